import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { line } from './size.ts';
import { vars } from './tokens.css.ts';

/** "You are here": a yellow bar with an ink hairline, the same in navigation, tabs and size picker. */
export const currentIndicator = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: line.bar,
  background: vars.surface.signal,
  borderTop: `${line.hair} solid ${vars.line.strong}`,
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} satisfies StyleRule;

/** A pointed or selected row of a list of suggestions; for `selectors`, in a box with a position. */
export const activeOption = {
  '&:hover, &[aria-selected="true"]': { background: vars.surface.quiet },
  '&[aria-selected="true"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: line.mark,
    background: vars.surface.signal,
    borderRight: `${line.hair} solid ${vars.line.strong}`,
  },
} satisfies StyleRule['selectors'];

/** The two-coloured ring that reads on snow, on ink and on yellow. Set where `outline` was taken away. */
export const focusRing = {
  outline: `${line.tick} solid ${vars.focus.outer}`,
  outlineOffset: line.tick,
  boxShadow: `0 0 0 ${line.tick} ${vars.focus.inner}`,
} satisfies StyleRule;

/** On ink or over photographs the ring is yellow alone. Spread into the surface, not into the control. */
export const inverseFocus = {
  [vars.focus.outer]: vars.surface.signal,
  [vars.focus.inner]: 'transparent',
};

/** Read aloud, not drawn. */
export const visuallyHiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** An arrow-shaped outline, pointing right (or left), for `clipPath`. */
export const arrowShape = (point: string) =>
  `polygon(0 0, calc(100% - ${point}) 0, 100% 50%, calc(100% - ${point}) 100%, 0 100%)`;

/** Hatching: sold out, closed all day. Never the only cue. */
export const hatch = (colour: string) =>
  `repeating-linear-gradient(135deg, transparent 0 7px, ${colour} 7px 8px)`;
