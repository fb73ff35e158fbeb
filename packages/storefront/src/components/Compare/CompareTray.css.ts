import { currentIndicator, line, media, size, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const rule = `${line.rule} solid ${vars.line.strong}`;

/** Stays at the foot of the window; where the window is low it would hide what is read. */
export const tray = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: vars.layer.header,
  background: vars.surface.page,
  borderTop: rule,
  '@media': {
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// Room for the tray below the end of the page.
globalStyle(`body:has(${tray})`, {
  paddingBottom: '90px',
  '@media': {
    [media.belowTablet]: { paddingBottom: '120px' },
    [media.low]: { paddingBottom: 0 },
    [media.print]: { paddingBottom: 0 },
  },
});

/** Small, at the left, over what is read; what the page asks for stays the only sign. */
export const tag = style({
  position: 'fixed',
  left: vars.gutter,
  bottom: vars.space[4],
  zIndex: vars.layer.header,
  background: vars.surface.page,
  '@media': {
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${tag} > a`, { minHeight: size.touch, paddingInline: vars.space[4] });

// A notice says why a fifth is refused, and does not cover the link to the comparison.
const notice = `[role='region'] > ol[tabindex='-1']`;
globalStyle(`body:has(${tray}) ${notice}`, {
  '@media': { [media.belowTablet]: { bottom: '130px' }, [media.low]: { bottom: vars.space[4] } },
});
globalStyle(`body:has(${tag}) ${notice}`, {
  '@media': {
    [media.belowTablet]: { bottom: vars.space[8] },
    [media.low]: { bottom: vars.space[4] },
  },
});

// What asks about cookies stands above it until it is answered.
globalStyle(`body:has(${tray}) section[tabindex='-1']`, {
  bottom: '90px',
  '@media': { [media.belowTablet]: { bottom: '118px' }, [media.low]: { bottom: 0 } },
});

// Choosing is on: 'Confronta' says so as tabs and filters do, in place of its underline. A heart, which
// is pressed as well, has a name of its own and stays filled.
const pressed = 'main button[aria-pressed="true"]:not([aria-label]) > span:only-child:has(> svg)';
globalStyle(pressed, { position: 'relative', borderBottomColor: 'transparent' });
globalStyle(`${pressed}::after`, { ...currentIndicator, bottom: `calc(-1 * ${vars.space[2]})` });
globalStyle(`${pressed} > svg`, { fill: 'none' });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: '88px',
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gridTemplateAreas: '"words words clear" "places open open"',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      minHeight: 0,
      paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
    },
  },
});

export const places = style({
  display: 'flex',
  gap: vars.space[2],
  flex: 'none',
  '@media': {
    [media.belowTablet]: { gap: '6px', gridArea: 'places' },
    [media.belowPhone]: { gap: vars.space[1] },
  },
});

export const place = style({
  position: 'relative',
  width: '64px',
  '@media': {
    [media.belowTablet]: { width: '40px' },
    [media.belowPhone]: { width: '34px' },
    [media.belowTiny]: { width: '30px' },
  },
});

/** As on the big shelf: the picture stands on a line of ink. */
export const shelf = style({
  position: 'relative',
  display: 'block',
  height: '60px',
  background: vars.surface.quiet,
  borderBottom: rule,
  '@media': { [media.belowTablet]: { height: '46px' } },
});

export const free = style([
  shelf,
  {
    background: 'none',
    border: `${line.hair} dashed ${vars.line.control}`,
    borderBottom: `${line.rule} solid ${vars.line.hair}`,
  },
]);

export const remove = style({
  position: 'absolute',
  right: `calc(-1 * ${vars.space[2]})`,
  top: `calc(-1 * ${vars.space[2]})`,
  width: '24px',
  height: '24px',
  display: 'grid',
  placeItems: 'center',
  fontSize: '12px',
  background: vars.surface.page,
  border: `${line.hair} solid ${vars.line.control}`,
  '::after': { content: '""', position: 'absolute', inset: '-10px' },
});

export const words = style({
  marginRight: 'auto',
  fontSize: vars.fontSize.control,
  color: vars.text.body,
  '@media': {
    [media.belowTablet]: { gridArea: 'words', fontSize: vars.fontSize.small },
  },
});
globalStyle(`${words} b`, { color: vars.text.strong });
globalStyle(`${inner} > :is(a, button)`, { flex: 'none' });
globalStyle(`${inner} > button`, {
  '@media': { [media.belowTablet]: { gridArea: 'clear', justifySelf: 'end' } },
});
// The link: on a phone its words in one line, without the arrow, within what the places leave it.
globalStyle(`${inner} > :last-child`, {
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowTablet]: { gridArea: 'open', justifySelf: 'end' },
    [media.belowPhone]: { paddingInline: `${vars.space[3]} ${vars.space[5]}` },
    [media.belowTiny]: { fontSize: vars.fontSize.small },
  },
});
globalStyle(`${inner} > :last-child svg`, {
  '@media': { [media.belowPhone]: { display: 'none' } },
});
