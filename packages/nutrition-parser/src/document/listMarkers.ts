import { headings } from './headings.ts';
import { type Marker, cellMarkers, findMarkers } from './sections.ts';
import { atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { isLetter } from '../text/chars.ts';
import { hasWordOf, numbersOf } from '../text/firstLetters.ts';
import { untilAny } from '../text/pieces.ts';

const longestWord = (name: string): string =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));

/** How the words begin that tell headings of lists from others. */
const wordsOfLists = numbersOf(
  [...headings]
    .flatMap(([name, kind]) => (kind === 'ingredients' ? longestWord(name) : []))
    .join(' '),
);

/** Whether a text may hold a list of ingredients behind a heading. */
export const mayHoldList = (text: string): boolean => hasWordOf(text, wordsOfLists);

const ofIngredients = atStart('ingredienti');
/** What a table's heading goes on with. */
const ofTable = atStart('per|x|dose|porzione|vnr|quantità|valor(e|i)');
/** Characters of a list's beginning that are looked at. */
const reach = 100;

/** Whether names, and no table, are behind a heading that tables have, too. */
function beginsList(text: string, { start, textStart }: Marker): boolean {
  const behind = text.slice(textStart, textStart + reach);
  if (!isLetter(behind.charAt(0)) || ofTable.test(behind)) return false;
  const [line = ''] = behind.split('\n', 1);
  return line.includes(',') || !text.slice(start, textStart).includes('\n');
}

/** 'Ingredienti', 'Nutrizione', 'latte, cacao': the tabs of a page, one a line, with a list below them. */
function isTabBeforeList(
  text: string,
  { kind, start, textStart }: Marker,
  before?: Marker,
): boolean {
  if (kind !== 'nutrition' || before?.kind !== 'ingredients') return false;
  if (before.textStart < start) return false;
  return untilAny(text.slice(textStart, textStart + reach), '0123456789').includes(',');
}

/** Headings in order, with those in cells that were not found as words. */
function withCells(markers: Marker[], inCells: readonly Marker[]): Marker[] {
  if (inCells.length === 0) return markers;
  const starts = new Set(markers.map(({ start }) => start));
  return [...markers, ...inCells.filter(({ start }) => !starts.has(start))].toSorted(
    (a, b) => a.start - b.start,
  );
}

/**
 * The headings of a text where its list of ingredients is wanted. 'Ingredienti caratterizzanti' is
 * the heading of a table, and of a list where a text has no other: 'taurina, caseina'.
 */
export function listMarkers(text: string): Marker[] {
  const markers = withCells(findMarkers(text), cellMarkers(text)).filter(
    (marker, i, all) => !isTabBeforeList(text, marker, all[i - 1]),
  );
  if (markers.some(({ kind }) => kind === 'ingredients')) return markers;
  return markers.map((marker) =>
    marker.kind === 'nutrition' &&
    ofIngredients.test(text.slice(marker.start, marker.textStart)) &&
    beginsList(text, marker)
      ? { ...marker, kind: 'ingredients' }
      : marker,
  );
}

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
