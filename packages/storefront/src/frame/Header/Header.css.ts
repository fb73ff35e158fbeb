import { currentIndicator, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  background: vars.surface.page,
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  transition: `transform ${vars.duration.base} ${vars.ease}, margin-bottom ${vars.duration.fast} ${vars.ease}`,
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.print]: { position: 'static', transform: 'none' },
  },
});

// What the keyboard reaches must not end up under the header (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${header})`, { scrollPaddingTop: '92px' });

export const place = styleVariants({
  shown: {},
  hidden: { transform: 'translateY(-100%)' },
  /** With its menu open: the sheet covers the consent banner too. */
  aboveAll: { zIndex: vars.layer.overlay },
});

export const row = style({
  display: 'flex',
  // Only for text enlarged on a small screen: what no longer fits takes a second row.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[6]}`,
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  transition: `min-height ${vars.duration.fast} ${vars.ease}`,
  '@media': {
    [media.belowDesktop]: { columnGap: vars.space[4] },
    // Room for three figures beside the heart at 320 px.
    [media.belowTiny]: { columnGap: vars.space[1] },
    [media.calm]: { transition: 'none' },
  },
});

export const height = styleVariants({
  regular: { minHeight: '76px', '@media': { [media.belowDesktop]: { minHeight: '64px' } } },
  compact: { minHeight: '56px', '@media': { [media.belowDesktop]: { minHeight: '52px' } } },
});

/** The compact header leaves its room in the page: content that moved would disturb the scrolling. */
export const room = styleVariants({
  regular: {},
  compact: { marginBottom: '20px', '@media': { [media.belowDesktop]: { marginBottom: '12px' } } },
});

export const home = style({ textDecoration: 'none', color: 'inherit', marginRight: 'auto' });

export const navigation = style({
  display: 'flex',
  gap: vars.space[1],
  alignSelf: 'stretch',
  alignItems: 'stretch',
  '@media': { [media.belowDesktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const link = style({
  ...type.link,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  minHeight: size.touch,
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&:hover': { background: vars.surface.quiet },
    '&[aria-current]': { fontWeight: 640 },
    '&[aria-current]::after': { ...currentIndicator, insetInline: vars.space[3] },
  },
});

export const favourites = style({
  alignSelf: 'stretch',
  display: 'flex',
  '@media': { [media.print]: { display: 'none' } },
});

/** A short rule parts the heart from the pages; its words end at the page's margin. */
globalStyle(`${favourites} > a`, {
  marginLeft: vars.space[3],
  marginRight: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.belowDesktop]: { marginInline: 0, paddingInline: vars.space[2] } },
});
globalStyle(`${favourites} > a::before`, {
  content: '""',
  position: 'absolute',
  left: `calc(-1 * ${vars.space[3]})`,
  height: vars.space[6],
  borderLeft: `${line.hair} solid ${vars.line.hair}`,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const favouritesLabel = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const counter = style({
  ...type.tag,
  display: 'grid',
  placeItems: 'center',
  minWidth: size.counter,
  height: size.counter,
  paddingInline: vars.space[1],
  background: vars.surface.inverse,
  color: vars.text.onInverse,
});

export const menuButton = style({
  display: 'none',
  marginRight: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.belowDesktop]: { display: 'block' }, [media.print]: { display: 'none' } },
});
