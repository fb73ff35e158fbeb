import { sourceOf } from '../../lexicon/phrases.ts';

/** Words of directions for use, which are sentences with a verb. */
const direction = new RegExp(
  `\\b${sourceOf(
    'assum~|mescol~|sciogli~|agit~|miscel(are|ando)|al giorno|prima|dopo|acqua|misurin~|consum~|prender~|bere|ingeri~|appli~',
  )}`,
  'i',
);

/** `usage` may hold a list. */
export const looksLikeList = (value: unknown): boolean =>
  typeof value === 'string' && value.includes(',') && !direction.test(value);
