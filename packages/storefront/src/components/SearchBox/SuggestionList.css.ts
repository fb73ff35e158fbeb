import { activeOption, line, media, size, type, vars } from '@vetta/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

/** Hangs from the search field over what is below it. */
export const list = style({
  position: 'absolute',
  zIndex: 6,
  top: size.searchBar,
  left: 0,
  right: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  background: vars.surface.page,
  border: `${line.rule} solid ${vars.line.strong}`,
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On a phone the suggestions are products and 'Tutti i risultati' alone. */
export const places = style({
  borderLeft: hairline,
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const label = style({
  ...type.label,
  display: 'block',
  color: vars.text.muted,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
});

const row = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: activeOption,
});

export const option = style([
  row,
  {
    display: 'grid',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    minHeight: size.touch,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderTop: hairline,
    selectors: { [`${label} + &`]: { borderTop: 0 } },
  },
]);

export const product = style({ gridTemplateColumns: `${size.viewerButton} minmax(0, 1fr) auto` });
export const place = style({ gridTemplateColumns: 'minmax(0, 1fr) auto' });

export const picture = style({
  position: 'relative',
  width: size.viewerButton,
  height: size.viewerButton,
  padding: `${vars.space[1]} ${vars.space[1]} 0`,
  background: vars.surface.quiet,
  borderBottom: `${line.hair} solid ${vars.line.strong}`,
});

export const name = style({ ...type.control, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const brand = style({ ...type.small, display: 'block', color: vars.text.muted });
export const count = style({ ...type.label, color: vars.text.muted });

export const match = style({
  fontWeight: 640,
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 -.3em 0 ${vars.surface.signal}`,
});

export const all = style([
  row,
  {
    ...type.control,
    lineHeight: 1.25,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: vars.space[4],
    borderTop: `${line.rule} solid ${vars.line.strong}`,
  },
]);
