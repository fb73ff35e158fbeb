import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { hiddenText } from '../theme/marks.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const hairline = `${line.hair} solid ${vars.line.hair}`;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  marginLeft: `-${line.hair}`,
  borderLeft: hairline,
  borderBottom: hairline,
});

/** The picture's cell; its foot is the shelf. Badges stand above the picture and push it down, never over it. */
export const place = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  '@media': { [media.belowPhone]: { padding: `${vars.space[2]} ${vars.space[2]} 0` } },
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: vars.space[1],
  minHeight: size.touch,
  marginRight: size.touch,
  '@media': {
    [media.belowPhone]: { flexDirection: 'column', alignItems: 'start', minHeight: size.badgeRows },
  },
});

export const action = style({
  position: 'absolute',
  zIndex: 2,
  top: vars.space[1],
  right: vars.space[1],
});

export const picture = style({
  position: 'relative',
  alignSelf: 'end',
  height: size.tub,
  paddingInline: vars.space[4],
  '@media': { [media.belowPhone]: { height: size.tubSmall, paddingInline: vars.space[2] } },
});

globalStyle(`${picture} img`, {
  transformOrigin: '50% 100%',
  '@media': {
    [media.moving]: {
      transition: `transform ${vars.duration.slow} ${vars.ease}, opacity ${vars.duration.fast} ${vars.ease}`,
    },
  },
});
globalStyle(`${card}:hover ${picture} img`, {
  '@media': { [media.moving]: { transform: 'scale(1.025)' } },
});

export const soldOut = style({});
globalStyle(`${soldOut} ${picture}`, { filter: 'grayscale(1)', opacity: 0.38 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[5]}`,
  minWidth: 0,
  '@media': {
    [media.belowPhone]: { padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[4]}` },
  },
});

export const eyebrow = style({ ...type.brand, lineHeight: 1.2, color: vars.text.muted });

export const title = style({
  ...type.h3,
  marginTop: vars.space[1],
  overflowWrap: 'anywhere',
  selectors: { [`${soldOut} &`]: { color: vars.text.muted } },
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.body } },
});

export const text = style({
  ...type.small,
  color: vars.text.body,
  margin: `${vars.space[2]} 0 ${vars.space[4]}`,
  overflowWrap: 'break-word',
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.label } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[2]}`,
  marginTop: 'auto',
  paddingTop: vars.space[3],
  borderTop: hairline,
});

/** Covers the whole card; what must stay clickable above it has a z-index. */
export const link = style({
  ...type.control,
  fontSize: vars.fontSize.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBottom: vars.space[1],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: `${line.control} solid transparent`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', zIndex: 1, inset: 0 },
    [`${card}:hover &`]: { borderColor: 'currentColor' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `${line.tick} solid ${vars.focus.outer}`,
      outlineOffset: `calc(-1 * ${line.tick})`,
      boxShadow: `inset 0 0 0 ${line.bar} ${vars.focus.inner}`,
    },
  },
});

export const above = style({ position: 'relative', zIndex: 2 });
export const priceLead = style({
  ...type.small,
  fontSize: vars.fontSize.label,
  color: vars.text.muted,
  display: 'block',
});
export const price = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const request = style({
  ...type.control,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.2,
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.body } },
});
export const was = style({ ...type.small, color: vars.text.muted });
export const unseen = style(hiddenText);
