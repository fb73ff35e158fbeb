import { style } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: size.searchBar,
  minWidth: 0,
  ':focus-within': {
    outline: `${line.tick} solid ${vars.focus.outer}`,
    outlineOffset: `calc(-1 * ${line.tick})`,
    boxShadow: `inset 0 0 0 ${line.bar} ${vars.focus.inner}`,
    paddingInlineStart: vars.space[4],
  },
});

export const input = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  background: 'none',
  fontSize: vars.fontSize.lead,
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The bar draws the ring for it.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});
