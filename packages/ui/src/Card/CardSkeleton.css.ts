import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { appear } from '../theme/motion.css.ts';
import { vars } from '../theme/tokens.css.ts';

/** The shelf is drawn in grey until products stand on it. */
export const tile = style({ borderBottomColor: vars.line.hair });

// A line of text gives the height; the bone is painted inside it.
const line = style({
  display: 'inline-block',
  maxWidth: '100%',
  background: `linear-gradient(${vars.surface.track}, ${vars.surface.track}) 0 50% / 100% 62% no-repeat`,
  '@media': {
    // An answer faster than 150 ms never shows it.
    [media.moving]: { animation: `${appear} ${vars.duration.fast} 150ms both` },
  },
});

export const bar = styleVariants({
  full: [line, { width: '96%' }],
  most: [line, { width: '74%' }],
  half: [line, { width: '50%' }],
  third: [line, { width: '28%' }],
});

export const grow = style({ flex: 'auto' });

/** As high as the amount (`Price`, size card). */
export const amount = style({
  display: 'block',
  fontSize: vars.fontSize.price,
  lineHeight: 1,
});

/** Keeps the room of the link. */
export const place = style({ visibility: 'hidden' });
