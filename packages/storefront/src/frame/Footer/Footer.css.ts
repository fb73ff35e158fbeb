import { figures, inverseFocus, line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Drawn here alone. */
const sizes = {
  footerLink: '36px',
};

export const footer = style({
  background: vars.surface.inverse,
  color: vars.text.onInverse,
  paddingBlock: `${vars.space[8]} ${vars.space[5]}`,
  vars: inverseFocus,
  '@media': { [media.print]: { display: 'none' } },
});

export const inner = style({
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: vars.gutter,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[5]}`,
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
      columnGap: vars.space[7],
    },
    [media.belowTablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space[5],
    },
    [media.belowPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const blurb = style({
  gridColumn: '1 / 6',
  '@media': {
    [media.belowDesktop]: { gridColumn: 'auto' },
    [media.belowTablet]: { gridColumn: '1 / -1' },
  },
});

export const home = style({ color: 'inherit', textDecoration: 'none' });

export const blurbText = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  marginTop: vars.space[4],
  maxWidth: '25em',
  color: vars.text.onInverseBody,
});

export const group = style({
  gridColumn: 'span 2',
  selectors: { '&:nth-child(2)': { gridColumn: '7 / 9' } },
  '@media': {
    [media.belowDesktop]: {
      gridColumn: 'auto',
      selectors: { '&:nth-child(2)': { gridColumn: 'auto' } },
    },
  },
});

export const groupTitle = style({
  ...type.control,
  marginBottom: vars.space[3],
  color: vars.text.onInverse,
});

export const link = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  minHeight: sizes.footerLink,
  textDecoration: 'none',
  color: vars.text.onInverseBody,
  selectors: { 'a&:hover, button&:hover': { color: vars.surface.signal } },
  '@media': { [media.belowTablet]: { minHeight: size.touch } },
});

export const foot = style({
  ...type.label,
  ...figures,
  fontWeight: 400,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  paddingTop: vars.space[5],
  borderTop: `${line.hair} solid ${vars.line.inverse}`,
  color: vars.text.onInverseMuted,
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  marginLeft: 'auto',
  '@media': {
    [media.belowTablet]: { marginLeft: 0 },
    // All three on one line of a phone.
    [media.belowTiny]: { columnGap: vars.space[3] },
  },
});

export const legalLink = style([
  link,
  {
    fontSize: vars.fontSize.small,
    textDecoration: 'underline',
    textUnderlineOffset: '.22em',
  },
]);
