import { line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  padding: `${vars.space[5]} 0 ${vars.space[7]}`,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] },
  },
});

export const product = style({
  gridColumn: '1 / 5',
  minWidth: 0,
  '@media': { [media.belowTablet]: { gridColumn: 'auto' } },
});

export const tile = style({
  position: 'relative',
  padding: `${vars.space[7]} ${vars.space[5]} 0`,
  marginBottom: vars.space[4],
  background: vars.surface.quiet,
  borderBottom: `${line.rule} solid ${vars.line.strong}`,
});

export const picture = style({ position: 'relative', height: size.tub });

export const badge = style({ position: 'absolute', top: vars.space[3], left: vars.space[3] });

export const brand = style({
  ...type.brand,
  lineHeight: 1.2,
  color: vars.text.muted,
  marginBottom: vars.space[2],
});

export const description = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  color: vars.text.body,
  marginTop: vars.space[2],
});

/** As high as the product beside them, each row as high as the others: no gap differs. */
export const variants = style({
  gridColumn: '5 / -1',
  display: 'grid',
  gridAutoRows: '1fr',
  paddingLeft: vars.space[5],
  minWidth: 0,
  '@media': { [media.belowTablet]: { display: 'block', gridColumn: 'auto', paddingLeft: 0 } },
});

/** Words, then flavour, size and price in columns of their own so that rows compare, then the arrow. */
export const variant = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 10em auto',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  padding: `${vars.space[4]} 0`,
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const name = style({ ...type.h3, fontSize: vars.fontSize.lead, overflowWrap: 'anywhere' });

/** The link of the row; its target is the whole row. */
export const link = style({
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${variant}:hover &`]: { textDecoration: 'underline' } },
});

export const text = style({
  ...type.small,
  color: vars.text.body,
  marginTop: vars.space[1],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `${size.termWide} ${size.tile}`,
  gap: vars.space[2],
  '@media': {
    [media.belowDesktop]: { gridColumn: 1, gridRow: 2, display: 'flex', flexWrap: 'wrap' },
  },
});

/** In columns, so that flavours stand under flavours and sizes under sizes. */
export const flavour = style({ display: 'grid', gridColumn: 1 });
export const quantity = style({ display: 'grid', gridColumn: 2 });

/** What it costs today, and that there is none. */
export const offer = style({
  ...type.small,
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'right',
  '@media': { [media.belowDesktop]: { gridColumn: 2, gridRow: 2 } },
});
export const soldOut = style({ color: vars.text.muted });

export const arrow = style({
  display: 'flex',
  transition: `transform ${vars.duration.base} ${vars.ease}`,
  '@media': { [media.belowDesktop]: { gridColumn: 2, gridRow: 1, justifySelf: 'end' } },
});

globalStyle(`${variant}:hover ${arrow}`, {
  '@media': { [media.moving]: { transform: `translateX(${vars.space[1]})` } },
});
