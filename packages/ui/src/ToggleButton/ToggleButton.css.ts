import { style } from '@vanilla-extract/css';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';

export const toggle = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  fontSize: vars.fontSize.lead,
  // Prerendered it looks ready; where no script will ever run it would promise too much.
  '@media': { '(scripting: none)': { display: 'none' } },
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
    '&[aria-pressed="true"]::before': { background: vars.surface.signal },
    '&[aria-pressed="true"]:hover:not(:disabled)::before': { background: vars.surface.signalHover },
  },
});

export const mark = style({
  position: 'relative',
  display: 'flex',
  // The drawing changes with the press: under the pointer that would be a leaving and an entering.
  pointerEvents: 'none',
});
