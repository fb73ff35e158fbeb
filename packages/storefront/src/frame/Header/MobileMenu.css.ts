import { line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** The sheet covers the page below the header, which stays in place above it. */
export const sheet = style({
  position: 'absolute',
  // Below the header's own hairline.
  top: `calc(100% + ${line.hair})`,
  left: 0,
  right: 0,
  height: 'calc(100dvh - 100%)',
  minHeight: '60vh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[6],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.gutter} ${vars.space[5]}`,
  background: vars.surface.page,
  '@media': { [media.aboveDesktop]: { display: 'none' } },
});

export const link = style({
  ...type.h1,
  fontSize: '2.125rem',
  fontStretch: '122%',
  fontWeight: 500,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.touch,
  paddingBlock: vars.space[4],
  textDecoration: 'none',
  color: 'inherit',
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  selectors: {
    '&[aria-current]': {
      borderLeft: `${line.mark} solid ${vars.surface.signal}`,
      paddingLeft: vars.space[4],
    },
  },
});

export const counter = style({
  ...type.control,
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  padding: `${vars.space[1]} ${vars.space[2]}`,
});

export const shops = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[4],
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[4],
});

export const shop = style({ ...type.link, display: 'grid', gap: vars.space[1] });

export const name = style({ fontWeight: 620 });

/** The word comes once the page knows the time: its place is kept. */
export const state = style({ minHeight: '1.4em' });

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: size.touch,
  color: 'inherit',
});
