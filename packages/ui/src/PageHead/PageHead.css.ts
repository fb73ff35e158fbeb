import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  alignItems: 'end',
  paddingBlock: `${vars.space[8]} ${vars.space[7]}`,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[4],
      paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
    },
  },
});

/** Above a list the title is quiet: what is looked for begins in the first window. */
const list = style([
  head,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'last baseline',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    paddingBlock: vars.space[4],
    '@media': {
      [media.belowTablet]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' },
    },
  },
]);
export const headSize = { h1: head, list };

export const wholeRow = style({ gridColumn: '1 / -1', flexBasis: '100%' });

const title = style({
  ...type.h1,
  gridColumn: '1 / 9',
  marginLeft: '-.03em',
  overflowWrap: 'break-word',
  minWidth: 0,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const titleSize = styleVariants({
  h1: [title],
  list: [
    title,
    {
      fontSize: vars.fontSize.product,
      '@media': { [media.belowTablet]: { fontSize: vars.fontSize.h2 } },
    },
  ],
});

const lead = style({
  gridColumn: '9 / -1',
  color: vars.text.body,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

/** Beside the title as long as there is room for a few words. */
const listLead = style([
  lead,
  {
    ...type.small,
    flex: '1 1 16em',
    maxWidth: '34em',
    '@media': { [media.belowTablet]: { flex: 'none' } },
  },
]);
export const leadSize = { h1: lead, list: listLead };
