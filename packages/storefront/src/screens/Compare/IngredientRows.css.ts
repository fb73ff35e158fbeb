import { figures, media, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { hair } from './CompareTable.css.ts';

export const openable = style({});

globalStyle(`${openable} summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.3em',
  listStyle: 'none',
  cursor: 'pointer',
});

globalStyle(`${openable} summary::-webkit-details-marker`, { display: 'none' });

globalStyle(`${openable} summary > svg`, {
  color: vars.text.muted,
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${openable}[open] summary > svg`, { transform: 'rotate(180deg)' });

globalStyle(`${openable} summary:hover`, { textDecoration: 'underline' });

globalStyle(`${openable} b`, { ...figures, fontFamily: vars.font.head, fontWeight: 640 });

globalStyle(`${openable} li`, {
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
  paddingBlock: vars.space[1],
  borderTop: hair,
  overflowWrap: 'anywhere',
});

globalStyle(`${openable} ul`, { paddingTop: vars.space[2] });
