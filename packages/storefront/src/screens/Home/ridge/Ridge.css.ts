import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { arrowShape, line, media, size, type, vars } from '@vetta/ui/theme';
import { altitudes, narrowRidge, rise, wideRidge } from './geometry.ts';

/** How large one unit of the drawing gets at most. */
const largestUnit = '1.25px';

// Computed here, at build time, the figures are sent to the browser without what they are computed from.
export const narrowScreens: string = media.belowTablet;
export const sizes = {
  narrow: { width: narrowRidge.width, height: narrowRidge.height },
  wide: { width: wideRidge.width, height: wideRidge.height },
};

/**
 * A pixel of the drawing: from valley to valley it fits where the window is not that wide, and its ends
 * stay out of sight where the window is wider than the drawing.
 */
const unit = createVar();

export const ridge = style({
  vars: {
    [unit]: `clamp(min(100vw / ${wideRidge.width}, ${largestUnit}), ${line.hair}, 100vw / ${parseFloat(size.page)})`,
  },
  '@media': { [media.belowTablet]: { vars: { [unit]: line.hair } } },
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  pointerEvents: 'none',
});

export const drawing = style({
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: `calc(${wideRidge.width} * ${unit})`,
  maxWidth: 'none',
  height: 'auto',
  transform: 'translateX(-50%)',
  '@media': { [media.belowTablet]: { width: narrowRidge.width } },
});

const at = (place: 'west' | 'summit' | 'east') => ({
  left: `calc(50% + ${wideRidge[place] - wideRidge.width / 2} * ${unit})`,
  bottom: `calc(${rise(wideRidge, altitudes[place])} * ${unit})`,
  '@media': {
    [media.belowTablet]: {
      left: `calc(50% + ${narrowRidge[place] - narrowRidge.width / 2}px)`,
      bottom: rise(narrowRidge, altitudes[place]),
    },
  },
});

export const flag = style({
  position: 'absolute',
  width: line.rule,
  height: vars.space[8],
  background: vars.line.strong,
  color: vars.text.strong,
  pointerEvents: 'auto',
});

export const place = styleVariants({
  west: at('west'),
  east: [at('east'), { '@media': { [media.belowTablet]: { height: vars.space[9] } } }],
});

export const sign = style({
  ...type.control,
  fontSize: vars.fontSize.small,
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minHeight: vars.space[6],
  padding: `0 ${vars.space[5]} 0 ${vars.space[3]}`,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  background: vars.surface.signal,
  clipPath: arrowShape(size.smallPoint),
  ':hover': { background: vars.surface.signalHover },
  ':focus-visible': { clipPath: 'none' },
  '@media': { [media.forcedColours]: { clipPath: 'none', border: `${line.hair} solid LinkText` } },
});

// Where the eastern valley lies near the right edge its sign points left.
export const eastSign = style({
  '@media': {
    [media.belowDesktop]: {
      left: 'auto',
      right: 0,
      padding: `0 ${vars.space[3]} 0 ${vars.space[5]}`,
      clipPath: `polygon(${size.smallPoint} 0, 100% 0, 100% 100%, ${size.smallPoint} 100%, 0 50%)`,
    },
  },
});

export const peak = style([
  at('summit'),
  {
    ...type.brand,
    position: 'absolute',
    fontSize: vars.fontSize.label,
    display: 'flex',
    gap: vars.space[2],
    height: vars.space[7],
    paddingLeft: vars.space[3],
    whiteSpace: 'nowrap',
    borderLeft: `${line.hair} solid ${vars.line.strong}`,
  },
  {
    '@media': {
      [media.belowTablet]: {
        borderLeft: 0,
        borderRight: `${line.hair} solid ${vars.line.strong}`,
        padding: `0 ${vars.space[3]} 0 0`,
        transform: 'translateX(-100%)',
      },
    },
  },
]);

export const detail = style({ fontWeight: 450, fontStretch: '88%' });
