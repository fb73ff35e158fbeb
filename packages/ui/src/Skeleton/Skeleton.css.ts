import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { appear } from '../theme/motion.css.ts';
import { size, line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

const bar = style({
  display: 'block',
  background: vars.surface.track,
  maxWidth: '100%',
  // Answers faster than 150 ms never show it.
  '@media': {
    [media.moving]: { animation: `${appear} ${vars.duration.fast} 150ms both` },
    [media.forcedColours]: { background: 'GrayText' },
  },
});

export const shape = styleVariants({
  text: [bar, { height: '.72em' }],
  title: [bar, { height: '1.3em' }],
  heading: [bar, { height: size.control }],
  tile: [
    bar,
    {
      height: size.shelf,
      background: vars.surface.quiet,
      borderBottom: `${line.rule} solid ${vars.line.hair}`,
    },
  ],
});

export const width = styleVariants({
  full: {},
  most: { width: '86%' },
  half: { width: '54%' },
  third: { width: '34%' },
  quarter: { width: '22%' },
});
