/** Widths, in CSS pixels at the usual text size, at which the layout changes; from wide to narrow. */
export const breakpoints = {
  desktop: 1080,
  laptop: 1023.98,
  tablet: 820,
  gutter: 720,
  phone: 480,
  tiny: 379.98,
} as const;

/**
 * A width as a query has to say it: in `em`, so that a visitor who reads at twice the size gets the
 * layout of half the width, and nothing is cut off.
 */
const em = (pixels: number) => `${Number((pixels / 16).toFixed(5))}em`;

/** Queries for `'@media'`: at or below the width. */
export const media = {
  belowDesktop: `(max-width: ${em(breakpoints.desktop)})`,
  belowLaptop: `(max-width: ${em(breakpoints.laptop)})`,
  belowTablet: `(max-width: ${em(breakpoints.tablet)})`,
  belowGutter: `(max-width: ${em(breakpoints.gutter)})`,
  belowPhone: `(max-width: ${em(breakpoints.phone)})`,
  belowTiny: `(max-width: ${em(breakpoints.tiny)})`,
  /** Narrow, and high enough for parts that stay in place at the foot. */
  uprightTablet: `(max-width: ${em(breakpoints.tablet)}) and (min-height: 30em)`,
  low: '(max-height: 29.99em)',
  aboveTablet: `(min-width: ${em(breakpoints.tablet + 0.02)})`,
  aboveLaptop: `(min-width: ${em(breakpoints.laptop + 0.02)})`,
  aboveDesktop: `(min-width: ${em(breakpoints.desktop + 0.02)})`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  /** A finger: phones and tablets. */
  touch: '(pointer: coarse)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
  noScript: '(scripting: none)',
} as const;
