import { figures, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const hairline = `${line.hair} solid ${vars.line.hair}`;

const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
});

/** The name, the total at its end, and below them when it was counted. */
export const title = style([ends, { padding: `${vars.space[3]} 0` }]);

export const row = style([ends, { paddingTop: vars.space[2], borderTop: hairline }]);

export const small = style({ ...type.small, color: vars.text.muted, minHeight: '1lh' });

export const counted = style([small, { width: '100%' }]);

/**
 * The second line of a shop: whether it is open now, and the way to ask it, which is as high as a
 * finger and reaches into the line above. Neither is for paper.
 */
export const askLine = style([
  ends,
  {
    width: '100%',
    marginTop: `calc(-1 * ${vars.space[2]})`,
    '@media': { print: { display: 'none' } },
  },
]);

export const ask = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  ':hover': { textDecoration: 'underline' },
  // The mail link stands in its place.
  '@media': { [media.noScript]: { display: 'none' } },
});
globalStyle(`${ask}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' });

const stock = style({
  ...type.link,
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': {
    content: '""',
    flex: 'none',
    width: size.status,
    height: size.status,
    borderRadius: '50%',
  },
});

/** The dot is filled or a ring: not by colour alone. */
export const stockTone = styleVariants({
  available: [
    stock,
    {
      color: vars.text.success,
      fontWeight: 600,
      '::before': { background: 'currentColor' },
      '@media': { [media.forcedColours]: { '::before': { background: 'CanvasText' } } },
    },
  ],
  soldOut: [
    stock,
    {
      color: vars.text.muted,
      '::before': { border: `${line.rule} solid ${vars.line.control}` },
    },
  ],
});

export const total = style({ ...type.label, ...figures, fontWeight: 400 });
