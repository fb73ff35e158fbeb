import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { visuallyHiddenText, arrowShape } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: size.control,
  textDecoration: 'none',
  textAlign: 'center',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // Pressed: the whole button gives way by a hairline.
    '&:active:not(:disabled)': { transform: `translateY(${line.hair})` },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

const boxed = style({
  ...type.control,
  justifyContent: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[5],
  '@media': { [media.belowPhone]: { paddingInline: vars.space[3] } },
  border: `${line.control} solid ${vars.line.strong}`,
  borderRadius: vars.radius,
  selectors: {
    '&:disabled': { borderColor: vars.line.control, color: vars.text.muted, background: 'none' },
  },
});

export const variants = styleVariants({
  primary: {
    ...type.button,
    isolation: 'isolate',
    gap: vars.space[3],
    padding: `0 ${size.signEnd} 0 ${vars.space[5]}`,
    color: vars.text.onSignal,
    // The shape is cut out of the ::before, so the focus ring round the button survives.
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.surface.signal,
      clipPath: arrowShape(size.point),
      transition: `background ${vars.duration.fast}`,
    },
    selectors: {
      '&:hover::before': { background: vars.surface.signalHover },
      '&:disabled': { color: vars.text.body },
      '&:disabled::before': { background: vars.surface.track },
    },
    '@media': {
      [media.forcedColours]: { border: `${line.control} solid ButtonText` },
    },
  },
  outline: [
    boxed,
    {
      selectors: {
        '&:hover:not(:disabled)': { background: vars.surface.quiet },
        '&:active:not(:disabled)': { background: vars.surface.track },
      },
    },
  ],
  ink: [
    boxed,
    {
      color: vars.text.onInverse,
      background: vars.surface.inverse,
      selectors: { '&:hover:not(:disabled)': { background: vars.surface.inverseHover } },
    },
  ],
  text: {
    ...type.control,
    lineHeight: 1.2,
    minHeight: size.touch,
    gap: vars.space[2],
    selectors: { '&:disabled': { color: vars.text.muted } },
  },
});

export const sizes = styleVariants({ regular: {}, tall: { minHeight: size.controlTall } });

export const widths = styleVariants({
  content: {},
  full: { width: '100%' },
  phone: { '@media': { [media.belowTablet]: { width: '100%' } } },
});

// What is switched on shows it in its icon, too.
globalStyle(`${base}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

/** The underline of a text button, drawn close to the words while the target stays 44 px high. */
export const underlined = style({
  borderBottom: `${line.control} solid currentColor`,
  paddingBottom: vars.space[1],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const step = style({
  display: 'flex',
  transition: `transform ${vars.duration.base} ${vars.ease}`,
});

// A primary button as wide as its column keeps the arrow at its point.
globalStyle(`${variants.primary} > ${step}`, { marginLeft: 'auto' });

globalStyle(`a:hover > ${step}, button:hover:not(:disabled) > ${step}`, {
  '@media': { [media.moving]: { transform: `translateX(${vars.space[1]})` } },
});

export const wideOnly = style({
  '@media': {
    [media.belowDesktop]: visuallyHiddenText,
  },
});
