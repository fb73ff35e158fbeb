import { style } from '@vanilla-extract/css';
import { media, size, type, vars } from '@vetta/ui/theme';

/** Drawn here alone. */
const sizes = {
  hero: '700px',
  heroTall: '780px',
  heroText: '470px',
  heroLine: '27em',
  heroFoot: '336px',
  header: '76px',
};

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.surface.quiet,
  paddingTop: vars.space[7],
  // A least height, never a fixed one: zoomed text pushes the ridge down.
  minHeight: `clamp(${sizes.hero}, calc(100vh - ${sizes.header}), ${sizes.heroTall})`,
  '@media': {
    [media.belowTablet]: { minHeight: 0, padding: `${vars.space[6]} 0 ${sizes.heroFoot}` },
  },
});

export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
});

export const title = style({
  ...type.hero,
  // Its words stand on one line, which may reach into the margin, unless the visitor spaces letters.
  marginLeft: '-.04em',
  marginRight: `calc(-1 * ${vars.gutter})`,
  '@media': {
    [media.belowTablet]: {
      fontSize: vars.fontSize.heroPhone,
      lineHeight: 0.9,
      marginLeft: '-.06em',
    },
  },
});

export const word = style({ '@media': { [media.belowTablet]: { display: 'block' } } });

export const below = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: sizes.heroText,
  marginTop: vars.space[6],
});

export const tagline = style({ ...type.h3, fontWeight: 540, fontSize: vars.fontSize.tagline });
export const text = style({ color: vars.text.body, maxWidth: sizes.heroLine });
