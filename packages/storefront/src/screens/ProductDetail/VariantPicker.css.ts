import { figures, line, media, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** On paper nobody chooses: what was chosen stands in one line. */
export const printed = style({
  ...type.title,
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  // Title, stock and rating on one line.
  '@media': { [media.belowPhone]: { columnGap: vars.space[2] } },
});

export const title = style({
  ...type.title,
  '@media': { [media.belowTiny]: { fontStretch: '95%' } },
});

export const rating = style({
  marginLeft: 'auto',
  ...type.label,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.text.muted,
});

const stock = style({ ...type.label, fontWeight: 600 });

export const inStock = style([stock, { color: vars.text.success }]);
export const soldOut = style([stock, { color: vars.text.muted }]);
