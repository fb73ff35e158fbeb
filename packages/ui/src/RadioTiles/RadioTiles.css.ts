import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { focusRing, hatch } from '../theme/focusAndMarkers.ts';
import { line, size } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

export const legend = style({
  ...type.label,
  lineHeight: 1,
  color: vars.text.muted,
  // A legend has a padding of its own: without it, it stands in line with the labels above.
  padding: 0,
  marginBottom: vars.space[2],
});

export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingLeft: line.hair,
  paddingTop: line.hair,
});

const tileBase = style({
  position: 'relative',
  display: 'flex',
  maxWidth: '100%',
  cursor: 'pointer',
});

export const tile = styleVariants({
  // Three in a row; what its longest word asks for beyond that, a tile takes. Four stand in one row, too.
  grid: [
    tileBase,
    {
      flex: `0 0 max(${size.tile}, 33.333%)`,
      selectors: {
        '&:first-child:nth-last-child(4), :first-child:nth-last-child(4) ~ &': {
          flexBasis: `max(${size.tile}, 25%)`,
        },
      },
    },
  ],
  words: [tileBase, { flex: '0 1 auto' }],
  row: [tileBase, { flex: '1 1 0' }],
});

export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
  margin: 0,
});

const faceBase = style({
  ...type.control,
  fontSize: vars.fontSize.body,
  lineHeight: 1.1,
  margin: `-${line.hair} 0 0 -${line.hair}`,
  border: `${line.hair} solid ${vars.line.control}`,
  flex: 1,
  minWidth: 0,
  selectors: {
    [`${input}:hover:not(:disabled) + &`]: { background: vars.surface.quiet },
    [`${input}:checked + &`]: {
      position: 'relative',
      zIndex: 1,
      background: vars.surface.page,
      outline: `${line.hair} solid ${vars.line.strong}`,
      borderColor: vars.line.strong,
      boxShadow: `inset 0 -${line.bar} 0 ${vars.surface.signal}, inset 0 calc(-1 * ${line.bar} - ${line.hair}) 0 ${vars.line.strong}`,
    },
    [`${input}:disabled + &`]: {
      color: vars.text.muted,
      background: hatch(vars.surface.track),
      cursor: 'not-allowed',
    },
    [`${input}:focus-visible + &`]: { ...focusRing, position: 'relative', zIndex: 2 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { [`${input}:checked + &`]: { outline: `${line.tick} solid Highlight` } },
    },
  },
});

export const face = styleVariants({
  grid: [faceBase, { padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[4]}` }],
  words: [
    faceBase,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minHeight: size.touch,
      padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[3]}`,
      fontSize: vars.fontSize.control,
      fontWeight: 500,
      overflowWrap: 'anywhere',
    },
  ],
  row: [
    faceBase,
    { padding: `${vars.space[3]} ${vars.space[1]} ${vars.space[4]}`, textAlign: 'center' },
  ],
});

export const detail = style({
  ...type.label,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  display: 'block',
  marginTop: vars.space[2],
});
