import { activeOption, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

/** Opens in place below the filters: allergens in two thirds, ingredients beside them. */
const parts = style({ display: 'grid', columnGap: vars.space[5] });
export const layout = styleVariants({
  inline: [
    parts,
    {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderTop: hairline,
      // On paper the marks above the list say what is chosen.
      '@media': { [media.print]: { display: 'none' } },
    },
  ],
  sheet: [parts, { gridTemplateColumns: 'minmax(0, 1fr)' }],
});
const isInline = `${layout.inline} > &`;

export const allergens = style({
  paddingBottom: vars.space[4],
  selectors: { [isInline]: { gridColumn: '1 / 3', paddingBottom: vars.space[5] } },
});

export const title = style({
  ...type.title,
  fontSize: vars.fontSize.body,
  display: 'block',
  padding: 0,
  marginBottom: vars.space[3],
  // A legend stands above the padding of its fieldset.
  selectors: { [`${layout.inline} > fieldset > &`]: { paddingTop: vars.space[5] } },
});

export const titleNote = style({
  ...type.small,
  marginLeft: vars.space[2],
  color: vars.text.muted,
});

export const boxes = style({
  // As many as have room for the longest word.
  columns: '8.8em 2',
  columnGap: vars.space[4],
  selectors: { [`${layout.inline} &`]: { columns: '11em 3', columnGap: vars.space[5] } },
});

export const box = style({ breakInside: 'avoid', borderTop: hairline });

export const ingredients = style({
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  selectors: {
    [isInline]: {
      paddingBottom: vars.space[5],
      paddingLeft: vars.space[5],
      borderLeft: hairline,
    },
  },
});

/** Lets the suggestions hang below the field. */
export const field = style({
  // Its name stays in view above it.
  scrollMarginTop: vars.space[7],
  position: 'relative',
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
});

// Lower than the bar of a page's own search.
globalStyle(`${field} > div:first-child`, {
  minHeight: size.field,
  paddingInlineStart: vars.space[3],
});
globalStyle(`${field} input`, { fontSize: vars.fontSize.body });

export const suggestions = style({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  insetInline: `-${line.hair}`,
  background: vars.surface.page,
  border: `${line.rule} solid ${vars.line.strong}`,
  borderTop: 0,
});

export const suggestion = style({
  ...type.link,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: size.touch,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: hairline,
  cursor: 'pointer',
  selectors: activeOption,
});

export const quiet = style({ fontWeight: 400, color: vars.text.muted });
export const code = style([quiet, { marginLeft: vars.space[2] }]);

export const unknown = style({
  ...type.small,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginTop: vars.space[3],
  color: vars.text.body,
});

export const frequent = style({
  ...type.label,
  color: vars.text.muted,
  margin: `${vars.space[4]} 0 ${vars.space[2]}`,
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const traces = style({
  display: 'grid',
  alignContent: 'center',
  borderTop: hairline,
  selectors: {
    [isInline]: { gridColumn: '1 / 3' },
    [`${layout.sheet} > &`]: { borderBottom: hairline },
  },
});

// The row has lines of its own.
globalStyle(`${traces} > div`, { borderBottom: 0 });

export const care = style({
  ...type.small,
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  color: vars.text.body,
  selectors: {
    [isInline]: {
      paddingLeft: vars.space[5],
      borderTop: hairline,
      borderLeft: hairline,
    },
  },
});

export const careLead = style({ fontWeight: 640, color: vars.text.strong });
