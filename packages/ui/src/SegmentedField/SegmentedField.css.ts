import { style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

export const label = style({ ...type.label, display: 'block', color: vars.text.muted });

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  // The segments are as high as a finger, their words stand below the label.
  marginTop: `calc(-1 * ${vars.space[1]})`,
});

export const segment = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  color: vars.text.body,
  cursor: 'pointer',
  // All border: in colours of the visitor's own a background is taken away, a border is not.
  '::before': {
    content: '""',
    width: size.status,
    height: size.status,
    border: `${line.control} solid ${vars.line.control}`,
  },
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:has(:checked)': { fontWeight: 640, color: vars.text.strong },
    '&:has(:checked)::before': { border: `${line.band} solid ${vars.line.strong}` },
    '&:has(:focus-visible)': focusRing,
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const count = style({
  ...figures,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.text.muted,
});
