import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { appear } from '../theme/motion.css.ts';
import { line } from '../theme/size.ts';
import { vars } from '../theme/tokens.css.ts';
import { height, tile as cardTile } from './Card.css.ts';

/** The shelf is drawn in grey until products stand on it. */
export const tile = style([cardTile, { borderBottomColor: vars.line.hair }]);

export const room = style({ minHeight: height });

/** Place and size of a line of words, in steps of the smallest space. */
type Bar = readonly [top: number, width: string, thickness: number];

const steps = (count: number) => `calc(${count} * ${vars.space[1]})`;
const bar = `linear-gradient(${vars.surface.track}, ${vars.surface.track})`;
const paint = (bars: readonly Bar[]) => ({
  background: bars
    .map(
      ([top, width, thickness]) =>
        `${bar} 0 ${steps(top)} / ${width} ${steps(thickness)} no-repeat`,
    )
    .join(),
});

const below: readonly Bar[] = [
  [3.5, '28%', 3],
  [8.5, '74%', 4],
  [15, '96%', 3],
  [20, '88%', 3],
  [25, '50%', 3],
  [36, '62%', 6],
  [46, '34%', 3],
];
const beside: readonly Bar[] = [
  [3, '28%', 2.5],
  [7, '74%', 4],
  [13, '96%', 3],
  [24, '30%', 2.5],
  [29, '46%', 5],
];

/** The words of a card: painted, not built. */
export const words = style({
  gridArea: 'eyebrow-start / eyebrow-start / note-end / eyebrow-end',
  alignSelf: 'stretch',
  ...paint(below),
  '@media': {
    [media.belowPhone]: paint(beside),
    // An answer faster than 150 ms never shows it.
    [media.moving]: { animation: `${appear} ${vars.duration.fast} 150ms both` },
  },
});

/** Where the tile is a row's, the frame of its picture is drawn. */
export const frame = style({
  '@media': {
    [media.belowPhone]: {
      selectors: { '&&': { borderBottom: `${line.rule} solid ${vars.line.hair}` } },
    },
  },
});
