import { media, vars } from '@vetta/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** What the browser draws on the way can carry no class of its own, only this name. */
export const picture = 'picture';

// Nothing that is on its way may catch a press.
globalStyle('::view-transition', { pointerEvents: 'none' });

// The page itself is there at once.
globalStyle('::view-transition-old(root)', { display: 'none' });
globalStyle('::view-transition-new(root)', { animation: 'none' });

globalStyle(`::view-transition-group(.${picture})`, {
  animationDuration: vars.duration.base,
  animationTimingFunction: vars.ease,
});

// Both stand on their shelf, whatever the proportions of the two boxes.
globalStyle(`::view-transition-old(.${picture}), ::view-transition-new(.${picture})`, {
  height: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
});

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.calm]: { animation: 'none !important' } },
});
