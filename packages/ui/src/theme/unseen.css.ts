import { style } from '@vanilla-extract/css';
import { hiddenText } from './marks.ts';

/** Read aloud, not drawn: one class for all of them. */
export const unseen = style(hiddenText);
