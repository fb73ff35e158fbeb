import { figures, media, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, table } from './CompareTable.css.ts';

export const priceRow = style({});

globalStyle(`${table} ${priceRow} > *`, {
  paddingBlock: '14px 12px',
  verticalAlign: 'baseline',
  '@media': { [media.print]: { paddingBlock: '2px' } },
});

globalStyle(`${table} ${priceRow} > td > span`, {
  '@media': {
    [media.belowTablet]: { fontSize: '1.4375rem' },
    [narrow]: { fontSize: '1.25rem' },
    [media.print]: { fontSize: '15px' },
  },
});

export const calculationToggle = style({
  display: 'block',
  minHeight: '28px',
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.label,
  fontStretch: '92%',
  fontWeight: 400,
  color: vars.text.body,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  '@media': { [media.print]: { display: 'none' } },
});

export const calculation = style({
  ...figures,
  display: 'block',
  fontFamily: vars.font.head,
  fontSize: vars.fontSize.tag,
  fontStretch: '88%',
  lineHeight: 1.35,
  color: vars.text.body,
  '@media': { [media.print]: { fontSize: '10px' } },
});
