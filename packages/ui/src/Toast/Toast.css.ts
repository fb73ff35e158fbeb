import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inverseFocus } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const enter = keyframes({ from: { transform: `translateY(${vars.space[4]})`, opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  position: 'fixed',
  // Below the header, where nothing is pressed that answers with a toast.
  inset: `${size.toastTop} ${size.toastEdge} auto auto`,
  zIndex: vars.layer.overlay,
  width: 'max-content',
  maxWidth: `min(${size.toastWidth}, calc(100vw - 2 * ${vars.space[4]}))`,
  '@media': {
    [media.belowTablet]: {
      inset: `auto ${vars.space[4]} ${vars.space[4]}`,
      width: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: size.toast,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[5]}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="end"]': { transform: 'translateX(100%)', opacity: 0 },
  },
  '@media': {
    [media.moving]: {
      animation: `${enter} ${vars.duration.base} ${vars.ease}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} both` },
        '&[data-swipe="cancel"]': {
          transform: 'none',
          transition: `transform ${vars.duration.fast}`,
        },
        '&[data-swipe="end"]': {
          transition: `transform ${vars.duration.fast}, opacity ${vars.duration.fast}`,
        },
      },
    },
  },
});

export const tone = styleVariants({
  success: [
    toast,
    {
      background: vars.surface.inverse,
      color: vars.text.onInverse,
      borderLeft: `${line.bar} solid ${vars.surface.signal}`,
      vars: inverseFocus,
      '@media': { [media.forcedColours]: { border: `${line.rule} solid CanvasText` } },
    },
  ],
  danger: [
    toast,
    {
      background: vars.surface.page,
      color: vars.text.strong,
      border: `${line.rule} solid ${vars.line.danger}`,
      borderLeftWidth: line.bar,
    },
  ],
});

const buttonBox = style({ display: 'flex', paddingBlock: vars.space[3] });
export const symbol = styleVariants({
  success: [buttonBox, { color: vars.surface.signal }],
  danger: [buttonBox, { color: vars.text.danger }],
});

export const words = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[2],
});
export const title = style({ ...type.link, fontSize: vars.fontSize.body, lineHeight: 1.3 });
export const text = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  lineHeight: 1.45,
  marginTop: vars.space[1],
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
});

export const spark = style({
  display: 'inline-flex',
  color: vars.surface.signal,
  verticalAlign: '-.1em',
});
export { unseen } from '../theme/visuallyHidden.css.ts';
