/** Widths in CSS pixels at which the layout changes; drawn from wide to narrow. */
export const breakpoints = {
  desktop: 1080,
  tablet: 820,
  gutter: 720,
  phone: 480,
  tiny: 379.98,
} as const;

/** Queries for `'@media'`: at or below the width. */
export const media = {
  belowDesktop: `(max-width: ${breakpoints.desktop}px)`,
  belowTablet: `(max-width: ${breakpoints.tablet}px)`,
  belowGutter: `(max-width: ${breakpoints.gutter}px)`,
  belowPhone: `(max-width: ${breakpoints.phone}px)`,
  belowTiny: `(max-width: ${breakpoints.tiny}px)`,
  aboveTablet: `(min-width: ${breakpoints.tablet + 0.02}px)`,
  aboveDesktop: `(min-width: ${breakpoints.desktop + 0.02}px)`,
  calm: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
} as const;
