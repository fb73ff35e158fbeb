import { focusRing, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the card's link with its line, whose place it takes: the list stays as it is. */
export const pick = style({
  ...type.control,
  fontSize: vars.fontSize.label,
  display: 'flex',
  alignItems: 'center',
  placeSelf: 'end',
  gap: vars.space[2],
  height: `calc(1.2em + ${line.hair})`,
  marginTop: vars.space[2],
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});

/** A row has room for the box alone. */
export const words = style({ '@media': { [media.belowPhone]: { display: 'none' } } });

/** The control itself lies over the whole card; what is seen of it is drawn beside the words. */
export const input = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    // Within the card, which is cut at its edge.
    '&:focus-visible': {
      ...focusRing,
      outlineOffset: `calc(-2 * ${line.tick})`,
      boxShadow: `inset 0 0 0 ${line.tick} ${vars.focus.inner}`,
    },
  },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.check,
  height: size.check,
  border: `${line.hair} solid ${vars.line.control}`,
  borderRadius: vars.radius,
  background: vars.surface.page,
  color: 'transparent',
  selectors: {
    [`${input}:checked + &`]: {
      background: vars.surface.inverse,
      borderColor: vars.line.strong,
      color: vars.text.onInverse,
    },
    [`${input}[aria-disabled="true"] + &`]: {
      borderColor: vars.line.hair,
      background: `repeating-linear-gradient(135deg, transparent 0 5px, ${vars.surface.track} 5px 6px)`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      color: 'Canvas',
      borderColor: 'ButtonText',
      selectors: { [`${input}:checked + &`]: { color: 'ButtonText' } },
    },
  },
});
globalStyle(`${pick}:has([aria-disabled="true"])`, { color: vars.text.muted });
