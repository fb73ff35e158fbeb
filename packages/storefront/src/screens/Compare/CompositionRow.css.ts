import { line, media, size, vars, visuallyHiddenText } from '@vetta/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { table } from './CompareTable.css.ts';
import { nutrientColours } from '../../components/NutritionLabel/nutrientColours.ts';

export const compositionRow = style({});

globalStyle(`${table} ${compositionRow} > *`, {
  borderBottom: `${line.control} solid ${vars.line.strong}`,
  paddingBlock: '18px 0',
  verticalAlign: 'bottom',
  '@media': { [media.print]: { paddingBlock: '4px 0' } },
});

globalStyle(`${table} ${compositionRow} > th`, {
  position: 'relative',
  paddingRight: 0,
  '@media': {
    [media.belowTablet]: { position: 'sticky' },
    [media.print]: { position: 'relative' },
  },
});

export const title = style({
  display: 'block',
  fontWeight: 600,
  marginBottom: '14px',
  '@media': { [media.belowTablet]: visuallyHiddenText, [media.print]: visuallyHiddenText },
});

export const legendRow = style({
  display: 'none',
  '@media': { [media.belowTablet]: { display: 'table-row' }, [media.print]: { display: 'none' } },
});

globalStyle(`${table} ${legendRow} > td`, {
  position: 'static',
  borderBottom: 0,
  boxShadow: 'none',
  paddingBlock: `${vars.space[4]} 0`,
});

export const legend = style({
  display: 'grid',
  paddingBottom: '10px',
  '@media': {
    [media.belowTablet]: {
      display: 'none',
      selectors: {
        [`${legendRow} &`]: {
          position: 'sticky',
          left: vars.gutter,
          display: 'inline-flex',
          flexWrap: 'wrap',
          gap: `${vars.space[1]} ${vars.space[3]}`,
          maxWidth: `calc(100vw - 2 * ${vars.gutter})`,
          padding: 0,
        },
      },
    },
    [media.print]: { display: 'grid', paddingBottom: '2px' },
  },
});

export const legendEntry = style({
  display: 'flex',
  alignItems: 'center',
  height: '30px',
  fontWeight: 400,
  fontFamily: vars.font.text,
  '@media': {
    [media.belowTablet]: { height: 'auto', fontSize: vars.fontSize.tag },
    [media.print]: { height: '13px', fontSize: '10px' },
  },
});

const mark = style({
  display: 'inline-block',
  flex: 'none',
  width: line.tick,
  height: size.tickHeight,
  marginRight: '11px',
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': {
    [media.belowTablet]: { marginRight: vars.space[2], height: '12px' },
    [media.print]: { height: '10px' },
  },
});

export const tick = styleVariants(nutrientColours, (background) => [mark, { background }]);
