import { media, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [media.print]: { display: 'block', minHeight: 0 } },
});

// The room that the window keeps for the question about cookies: paper has no window.
globalStyle('body', { '@media': { [media.print]: { paddingBottom: '0 !important' } } });

export const main = style({
  flex: '1 0 auto',
  // The screen is on its way: the footer would be seen, and pushed out of the window when it comes.
  selectors: { '&:empty': { minHeight: '100dvh' } },
});

export { unseen } from '@vetta/ui/theme';

/** Out of sight until it has the focus. */
export const skip = style({
  position: 'absolute',
  top: vars.space[2],
  left: vars.gutter,
  zIndex: vars.layer.overlay,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.signal,
  color: vars.text.onSignal,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
