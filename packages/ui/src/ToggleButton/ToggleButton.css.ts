import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

/** The heart of `Icon` as the outlines of its line, within 24 pixels. */
const outer = 'M12 21.57 3.96 13.47A5.8 5.8 0 0 1 12 5.11 5.8 5.8 0 0 1 20.04 13.47Z';
const inner = 'M12 19.03 5.23 12.2A4 4 0 1 1 12 8.68 4 4 0 1 1 18.77 12.2Z';

/** Drawn, not built: a list has one for each of its cards. */
export const toggle = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  // Prerendered it looks ready; where no script will ever run it would promise too much.
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.forcedColours]: { '::after': { background: 'ButtonText' } },
  },
  '::after': {
    content: '""',
    position: 'relative',
    width: size.check,
    height: size.check,
    background: 'currentColor',
    clipPath: `path(evenodd, "${outer}${inner}")`,
  },
  selectors: {
    '&:disabled': { cursor: 'progress' },
    '&:active:not(:disabled)': { transform: `translateY(${line.hair})` },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: vars.space[1],
      borderRadius: '50%',
      transition: `background ${vars.duration.fast}`,
    },
    '&:hover:not(:disabled)::before': { background: vars.surface.track },
    '&[aria-pressed="true"]::after': { clipPath: `path("${outer}")` },
    '&[aria-pressed="true"]::before': { background: vars.surface.signal },
    '&[aria-pressed="true"]:hover:not(:disabled)::before': { background: vars.surface.signalHover },
  },
});
