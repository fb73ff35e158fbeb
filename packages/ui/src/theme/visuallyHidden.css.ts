import { style } from '@vanilla-extract/css';
import { visuallyHiddenText } from './focusAndMarkers.ts';

/** Read aloud, not drawn: one class for all of them. */
export const unseen = style(visuallyHiddenText);
