import { style } from '@vanilla-extract/css';

/** Room for the list below the field. */
export const storyBar = style({ position: 'relative', minHeight: '700px' });
