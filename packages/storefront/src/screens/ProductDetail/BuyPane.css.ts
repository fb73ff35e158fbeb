import { line, media, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Drawn here alone: the lines of a hundred grams, a figure, and how long the pack lasts. */
const sizes = { figures: '92px', figuresWidth: '200px' };

export const marks = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

/** Long names of brand and category break into two lines; the stars keep their place. */
export const makers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minWidth: 0,
});

export const brand = style({
  fontFamily: vars.font.head,
  fontWeight: 500,
  fontStretch: '92%',
  fontSize: vars.fontSize.body,
  lineHeight: 1,
  overflowWrap: 'anywhere',
});

export const stars = style({
  flex: 'none',
  paddingTop: vars.space[1],
  '@media': { [media.print]: { display: 'none' } },
});

export const title = style({ padding: `${vars.space[3]} 0`, overflowWrap: 'anywhere' });

const rule = `${line.rule} solid ${vars.line.strong}`;

export const purchase = style({ borderTop: rule });

/** Beside a picture that is higher than this column: at its foot. */
export const purchaseAtFoot = style([purchase, { marginTop: 'auto' }]);

/** As high before the details have come as with them. */
export const figures = style({
  // What is left out leaves its room above: the last line stands beside the price.
  display: 'grid',
  alignContent: 'end',
  flex: `1 1 ${sizes.figuresWidth}`,
  minWidth: 0,
  minHeight: sizes.figures,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});

export const availability = style({ marginTop: vars.space[4], borderTop: rule });
