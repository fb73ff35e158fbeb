import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { currentIndicator } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

const select = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  appearance: 'none',
  width: '100%',
  cursor: 'pointer',
  background: 'transparent',
  textOverflow: 'ellipsis',
  borderRadius: 0,
  color: 'inherit',
});

export const look = styleVariants({
  boxed: [
    select,
    {
      minHeight: size.field,
      padding: `0 ${vars.space[7]} 0 ${vars.space[4]}`,
      border: `${line.hair} solid ${vars.line.control}`,
      borderRadius: vars.radius,
      selectors: {
        '&:hover:where(:enabled)': { borderColor: vars.text.muted },
        '&[aria-invalid="true"]': { border: `${line.rule} solid ${vars.line.danger}` },
      },
    },
  ],
  bar: [
    select,
    {
      minHeight: size.touch,
      marginBlock: `calc(-1 * ${vars.space[2]})`,
      border: 0,
      paddingRight: vars.space[6],
    },
  ],
});

export const withMark = style({ paddingLeft: vars.space[7] });

export const mark = style({
  position: 'absolute',
  left: vars.space[4],
  display: 'flex',
  pointerEvents: 'none',
});

export const arrow = styleVariants({
  boxed: { position: 'absolute', right: vars.space[4], display: 'flex', pointerEvents: 'none' },
  bar: { position: 'absolute', right: 0, display: 'flex', pointerEvents: 'none' },
});

/** A filter off its default: the yellow bar below (on the left, where the fields stand one below another). */
export const changed = style({
  fontWeight: 640,
  selectors: {
    '&::after': {
      ...currentIndicator,
      bottom: `calc(-1 * ${vars.space[4]})`,
      '@media': {
        ...currentIndicator['@media'],
        [media.belowTablet]: {
          insetInline: `calc(-1 * ${vars.space[5]}) auto`,
          top: `calc(-1 * ${vars.space[5]})`,
          width: line.mark,
          height: 'auto',
          borderTop: 0,
          borderRight: `${line.hair} solid ${vars.line.strong}`,
        },
      },
    },
  },
});
