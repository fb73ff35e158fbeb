import { fold, isWordCode, pastWord } from './fold.ts';
import { headings, type SectionKind } from './sectionNames.ts';
import { isSpace } from './source.ts';

/** A heading in a text: where it starts, where its section's text begins. */
export type Marker = {
  kind: SectionKind | 'other';
  start: number;
  textStart: number;
  extra: string;
};

/** No heading is longer. */
const longestHeading = 60;

const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);

/** How headings begin, to their third letter. */
const openings = [...new Set([...headings.keys()].map((name) => name.slice(0, 3)))];

/** Where a heading may begin: at a word like one, or behind a mark of emphasis. */
const opening = new RegExp(`\\b(?:${openings.join('|').replaceAll(' ', '[^a-z]')})|[*_]`, 'gi');

/** Finds the headings of a cleaned text, in order; each word is looked at a bounded number of times. */
export function findMarkers(text: string): Marker[] {
  const markers: Marker[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const isEmphasis = found[0].length === 1;
    const at = isEmphasis ? found.index + 1 : found.index;
    // Letters with accents end no word, as the expression has it.
    const isInside = !isEmphasis && at > 0 && isWordCode(text.charCodeAt(at - 1));
    if (isInside || at >= text.length || !isWordCode(text.charCodeAt(at))) continue;
    const marker = markerAtWord(text, at, text.charCodeAt(at));
    if (!marker) continue;
    markers.push(marker);
    opening.lastIndex = Math.max(pastWord(text, at + 1, text.length), marker.textStart);
  }
  return markers;
}

function markerAtWord(text: string, at: number, code: number): Marker | null {
  const place = placeOf(text, at);
  return place === 'inside' && !isUpper(code) ? null : markerAt(text, at, place);
}

/** Whether a word begins a line, stands in emphasis, begins a sentence, or none of these. */
function placeOf(text: string, at: number): 'line' | 'bold' | 'sentence' | 'inside' {
  let i = at - 1;
  let bold = false;
  while (i >= 0) {
    const code = text.charCodeAt(i);
    if (code === 10) return bold ? 'bold' : 'line';
    if (code === 42 || code === 95) bold = true;
    else if (code === 46 || code === 41 || code === 33) return bold ? 'bold' : 'sentence';
    else if (
      code !== 32 &&
      code !== 35 &&
      code !== 45 &&
      code !== 9 &&
      code !== 62 &&
      code !== 0x2022 &&
      code > 0x7f === false
    )
      return bold ? 'bold' : 'inside';
    else if (code > 0x7f && isWordCode(code)) return bold ? 'bold' : 'inside';
    if (at - i > 12) return bold ? 'bold' : 'inside';
    i--;
  }
  return bold ? 'bold' : 'line';
}

function markerAt(text: string, at: number, place: string): Marker | null {
  const stop = Math.min(text.length, at + longestHeading);
  let end = at;
  let capsEnd = at;
  let caps = true;
  for (; end < stop; end++) {
    const code = text.charCodeAt(end);
    if (
      code === 58 ||
      code === 10 ||
      code === 42 ||
      code === 95 ||
      code === 46 ||
      code === 44 ||
      code === 59 ||
      code === 61 ||
      code === 124 ||
      code === 9
    )
      break;
    if (isWordCode(code) && !isUpper(code)) caps = false;
    if (caps && isWordCode(code)) capsEnd = end + 1;
  }
  const closing = end < text.length ? text.charCodeAt(end) : 10;
  const printed = text.slice(at, end);
  const closed =
    closing === 58 ||
    (closing === 46 && endsWithDot(text, at, end, place)) ||
    closing === 42 ||
    closing === 95 ||
    (closing === 10 && place !== 'inside' && place !== 'sentence') ||
    closing === 61;
  if (closed) {
    const found = kindOf(printed);
    // A bare word on a line ('Uso') needs its colon or emphasis, a longer heading does not.
    if (found)
      return {
        kind: found.kind,
        start: at,
        // What the values are for belongs to them: 'Valori nutrizionali per 100 g:'.
        textStart: found.basisAt > 0 ? at + found.basisAt : skipMarks(text, end),
        extra: found.extra,
      };
    if (place === 'bold' && isBoldHeading(text, at, end)) {
      return { kind: 'other', start: at, textStart: skipMarks(text, end), extra: '' };
    }
  }
  if (capsEnd - at < 4 || place === 'inside') return null;
  // 'AVVERTENZE Non superare…': capitals alone mark the heading.
  const words = text.slice(at, capsEnd).split(' ');
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const heading = words.slice(0, count).join(' ');
    const kind = headings.get(fold(heading));
    if (kind && heading.length > 3 && capsBehindAreNone(text, at + heading.length)) {
      return { kind, start: at, textStart: skipMarks(text, at + heading.length), extra: '' };
    }
  }
  return null;
}

