import { style } from '@vanilla-extract/css';
import { line } from '../theme/size.ts';

export const row = style({ display: 'inline-flex', gap: line.rule });
