import { style } from '@vanilla-extract/css';
import { byNote } from '../CardGrid/CardGrid.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

// Lines of the card, in the areas of its grid.

const small = { ...type.small, fontSize: vars.fontSize.label, lineHeight: 1.2 } as const;

/** Until when the amount holds: a line of its own, where there is one. */
export const until = style({
  ...small,
  gridArea: 'until',
  marginTop: vars.space[2],
  color: vars.text.strong,
  '@media': { [media.belowPhone]: { marginTop: 0, fontSize: vars.fontSize.tag } },
});

/** What leads to the amount, and the amount before where there is one. */
export const lead = style({
  ...small,
  gridArea: 'lead',
  color: vars.text.muted,
  '@media': { [media.belowPhone]: { fontSize: vars.fontSize.tag } },
});

/**
 * On the line of the amount; on a phone on that of its lead. Its words are read out, and the amount of
 * them drawn: a list of a hundred cards counts its elements.
 */
export const before = style({
  display: 'block',
  fontSize: 0,
  textDecoration: 'none',
  '::after': {
    ...figures,
    content: ['attr(data-amount)', 'attr(data-amount) / ""'],
    fontFamily: vars.font.head,
    fontSize: vars.fontSize.label,
    fontStretch: '92%',
    textDecoration: 'line-through',
  },
  '@media': {
    [media.belowPhone]: {
      display: 'inline',
      marginLeft: vars.space[2],
      '::after': { fontSize: vars.fontSize.tag },
    },
  },
});

export const amount = style({
  ...type.price,
  gridArea: 'amount',
  marginTop: vars.space[2],
  fontSize: vars.fontSize.price,
  whiteSpace: 'nowrap',
  '@media': { [media.belowPhone]: { marginTop: vars.space[1] } },
  selectors: {
    [`${byNote} &`]: { fontSize: vars.fontSize.small, letterSpacing: 'normal' },
  },
});

export const light = style([amount, { color: vars.text.muted, fontWeight: 450 }]);

/** What stands below the amount. */
export const detail = {
  ...type.brand,
  ...figures,
  marginTop: vars.space[2],
  fontSize: vars.fontSize.label,
  fontWeight: 400,
  lineHeight: 1.2,
  color: vars.text.muted,
};
export const unit = style({
  ...detail,
  gridArea: 'unit',
  '@media': {
    [media.belowPhone]: { marginTop: 0, justifySelf: 'end', fontSize: vars.fontSize.tag },
  },
});

/** In place of a price: words on the line of the amount, and above the card's own link a way to ask. */
export const request = style({
  ...type.title,
  fontSize: vars.fontSize.body,
  gridRow: 'amount',
  gridColumn: '1 / -1',
  marginTop: vars.space[2],
  minHeight: vars.fontSize.price,
  '@media': {
    [media.belowPhone]: { gridColumn: '2 / -1', gridRow: 'lead', marginTop: 0, minHeight: 0 },
  },
});
export const ask = style([
  unit,
  {
    position: 'relative',
    zIndex: 2,
    justifySelf: 'start',
    '@media': { [media.belowPhone]: { gridArea: 'amount', marginTop: vars.space[1] } },
  },
]);
