import { keyframes } from '@vanilla-extract/css';

/** Comes out of nothing. */
export const appear = keyframes({ from: { opacity: 0 } });

/** Comes up from below the window. */
export const rise = keyframes({ from: { transform: 'translateY(100%)' } });
