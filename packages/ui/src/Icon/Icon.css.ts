import { style, styleVariants } from '@vanilla-extract/css';
import { size } from '../theme/size.ts';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'square',
});

export const solid = style({ fill: 'currentColor' });

export const scale = styleVariants({
  text: { width: '1em', height: '1em' },
  regular: { width: size.icon, height: size.icon },
  large: { width: size.check, height: size.check },
  star: { width: size.star, height: size.star },
});
