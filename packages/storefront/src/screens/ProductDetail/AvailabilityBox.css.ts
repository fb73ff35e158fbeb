import { figures, line, size, type, vars } from '@vetta/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

export const title = style({ padding: `${vars.space[4]} 0 ${vars.space[3]}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  borderTop: hairline,
});

const stock = style({
  ...type.link,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const stockTone = styleVariants({
  available: [stock, { color: vars.text.success, fontWeight: 600 }],
  soldOut: [stock, { color: vars.text.muted }],
});

const dot = style({ flex: 'none', width: size.status, height: size.status, borderRadius: '50%' });

/** Filled or a ring: not by colour alone. */
export const dotTone = styleVariants({
  available: [dot, { background: 'currentColor' }],
  soldOut: [dot, { boxShadow: `inset 0 0 0 ${line.rule} ${vars.line.control}` }],
});

export const total = style({
  ...type.link,
  ...figures,
  fontWeight: 400,
  padding: `${vars.space[3]} 0`,
  borderTop: hairline,
  textAlign: 'right',
});
