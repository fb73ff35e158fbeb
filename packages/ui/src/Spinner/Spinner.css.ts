import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size, line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const rise = keyframes({ to: { transform: 'scaleY(1)' } });

export const bars = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: line.tick,
  height: size.bars,
  flex: 'none',
});

export const bar = style({
  width: line.tick,
  height: size.bars,
  background: 'currentColor',
  transformOrigin: '50% 100%',
  '@media': {
    [media.moving]: {
      animation: `${rise} ${vars.duration.wait} ${vars.ease} infinite alternate`,
    },
    [media.forcedColours]: { background: 'CanvasText' },
  },
});

// The four bars of the mark: .3, .62, 1 and .5 of the height, 140 ms apart.
const heights = [0.3, 0.62, 1, 0.5];
for (const [at, height] of heights.entries()) {
  globalStyle(`${bar}:nth-child(${at + 1})`, {
    transform: `scaleY(${height})`,
    animationDelay: `${at * 140}ms`,
  });
}

export const spinner = style({
  ...type.link,
  fontSize: vars.fontSize.body,
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: vars.space[3],
});
