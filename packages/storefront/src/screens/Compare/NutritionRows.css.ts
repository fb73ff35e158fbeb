import { line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { printedHeight } from '../../components/HundredLines/StackedLines.css.ts';
import { compositionRow } from './CompositionRow.css.ts';
import { ground, narrow, pad, row, strong, table } from './CompareTable.css.ts';

export const label = style({});

export const bar = style({});

globalStyle(`${table} ${bar} > th`, {
  borderTop: strong,
  borderBottom: `${line.label} solid ${vars.line.strong}`,
  padding: `18px ${pad} 14px`,
  '@media': {
    [media.belowTablet]: { position: 'static', boxShadow: 'none', paddingLeft: vars.gutter },
    [media.print]: { padding: `2px ${pad}`, borderBottomWidth: line.band },
  },
});

export const barTitle = style({
  ...type.h3,
  fontSize: vars.fontSize.step,
  fontWeight: 640,
  fontStretch: '118%',
  lineHeight: 1.06,
  '@media': {
    [media.belowTablet]: { position: 'sticky', left: vars.gutter, display: 'inline-block' },
    [media.print]: { position: 'static', fontSize: '15px' },
  },
});

export const barBasis = style({
  float: 'right',
  marginTop: vars.space[3],
  fontWeight: 400,
  fontSize: vars.fontSize.control,
  fontStretch: '100%',
  '@media': {
    [media.belowTablet]: {
      position: 'sticky',
      left: vars.gutter,
      float: 'none',
      display: 'block',
      width: `min(330px, 100vw - 2 * ${vars.gutter})`,
      marginTop: vars.space[2],
    },
    [media.print]: {
      position: 'static',
      float: 'right',
      width: 'auto',
      marginTop: '2px',
      fontSize: '11px',
    },
  },
});

export const large = style({});

globalStyle(`${table} ${large} > *`, {
  borderBottom: 0,
  paddingBlock: '20px 6px',
  '@media': { [media.print]: { paddingBlock: '3px 0' } },
});

globalStyle(`${table} ${large} > th`, { fontWeight: 600 });

globalStyle(`${large} > th small`, {
  display: 'block',
  marginTop: vars.space[1],
  fontWeight: 400,
  fontSize: vars.fontSize.small,
  fontStretch: '92%',
  color: vars.text.muted,
  '@media': {
    [media.print]: { display: 'inline', marginLeft: '6px', fontSize: '10px' },
  },
});

export const largeFigure = style({
  ...type.figure,
  fontSize: '4.5rem',
  marginLeft: '-.04em',
  display: 'inline-flex',
  alignItems: 'baseline',
  '@media': {
    [media.belowDesktop]: { fontSize: '3.5rem' },
    [media.belowTablet]: { fontSize: '2.875rem' },
    [narrow]: { fontSize: '2.25rem' },
    [media.print]: { fontSize: '20px' },
  },
});

globalStyle(`${largeFigure} > small`, {
  fontSize: vars.fontSize.h3,
  fontWeight: 400,
  fontStretch: '100%',
  letterSpacing: 0,
  marginLeft: '.3em',
  '@media': {
    [media.belowTablet]: { fontSize: vars.fontSize.control },
    [media.print]: { fontSize: '11px' },
  },
});

globalStyle(`${table} ${label} > ${row} > th`, { fontWeight: 600 });

/** A table whose labels have at least so many rows. */
const from = (rows: number) => `${table}:has(> ${label} > tr:nth-child(${rows}))`;

// On one sheet, as long as it can be read: a lower drawing, closer rows, then smaller ones, then without
// the drawing of what the rows say as well. What is longer than that fills two, at full size. Each step leaves room for
// two-line names and as many prices as there can be.
for (const [rows, height] of [
  [11, '160px'],
  [14, '150px'],
  [22, '90px'],
] as const) {
  globalStyle(from(rows), { '@media': { [media.print]: { vars: { [printedHeight]: height } } } });
}
globalStyle(`${from(14)} > tbody > ${row} > *`, {
  '@media': { [media.print]: { paddingBlock: 0 } },
});
globalStyle(from(17), { '@media': { [media.print]: { zoom: 0.9 } } });
globalStyle(from(22), { '@media': { [media.print]: { zoom: 0.85 } } });
globalStyle(`${from(26)} ${compositionRow}`, { '@media': { [media.print]: { display: 'none' } } });
globalStyle(from(30), { '@media': { [media.print]: { zoom: 0.8 } } });
globalStyle(from(36), { '@media': { [media.print]: { zoom: 1 } } });

export const subRow = style({});

globalStyle(`${table} ${label} > ${subRow} > th`, {
  fontWeight: 400,
  paddingLeft: `calc(${pad} + 30px)`,
  '@media': {
    [media.belowTablet]: { paddingLeft: `calc(${vars.gutter} + 14px)` },
    [media.print]: { paddingLeft: '36px', whiteSpace: 'nowrap' },
  },
});

export const activeRow = style({ vars: { [ground]: vars.surface.signalTint } });

globalStyle(`${table} ${activeRow} > *`, { fontWeight: 640 });

export const broken = style({});

globalStyle(`${table} ${broken} > *`, {
  borderTop: `${line.band} solid ${vars.line.strong}`,
  '@media': { [media.print]: { borderTopWidth: line.tick } },
});

/** Kilojoules and kilocalories: below each other, on paper on one line, what they stand for as well. */
export const pair = style({
  '@media': { [media.print]: { display: 'inline-flex', marginRight: '6px' } },
});

globalStyle(`${pair} ~ small`, { '@media': { [media.print]: { display: 'inline' } } });
