import { figures, line, media, size, type, vars } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { table } from './CompareTable.css.ts';

const stockLine = style({
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
    printColorAdjust: 'exact',
  },
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.label, fontStretch: '86%', gap: '6px' },
    [media.print]: { fontSize: '11px', '::before': { width: '7px', height: '7px' } },
  },
});

/** The dot is filled or a ring: not by colour alone. */
export const stock = styleVariants({
  available: [
    stockLine,
    { color: vars.text.success, fontWeight: 600, '::before': { background: 'currentColor' } },
  ],
  soldOut: [
    stockLine,
    {
      color: vars.text.muted,
      '::before': { boxShadow: `inset 0 0 0 ${line.rule} ${vars.line.control}` },
    },
  ],
});

/** As in the filter of the lists: a square of ink and more weight. */
export const chosen = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontWeight: 640,
  '::before': {
    content: '""',
    flex: 'none',
    width: size.status,
    height: size.status,
    background: 'currentColor',
    printColorAdjust: 'exact',
  },
});

export const age = style({
  ...type.small,
  display: 'block',
  marginTop: vars.space[1],
  fontSize: vars.fontSize.label,
  fontStretch: '100%',
  lineHeight: 1.3,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.tag },
    [media.print]: { marginTop: 0, fontSize: '9px' },
  },
});

globalStyle(`${age} strong`, { color: vars.text.strong });

export const detailsRow = style({ '@media': { [media.print]: { display: 'none' } } });

globalStyle(`${table} ${detailsRow} > *`, { paddingBlock: '6px 8px' });

export const details = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: size.touch,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.label, fontStretch: '92%', gap: '5px' },
  },
});
