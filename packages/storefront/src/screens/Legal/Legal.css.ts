import { currentIndicator, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  paddingBottom: vars.space[9],
  '@media': { [media.belowTablet]: { display: 'block' } },
});

export const index = style({
  gridColumn: '1 / 5',
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${vars.space[9]} - ${vars.space[2]})`,
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  paddingTop: vars.space[4],
  '@media': {
    [media.belowTablet]: {
      position: 'static',
      marginBottom: vars.space[6],
      paddingBottom: vars.space[4],
    },
    [media.print]: { display: 'none' },
  },
});

export const indexLink = style({
  ...type.link,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} 1fr`,
  alignItems: 'center',
  minHeight: vars.space[6],
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 640 },
    '&[aria-current]::after': {
      ...currentIndicator,
      // In the margin: no word moves as the reader goes on.
      insetInline: `calc(-1 * ${vars.space[4]}) auto`,
      insetBlock: vars.space[1],
      width: line.mark,
      height: 'auto',
      borderTop: 0,
      borderRight: `${line.hair} solid ${vars.line.strong}`,
    },
  },
  '@media': { [media.belowTablet]: { minHeight: size.touch } },
});

export const number = style({ fontWeight: 400, color: vars.text.muted });

export const text = style({
  gridColumn: '5 / -1',
  paddingLeft: vars.space[5],
  '@media': { [media.belowTablet]: { paddingLeft: 0 } },
});

export const section = style({
  maxWidth: size.prose,
  borderTop: `${line.hair} solid ${vars.line.hair}`,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  scrollMarginTop: vars.space[9],
  color: vars.text.body,
  selectors: { '&:first-child': { borderTop: `${line.rule} solid ${vars.line.strong}` } },
});

globalStyle(`${section} > * + *`, { marginTop: vars.space[3] });
globalStyle(`${section} p, ${section} li`, { overflowWrap: 'break-word' });

export const title = style({
  display: 'flex',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  color: vars.text.strong,
});
