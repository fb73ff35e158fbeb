import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { visuallyHiddenText } from '../theme/focusAndMarkers.ts';
import { size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const frame = style({ position: 'relative', display: 'grid', overflow: 'hidden', minWidth: 0 });

export const box = styleVariants({
  ratio: [frame],
  fill: [frame, { width: '100%', height: '100%' }],
});

/** An empty drawing of the picture's own proportions: it holds the place before anything has loaded. */
export const sizer = style({ gridArea: '1 / 1', width: '100%', height: 'auto' });

/** Without a grid area: on paper, Chromium measures one from the whole list instead of this frame. */
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  '@media': {
    [media.moving]: { transition: `opacity ${vars.duration.fast} ${vars.ease}` },
  },
});

/** No box of its own: the image stands in the frame. */
export const formats = style({ display: 'contents' });

export const ground = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Drawn at once: the browser shows what it has, and server markup needs no script to be seen. */
export const shown = style({ opacity: 1 });

export const fit = styleVariants({
  cover: { objectFit: 'cover' },
  shelf: { objectFit: 'contain', objectPosition: 'bottom' },
  contain: { objectFit: 'contain' },
});

/** Without script nobody would take it away from behind a cut-out. */
const waiting = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const placeholder = styleVariants({
  cover: [waiting, { background: vars.surface.track }],
  shelf: [waiting],
  contain: [waiting, { background: vars.surface.quiet }],
});

const text = style({
  ...type.link,
  fontSize: vars.fontSize.small,
  lineHeight: 1.25,
  position: 'absolute',
});

export const words = style([text, { left: vars.space[4], bottom: vars.space[4] }]);

export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end center',
  background: vars.surface.quiet,
  containerType: 'inline-size',
});

export const failureText = style([
  text,
  {
    // On the pack, on two lines.
    width: '8em',
    bottom: vars.space[7],
    textAlign: 'center',
    color: vars.text.muted,
    '@media': {
      [media.belowPhone]: { bottom: vars.space[5], fontSize: vars.fontSize.label },
    },
    // A thumbnail has no room for words: they are said, not drawn.
    '@container': { [`(max-width: ${size.minTextWidth})`]: visuallyHiddenText },
  },
]);

/** Not larger than a pack in a picture, also on the shelf of a product's own page. */
export const missing = style({
  width: '100%',
  height: '100%',
  maxHeight: size.shelf,
  fill: vars.surface.track,
  '@media': { [media.forcedColours]: { fill: 'none', stroke: 'CanvasText' } },
});

export { unseen } from '../theme/visuallyHidden.css.ts';
