import { fold, isWordCode, pastWord } from './fold.ts';
import { firstLetters, numbersOf } from './firstLetters.ts';
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

/** How headings begin: few words of a text begin like one. */
const firstWords = numbersOf([...headings.keys()].map((name) => name.split(' ', 1)[0]).join(' '));

/** Finds the headings of a cleaned text, in order; each word is looked at a bounded number of times. */
export function findMarkers(text: string): Marker[] {
  const markers: Marker[] = [];
  const { length } = text;
  for (let i = 0; i < length;) {
    const code = text.charCodeAt(i);
    if (!isWordCode(code)) {
      i++;
      continue;
    }
    const marker = mayBegin(text, i, code) ? markerAtWord(text, i, code) : null;
    if (marker) markers.push(marker);
    i = Math.max(pastWord(text, i + 1, length), marker?.textStart ?? 0);
  }
  return markers;
}

/** A heading begins with a letter, in a sentence with a capital; behind emphasis any word may be one. */
function mayBegin(text: string, at: number, code: number): boolean {
  const before = at > 0 ? text.charCodeAt(at - 1) : 0;
  if (before === 42 || before === 95) return true;
  if (code < 58) return false;
  const isInside = before === 32 && at > 1 && isWordCode(text.charCodeAt(at - 2));
  return (!isInside || isUpper(code)) && firstWords.has(firstLetters(text, at, text.length));
}

function markerAtWord(text: string, at: number, code: number): Marker | null {
  const place = placeOf(text, at);
  // 'ALTRI INGREDIENTI:' is a part of a list.
  if (place === 'inside' && /\b(?:altri|other)\s$/i.test(text.slice(Math.max(0, at - 7), at)))
    return null;
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
  if (!closed && place === 'line') {
    // 'Valori nutrizionali per 100 g di prodotto, per dose …', 'Valori nutrizionali | Per 100 g'
    const found = kindOf(printed);
    const isCell = closing === 9 || closing === 124;
    if (found?.kind === 'nutrition' && (isCell || found.basisAt > 0)) {
      const textStart = found.basisAt > 0 ? at + found.basisAt : end;
      return { kind: found.kind, start: at, textStart, extra: '' };
    }
  }
  if (capsEnd - at < 4 || (place === 'inside' && !standsApart(text, at, capsEnd))) return null;
  // 'AVVERTENZE Non superare…': capitals alone mark the heading.
  const words = text.slice(at, capsEnd).split(' ');
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const heading = words.slice(0, count).join(' ');
    const kind = headings.get(fold(heading));
    const behind = at + heading.length;
    // '*VNR: VALORI NUTRITIVI DI RIFERIMENTO' is a note.
    const isWord =
      kind === 'other' &&
      place === 'inside' &&
      inCapitals.test(text.slice(Math.max(0, at - 3), at));
    if (
      kind &&
      !isWord &&
      heading.length > 3 &&
      !text.startsWith(' DI RIF', behind) &&
      capsBehindAreNone(text, behind)
    ) {
      return { kind, start: at, textStart: skipMarks(text, behind), extra: '' };
    }
  }
  return null;
}

/** Shorter words in capitals are emphasis. */
const shortestApart = 8;
const joins =
  /(?:\b(?:gli|le|lo|la|il|di|da|in|del|dell[aeo]|degli|nell[aeo]|negli|sull[aeo]|sugli|all[aeo]|agli|con|per|tra|fra|senza|altr[ie]|su[aeo]|suoi|quest[ei]|tutt[ei]|seguent[ei])[ ’'])$/i;
const joinsInSmall = /(?:[A-ZÀ-Ý]{2}|\b[a-z]{1,2}[ ’'])$/;
/** 'AD ALTO CONTENUTO DI EPA': among capitals the lesser headings are words like others. */
const inCapitals = /[A-ZÀ-Ý]{2} $/;

/** 'INGREDIENTI avena AVVERTENZE non superare …', but not 'leggere le AVVERTENZE'. */
const standsApart = (text: string, at: number, capsEnd: number): boolean =>
  capsEnd - at >= shortestApart && !isJoined(text.slice(Math.max(0, at - 10), at));

const isJoined = (before: string): boolean => joins.test(before) || joinsInSmall.test(before);

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
    /^(?:(?:valori|informazioni|dichiarazione|tabella|analisi) (?:nutri\w+ )?(?:medi[ae]? )?(?:nutri\w+ )?(?:per|x|100|medi)|(?:contenut[oi]|tenor[ei]|apport[oi])(?: (?!per|x|100|e )[a-z]+){0,4} (?:per|x|100))\b/.test(
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
