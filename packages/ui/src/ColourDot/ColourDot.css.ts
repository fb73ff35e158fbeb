import { styleVariants } from '@vanilla-extract/css';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const scale = styleVariants({
  regular: { width: size.dot, height: size.dot, flex: 'none', stroke: vars.line.dot },
  small: { width: size.dotSmall, height: size.dotSmall, flex: 'none', stroke: vars.line.dot },
});
