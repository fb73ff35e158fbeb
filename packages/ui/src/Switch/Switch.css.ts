import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.switchName} minmax(0, 1fr) auto`,
  gap: `${vars.space[1]} ${vars.space[5]}`,
  alignItems: 'center',
  minHeight: size.step,
  paddingBlock: vars.space[3],
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const name = style({ ...type.control, fontSize: vars.fontSize.body, lineHeight: 1.2 });

export const text = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  lineHeight: 1.4,
  color: vars.text.body,
  '@media': { [media.belowTablet]: { gridRow: 2, gridColumn: '1 / -1' } },
});

export const side = style({
  ...type.link,
  fontSize: vars.fontSize.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  minHeight: size.touch,
  color: vars.text.muted,
  cursor: 'pointer',
});

export const input = style({
  appearance: 'none',
  position: 'relative',
  width: size.switchWidth,
  height: size.switchHeight,
  margin: 0,
  flex: 'none',
  border: `${line.control} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: vars.line.strong },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: vars.space[1],
      left: vars.space[1],
      // All border: in colours of the visitor's own a background is taken away, a border is not.
      border: `${line.label} solid ${vars.line.control}`,
      transition: `transform ${vars.duration.fast} ${vars.ease}`,
    },
    '&:checked': { background: vars.surface.inverse, borderColor: vars.line.strong },
    '&:checked::before': {
      borderColor: vars.surface.signal,
      transform: `translateX(${vars.space[5]})`,
    },
    '&[aria-disabled="true"]': {
      background: vars.text.muted,
      borderColor: vars.text.muted,
      cursor: 'default',
    },
    '&[aria-disabled="true"]::before': { borderColor: vars.surface.track },
  },
});
