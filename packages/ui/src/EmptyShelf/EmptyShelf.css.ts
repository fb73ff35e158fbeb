import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

const hairline = `${line.hair} solid ${vars.line.hair}`;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  height: size.shelf,
  overflow: 'hidden',
  background: vars.surface.quiet,
  borderTop: hairline,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      height: size.shelfSmall,
      marginInline: `calc(-1 * ${vars.gutter})`,
    },
  },
});

export const cell = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minWidth: 0,
  selectors: {
    '&:first-child': { justifyContent: 'flex-start', paddingLeft: vars.space[5] },
    '& + &': { borderLeft: hairline },
  },
  '@media': {
    [media.belowTablet]: { selectors: { '&:nth-child(n+3)': { display: 'none' } } },
  },
});

export const figure = style({
  ...type.figure,
  fontStretch: '125%',
  fontSize: vars.fontSize.figure,
  // The figure's foot stands on the shelf: its line box ends at the baseline.
  lineHeight: 0.668,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  quiet: { color: vars.text.strong },
  danger: { color: vars.text.danger },
});

export const bigIcon = style({
  width: size.bigIcon,
  height: size.bigIcon,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  marginBottom: size.iconFoot,
  '@media': { [media.belowTablet]: { width: size.bigIconSmall, height: size.bigIconSmall } },
});

export const tub = style({
  height: size.tub,
  width: 'auto',
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeDasharray: '5 6',
  '@media': { [media.belowTablet]: { height: size.tubSmall } },
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  paddingTop: vars.space[5],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] },
  },
});

export const title = style({
  ...type.h2,
  gridColumn: '1 / 8',
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const body = style({
  display: 'grid',
  gap: vars.space[5],
  gridColumn: '8 / -1',
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const text = style({ ...type.body, color: vars.text.body });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const links = style({
  ...type.link,
  ...figures,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  paddingTop: vars.space[4],
  borderTop: hairline,
});

globalStyle(`${links} > span`, { color: vars.text.muted });