/** 'Ingr.: avena', 'INGREDIENTI. Avena' */
const endsWithDot = (text: string, at: number, end: number, place: string): boolean =>
  end - at < 12 &&
  /^ingr(?:edienti)?$/i.test(text.slice(at, end)) &&
  (end - at === 4 || place === 'line');

/** Any other heading in emphasis that has its colon, or its line to itself. */
const isBoldHeading = (text: string, at: number, end: number): boolean =>
  /(?:^|\n)[\s#>-]*[*_]{1,3}$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^(?::|\*+\s*(?::|\n|$)|_+\s*(?::|\n|$))/.test(text.slice(end, end + 8)) &&
  fold(text, at, end) !== '' &&
  !/^gust|^variant/.test(fold(text, at, end));

/** Capitals that go on ('INGREDIENTI ATTIVI SELEZIONATI') are a title, not heading and text. */
const capsBehindAreNone = (text: string, at: number): boolean => {
  const behind = text.slice(at, at + 12).replace(/^[\s:*_.-]+/, '');
  return (
    !/^[A-ZÀ-Ý]{3}/.test(behind) ||
    behind.length < 3 ||
    /^[\s]*[:*_\n]/.test(text.slice(at, at + 3))
  );
};

/** 'Ingredienti per 100 g', 'Ingredienti (per dose)': of what, but of no flavour. */
const basisWords = /^(?:per|x|in) (?:\d|dose|porzione|capsula|compressa|bustina|barretta)/;

type Found = { kind: SectionKind | 'other'; extra: string; basisAt: number };

function kindOf(printed: string): Found | null {
  const basisAt = -1;
  const folded = fold(printed);
  const known = headings.get(folded);
  if (known) return { kind: known, extra: '', basisAt };
  const bracket = printed.search(/[([]/);
  const head = bracket > 0 ? headings.get(fold(printed.slice(0, bracket))) : undefined;
  if (head) {
    const inside = printed.slice(bracket).replace(/[()[\]]/g, '');
    const isBasis = basisWords.test(inside);
    const from = isBasis && head === 'nutrition' ? bracket : basisAt;
    return { kind: head, extra: isBasis ? '' : inside, basisAt: from };
  }
  if (folded.startsWith('ingredienti ') && basisWords.test(folded.slice(12)))
    return { kind: 'ingredients', extra: '', basisAt };
  if (
    folded.startsWith('ingredient') &&
    /^(?:ingredienti|ingredients)\b/.test(folded) &&
    /\b(?:gust|flavo|aroma|variant|version)/.test(folded)
  ) {
    const extra = printed.replace(/^\s*ingredient\w+\s*(?:-|–)?\s*/i, '');
    return { kind: 'ingredients', extra, basisAt };
  }
  if (
    /^(?:valori|informazioni|dichiarazione|tabella|analisi) (?:nutri\w+ )?(?:medi[ae]? )?(?:nutri\w+ )?(?:per|x|100|medi)\b/.test(
      folded,
    )
  ) {
    return { kind: 'nutrition', extra: '', basisAt: printed.search(/\b(?:per|x|100)\b/i) };
  }
  return null;
}

function skipMarks(text: string, at: number): number {
  let i = at;
  while (i < text.length && (isSpace(text.charCodeAt(i)) || ':*_=-–.'.includes(text.charAt(i)))) {
    // The dash of a list item belongs to the list.
    if ('-–'.includes(text.charAt(i)) && i > at && text.charCodeAt(i - 1) === 10) break;
    i++;
  }
  return i;
}
