import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', width: '100%', height: '100%' });

export const faded = style({ filter: 'grayscale(1)', opacity: 0.38 });
