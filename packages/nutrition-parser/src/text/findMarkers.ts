import { fold, isWordCode, pastWord } from './fold.ts';
import { firstLetters, numbersOf } from './firstLetters.ts';
import { articleBefore, isJoint, kindOf } from './headingKind.ts';
import {
  capsBehindAreNone,
  endsWithDot,
  goesOnAsText,
  inCapitals,
  isBoldHeading,
  isApart,
  type Place,
  isBehindOther,
} from './headingMarks.ts';
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
const maxHeading = 60;

const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);

/** How headings begin: few words of a text begin like one. */
const firstWords = numbersOf(
  articleBefore + [...headings.keys()].map((name) => name.split(' ', 1)[0]).join(' '),
);

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
  if (place === 'inside' && isBehindOther(text, at)) return null;
  return place === 'inside' && !isUpper(code) ? null : markerAt(text, at, place);
}

/** Whether a word begins a line, is in emphasis, begins a sentence, or none of these. */
function placeOf(text: string, at: number): Place {
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

/** A heading that may begin at a place: where its line, emphasis or mark ends, and its capitals. */
type Candidate = {
  readonly text: string;
  readonly at: number;
  readonly place: Place;
  readonly end: number;
  readonly capsEnd: number;
};

/** Marks that end a heading. */
const closers: ReadonlySet<number> = new Set(
  Array.from(':\n*_.,;=|\t', (mark) => mark.charCodeAt(0)),
);

function candidateAt(text: string, at: number, place: Place): Candidate {
  const stop = Math.min(text.length, at + maxHeading);
  let end = at;
  let capsEnd = at;
  let caps = true;
  for (; end < stop; end++) {
    const code = text.charCodeAt(end);
    if (closers.has(code) && !isJoint(text.slice(at, stop), end - at)) break;
    if (!isWordCode(code)) continue;
    if (!isUpper(code)) caps = false;
    if (caps) capsEnd = end + 1;
  }
  return { text, at, place, end, capsEnd };
}

const markerAt = (text: string, at: number, place: Place): Marker | null => {
  const candidate = candidateAt(text, at, place);
  return closedMarker(candidate) ?? openMarker(candidate) ?? capitalMarker(candidate);
};

const closingOf = ({ text, end }: Candidate): string =>
  end < text.length ? text.charAt(end) : '\n';

/** Whether a mark behind the words makes them a heading. */
function isClosed(candidate: Candidate): boolean {
  const { text, at, end, place } = candidate;
  const closing = closingOf(candidate);
  if (':*_='.includes(closing)) return true;
  if (closing === '.') return endsWithDot(text, at, end, place);
  return closing === '\n' && place !== 'inside' && place !== 'sentence';
}

/** 'Ingredienti: …', '**Note**' */
function closedMarker(candidate: Candidate): Marker | null {
  const { text, at, end, place } = candidate;
  if (!isClosed(candidate)) return null;
  const found = kindOf(text.slice(at, end));
  // A bare word on a line ('Uso') needs its colon or emphasis, a longer heading does not.
  if (found) {
    // What the values are for belongs to them: 'Valori nutrizionali per 100 g:'.
    const textStart = found.basisAt > 0 ? at + found.basisAt : skipMarks(text, end);
    return { kind: found.kind, start: at, textStart, extra: found.extra };
  }
  return place === 'bold' && isBoldHeading(text, at, end)
    ? { kind: 'other', start: at, textStart: skipMarks(text, end), extra: '' }
    : null;
}

/** 'Valori nutrizionali per 100 g di prodotto, per dose …', 'Valori nutrizionali | Per 100 g' */
function openMarker(candidate: Candidate): Marker | null {
  const { text, at, end, place } = candidate;
  if (!(place === 'line' || place === 'sentence') || isClosed(candidate)) return null;
  const found = kindOf(text.slice(at, end));
  const isCell = '\t|'.includes(closingOf(candidate));
  if (found?.kind !== 'nutrition' || !(isCell || found.basisAt > 0)) return null;
  const textStart = found.basisAt > 0 ? at + found.basisAt : end;
  return { kind: found.kind, start: at, textStart, extra: '' };
}

/** Words of the longest heading. */
const maxWords = 5;

/** 'AVVERTENZE Non superare…': capitals alone mark the heading. */
function capitalMarker({ text, at, place, capsEnd }: Candidate): Marker | null {
  if (capsEnd - at < 4 || (place === 'inside' && !isApart(text, at, capsEnd))) return null;
  const words = text.slice(at, capsEnd).split(' ');
  for (let count = Math.min(words.length, maxWords); count > 0; count--) {
    const heading = words.slice(0, count).join(' ');
    const kind = headings.get(fold(heading));
    const behind = at + heading.length;
    // '*VNR: VALORI NUTRITIVI DI RIFERIMENTO' is a note.
    const isWord =
      kind === 'other' &&
      place === 'inside' &&
      inCapitals.test(text.slice(Math.max(0, at - 3), at));
    const isHeading = !isWord && heading.length > 3 && !goesOnAsText(text, behind);
    if (kind && isHeading && capsBehindAreNone(text, behind))
      return { kind, start: at, textStart: skipMarks(text, behind), extra: '' };
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
