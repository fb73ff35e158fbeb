import { atWord, sourceOf } from '../../lexicon/phrases.ts';

/** Words of directions for use, which are sentences with a verb. */
const direction = new RegExp(
  `\\b${sourceOf(
    'assum~|mescol~|sciogli~|agit~|miscel(are|ando)|al giorno|prima|dopo|acqua|misurin~|consum~|prender~|bere|ingeri~|appli~',
  )}`,
  'i',
);

/** What clothes are made of: '80% cotone, 20% poliestere'. */
const fibre = atWord('poliester(e|i)|polyester|elastan~|elastomer~|poliammid(e|i)|nylon|viscosa');

/** `usage` may hold a list, as may `composizione`. */
export const looksLikeList = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.includes(',') || value.includes('<li')) &&
  !direction.test(value) &&
  !fibre.test(value);
