import { style } from '@vanilla-extract/css';
import { media, vars } from '@vetta/ui/theme';

export const place = style({ position: 'relative', display: 'grid' });

/** On wide screens the note lies over the button, on narrow ones it is a tag above it: nothing moves. */
export const note = style({
  selectors: {
    '&:not(:empty)': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      borderRadius: vars.radius,
      background: vars.surface.inverse,
      color: vars.text.onInverse,
      fontFamily: vars.font.head,
      fontWeight: 600,
      fontSize: vars.fontSize.control,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.belowDesktop]: {
      selectors: {
        '&:not(:empty)': {
          inset: 'auto',
          // Wider than its button: Firefox would count the icon, which may shrink, as zero.
          width: 'max-content',
          right: 0,
          bottom: `calc(100% + ${vars.space[3]})`,
          zIndex: 3,
          padding: vars.space[3],
        },
        '&:not(:empty)::after': {
          content: '""',
          position: 'absolute',
          right: vars.space[5],
          top: '100%',
          border: `${vars.space[2]} solid transparent`,
          borderTopColor: vars.surface.inverse,
        },
      },
    },
    [media.forcedColours]: {
      selectors: { '&:not(:empty)': { border: '1px solid CanvasText' } },
    },
  },
});

export { unseen } from '@vetta/ui/theme';
export const seen = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
