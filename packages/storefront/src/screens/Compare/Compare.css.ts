import { line, media, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const strong = `${line.rule} solid ${vars.line.strong}`;

export const pageHead = style({ '@media': { [media.print]: { display: 'none' } } });

export const printHead = style({
  display: 'none',
  fontSize: '11px',
  '@media': {
    [media.print]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      fontFamily: vars.font.head,
    },
  },
});

export const notices = style({ display: 'block' });

// The sheet has a head of its own.
globalStyle(`:root:has(${printHead}) :is(header, footer)`, {
  '@media': { [media.print]: { display: 'none' } },
});

/** An ink edge on firn: a word about the page, not an alarm. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  marginBottom: vars.space[5],
  borderLeft: strong,
  background: vars.surface.quiet,
});
globalStyle(`${notice} svg`, { flex: 'none' });

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[5],
  paddingTop: vars.space[5],
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.text.body,
  '@media': {
    [media.belowTablet]: { display: 'block' },
    [media.print]: { gap: vars.space[3], paddingTop: '4px', fontSize: '9px', lineHeight: 1.2 },
  },
});
globalStyle(`${notes} > p`, {
  gridColumn: 'span 5',
  '@media': { [media.print]: { gridColumn: 'span 7' } },
});
globalStyle(`${notes} > p + p`, {
  gridColumn: '7 / 12',
  '@media': {
    [media.belowTablet]: { marginTop: vars.space[4] },
    [media.print]: { gridColumn: '8 / -1', marginTop: 0 },
  },
});
globalStyle(`${notes} b`, { color: vars.text.strong });

/** On paper only. */
export const printed = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      fontSize: '9px',
      lineHeight: 1.2,
      paddingTop: '2px',
      // The room below a section is none on paper.
      marginBottom: `calc(-1 * ${vars.space[9]})`,
    },
  },
});
