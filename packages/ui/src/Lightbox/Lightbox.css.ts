import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inverseFocus } from '../theme/focusAndMarkers.ts';
import { appear } from '../theme/motion.css.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { figures, type } from '../theme/typography.ts';

const viewerHead = `calc(${size.viewerButton} + 2 * ${vars.space[3]})`;

// The viewer comes with classes of its own; these rules give them the theme's look.
export const viewer = style({
  vars: {
    ...inverseFocus,
    '--yarl__color_backdrop': vars.surface.inverse,
    '--yarl__color_button': vars.text.onInverse,
    '--yarl__portal_zindex': vars.layer.viewer,
    '--yarl__toolbar_padding': vars.space[3],
  },
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${viewer} .yarl__button`, {
  width: size.viewerButton,
  height: size.viewerButton,
  padding: 0,
  placeItems: 'center',
  display: 'grid',
});
globalStyle(`${viewer} .yarl__navigation_prev, ${viewer} .yarl__navigation_next`, {
  border: `${line.control} solid ${vars.line.inverseControl}`,
  borderRadius: vars.radius,
  marginInline: vars.space[4],
  '@media': {
    [media.uprightTablet]: {
      top: 'auto',
      bottom: vars.space[4],
      transform: 'none',
      marginInline: vars.space[1],
    },
  },
});
globalStyle(`${viewer} .yarl__button:hover`, { background: vars.surface.inverseRaised });
globalStyle(`${viewer} .yarl__navigation_prev`, {
  '@media': { [media.uprightTablet]: { insetInline: 'auto 50%' } },
});
globalStyle(`${viewer} .yarl__navigation_next`, {
  '@media': { [media.uprightTablet]: { insetInline: '50% auto' } },
});
// The photo keeps clear of the name, the counter and the buttons, whatever its proportions.
globalStyle(`${viewer} .yarl__slide`, {
  padding: `${viewerHead} ${vars.space[9]} ${vars.space[4]}`,
  '@media': {
    [media.uprightTablet]: {
      padding: `${viewerHead} 0 calc(${size.viewerButton} + 2 * ${vars.space[4]})`,
    },
  },
});
// Its row of pictures is drawn here alone: the sheet it brings is for four sides, frames and shades.
globalStyle('.yarl__thumbnails', { height: '100%', display: 'flex', flexDirection: 'column' });
globalStyle('.yarl__thumbnails_wrapper', { flex: 1, position: 'relative' });
globalStyle('.yarl__thumbnails_container', {
  flex: 'none',
  padding: vars.space[4],
  overflow: 'hidden',
  background: vars.surface.inverse,
  userSelect: 'none',
  // In a low window, or at 400 %, the room is the photo's.
  '@media': { [media.low]: { display: 'none' } },
});
globalStyle('.yarl__thumbnails_track', { gap: size.viewerGap, outline: 'none' });
globalStyle('.yarl__thumbnails_thumbnail', {
  position: 'relative',
  flex: 'none',
  width: size.viewerThumb,
  height: size.viewerThumbHeight,
  opacity: 0.62,
  transition: `opacity ${vars.duration.fast}`,
});
// At the ends of the row pictures come and go while it moves on.
globalStyle('.yarl__thumbnails_thumbnail_fadein', {
  '@media': { [media.moving]: { animation: `${appear} ${vars.duration.fast}` } },
});
globalStyle('.yarl__thumbnails_thumbnail_fadeout', { opacity: 0 });
globalStyle('.yarl__thumbnails_thumbnail_placeholder', { visibility: 'hidden' });
globalStyle('.yarl__thumbnails_thumbnail_active, .yarl__thumbnails_thumbnail:focus-visible', {
  opacity: 1,
});
globalStyle('.yarl__thumbnails_thumbnail_active::after', {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: line.mark,
  background: vars.surface.signal,
  borderTop: `${line.hair} solid ${vars.line.strong}`,
});

export const head = style({
  ...type.title,
  position: 'absolute',
  top: 0,
  left: vars.space[5],
  height: viewerHead,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.onInverse,
});

export const counter = style({
  ...type.link,
  ...figures,
  fontSize: vars.fontSize.body,
  alignSelf: 'center',
  marginRight: vars.space[4],
  color: vars.text.onInverse,
});
