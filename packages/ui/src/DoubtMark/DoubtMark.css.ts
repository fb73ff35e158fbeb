import { globalStyle, style } from '@vanilla-extract/css';
import { hatch } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const place = style({ display: 'flex' });

// The tile, and the frame of the picture where that is all of the tile.
globalStyle(`:has(> ${place}), ${place} ~ span`, { backgroundImage: hatch(vars.surface.track) });

export const mark = style({
  ...type.tag,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.badge,
  border: `${line.hair} solid ${vars.line.strong}`,
  background: vars.surface.page,
  color: vars.text.strong,
});

export const symbol = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[2],
  borderRight: `${line.hair} solid ${vars.line.strong}`,
  fontWeight: 700,
});

export const words = style({ padding: `${vars.space[1]} ${vars.space[2]}` });
