import { style, styleVariants } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const pair = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  borderTop: `${line.hair} solid ${vars.line.hair}`,
});

export const open = style({ selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } } });

export const terms = styleVariants({
  regular: { gridTemplateColumns: `min(${size.term}, 42%) minmax(0, 1fr)` },
  wide: { gridTemplateColumns: `min(${size.termWide}, 42%) minmax(0, 1fr)` },
  ends: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export const term = style({ color: vars.text.muted, overflowWrap: 'break-word' });
export const detail = styleVariants({
  regular: { overflowWrap: 'anywhere' },
  strong: { overflowWrap: 'anywhere', fontWeight: 500 },
});
