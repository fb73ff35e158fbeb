import { size } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of one of four columns. */
export const storyFrame = style({ maxWidth: `calc(${size.page} / 4)` });
