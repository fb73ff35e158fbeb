import { figures, line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const table = style({ ...figures, width: '100%', borderCollapse: 'collapse' });

export { unseen } from '@vetta/ui/theme';

const cell = {
  ...type.link,
  ...figures,
  paddingBlock: vars.space[3],
  borderBottom: `${line.hair} solid ${vars.line.hair}`,
  textAlign: 'right',
  verticalAlign: 'baseline',
  '@media': { [media.belowTiny]: { fontSize: vars.fontSize.small, fontStretch: '88%' } },
} as const;

export const days = style({
  ...cell,
  textAlign: 'left',
  paddingInline: 0,
});
export const hours = style({
  ...cell,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  paddingInline: `${vars.space[3]} 0`,
  selectors: {
    // Room for both hours in bold: the tag of today gives way before they break.
    '&:not([colspan])': { width: 'min(6.4em, 29vw)' },
  },
  '@media': {
    ...cell['@media'],
    // Enlarged text on a small screen has no other way.
    [media.belowTiny]: { ...cell['@media'][media.belowTiny], whiteSpace: 'normal' },
    [media.aboveDesktop]: { selectors: { '&:not([colspan])': { width: '7.4em' } } },
  },
});

export const today = style({});
globalStyle(`${today} > th, ${today} > td`, { fontWeight: 640 });

export const longName = styleVariants({
  wide: { '@media': { [media.belowDesktop]: { display: 'none' } } },
  narrow: { display: 'none' },
});
export const shortName = styleVariants({
  wide: { '@media': { [media.aboveDesktop]: { display: 'none' } } },
  narrow: {},
});

/** The room before the tag is the name's: on a line of its own the tag begins where the name does. */
export const dayName = style({ marginRight: vars.space[2] });

export const todayTag = style({
  ...type.tag,
  display: 'inline-block',
  marginRight: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  background: vars.surface.signal,
  color: vars.text.onSignal,
});

/** The line comes once the page knows the time: its place is kept. */
export const state = style({ ...figures, minHeight: vars.space[5] });
