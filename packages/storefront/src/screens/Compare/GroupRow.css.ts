import { line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { strong, table } from './CompareTable.css.ts';

export const group = style({});

globalStyle(`${table} ${group} > *`, {
  borderTop: strong,
  borderBottom: `${line.hair} solid ${vars.line.strong}`,
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.print]: { paddingBlock: '2px 1px' } },
});

globalStyle(`${table} ${group} > th`, {
  ...type.title,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.control, fontStretch: '100%' },
    [media.print]: { fontSize: '11px' },
  },
});

globalStyle(`${table} ${group} > td`, {
  ...type.brand,
  lineHeight: 1.2,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.tag },
    [media.print]: { fontSize: '10px' },
  },
});
