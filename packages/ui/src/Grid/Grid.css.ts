import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** How many columns there are at this width. */
export const count = createVar();

export const columns = styleVariants({
  1: { vars: { [count]: '1' } },
  2: { vars: { [count]: '2' }, '@media': { [media.belowTablet]: { vars: { [count]: '1' } } } },
  3: { vars: { [count]: '3' }, '@media': { [media.belowTablet]: { vars: { [count]: '1' } } } },
  4: {
    vars: { [count]: '4' },
    '@media': {
      [media.belowDesktop]: { vars: { [count]: '3' } },
      [media.belowTablet]: { vars: { [count]: '2' } },
      [media.belowTiny]: { vars: { [count]: '1' } },
    },
  },
});

export const lines = styleVariants({
  none: [{ display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }],
  ruled: {
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    borderTop: `${line.rule} solid ${vars.line.strong}`,
  },
});

globalStyle(`${lines.ruled} > *`, {
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[2]} 0`,
  '@media': { [media.belowTablet]: { paddingBlock: vars.space[5] } },
});

const hairline = `${line.hair} solid ${vars.line.hair}`;

globalStyle(`${lines.ruled} > * + *`, {
  paddingLeft: vars.space[5],
  borderLeft: hairline,
  '@media': { [media.belowTablet]: { paddingLeft: 0, borderLeft: 0, borderTop: hairline } },
});
