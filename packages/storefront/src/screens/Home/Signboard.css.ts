import { style } from '@vanilla-extract/css';
import { arrowShape, figures, line, media, type, vars } from '@vetta/ui/theme';

/** Drawn here alone. */
const sizes = {
  board: '116px',
  boardSmall: '44px',
  boardColumn: '320px',
};

const down = `polygon(0 0, 100% 0, 100% calc(100% - ${sizes.boardSmall}), 50% 100%, 0 calc(100% - ${sizes.boardSmall}))`;

export const board = style({
  background: vars.surface.signal,
  color: vars.text.onSignal,
  clipPath: arrowShape(sizes.board),
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${sizes.boardColumn})`,
  gap: `${vars.space[6]} ${vars.space[8]}`,
  padding: `${vars.space[7]} calc(${sizes.board} + ${vars.space[7]}) ${vars.space[7]} ${vars.space[7]}`,
  '@media': {
    [media.belowDesktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: vars.space[6],
      paddingInline: `${vars.space[6]} calc(${sizes.board} + ${vars.space[5]})`,
    },
    [media.belowTablet]: {
      clipPath: down,
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${vars.space[6]} ${vars.space[5]} calc(${sizes.boardSmall} + ${vars.space[6]})`,
    },
    [media.forcedColours]: { clipPath: 'none', border: `${line.rule} solid CanvasText` },
  },
});

export const title = style({ ...type.h2, fontSize: vars.fontSize.board });

export const rows = style({
  gridRow: 'span 2',
  alignSelf: 'start',
  borderTop: `${line.rule} solid ${vars.line.strong}`,
  '@media': { [media.belowTablet]: { gridRow: 'auto' } },
});

export const row = style({
  ...type.title,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} 0`,
  borderBottom: `${line.hair} solid ${vars.line.strong}`,
});

export const value = style({ ...figures, fontWeight: 500 });
export const note = style({
  ...type.body,
  fontSize: vars.fontSize.control,
  lineHeight: 1.3,
  gridColumn: '1 / -1',
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignSelf: 'end',
  marginTop: vars.space[2],
  '@media': { [media.belowTablet]: { flexDirection: 'column' } },
});
