import { styleVariants } from '@vanilla-extract/css';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const weight = styleVariants({
  hair: { border: 0, borderTop: `${line.hair} solid ${vars.line.hair}` },
  rule: { border: 0, borderTop: `${line.rule} solid ${vars.line.strong}` },
});
