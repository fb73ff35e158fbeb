import {
  type Place,
  type SectionKind,
  articleBefore,
  capsBehindAreNone,
  endsWithDot,
  goesOnAsText,
  headings,
  inCapitals,
  isApart,
  isBehindOther,
  isBoldHeading,
  isJoint,
  kindOf,
} from './headings.ts';
import type { Span } from '../model.ts';
import { readSource } from '../text/clean.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { maxInputLength } from '../text/limits.ts';
import { fold, isWordCode, pastWord } from '../text/fold.ts';
import { isSpace, spanOf } from '../text/source.ts';

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

/** The first cell of a line: what is before it, its words, and what is behind them. */
const firstCells = /^([ \t|]*)([^|\t\n:]{1,60})[|\t][ \t|]*([^\n]*)/gm;

/** The headings of a text that are cells at the starts of lines: '| Conservazione | In luogo fresco |'. */
export function cellMarkers(text: string): Marker[] {
  if (!text.includes('|') && !text.includes('\t')) return [];
  return [...text.matchAll(firstCells)].flatMap(({ 0: line, 1: lead, 2: cell, 3: rest, index }) => {
    const found = kindOf(cell ?? '');
    // '| Ingredienti | Quantità |' is the head of a table.
    if (!found || (found.kind === 'ingredients' && !rest?.includes(','))) return [];
    const start = index + (lead?.length ?? 0);
    const textStart = index + line.length - (rest?.length ?? 0);
    return [{ kind: found.kind, start, textStart, extra: found.extra }];
  });
}

export type Section = { text: string; span: Span };

/** Where the section of the marker at a place of the list ends. */
export function sectionEnd(text: string, markers: readonly Marker[], at: number): number {
  const marker = markers[at];
  if (!marker) return text.length;
  let next = at + 1;
  while (next < markers.length && isSameSection(marker, markers[next])) next++;
  let end = markers[next]?.start ?? text.length;
  while (end > marker.textStart && isTrailing(text.charCodeAt(end - 1))) end--;
  return end;
}

/** 'Ingredienti gusto vaniglia:' goes on with the ingredients, 'Attenzione:' with the warnings. */
const isSameSection = ({ kind }: Marker, later: Marker | undefined): boolean =>
  later?.kind === kind && (later.extra !== '' || kind === 'warnings' || kind === 'usage');

/** Space and marks of emphasis or headings before the next marker. */
const isTrailing = (code: number): boolean =>
  isSpace(code) || code === 42 || code === 95 || code === 35 || code === 45 || code === 0x2013;

/**
 * Parts a text at the marker words of labels: INGREDIENTI, VALORI NUTRIZIONALI, MODALITÀ D'USO,
 * AVVERTENZE, CONSIGLIO …, in capitals, emphasised, or with a colon; accents and case are forgiven.
 * `span` is the place of `text` in the original.
 */
export function splitSections(text: string): Partial<Record<SectionKind, Section>> {
  if (typeof text !== 'string') return {};
  const source = readSource(text.slice(0, maxInputLength));
  const markers = findMarkers(source.text);
  const sections: Partial<Record<SectionKind, Section>> = {};
  for (const [i, { kind, textStart }] of markers.entries()) {
    const end = sectionEnd(source.text, markers, i);
    if (kind === 'other' || sections[kind] || end <= textStart) continue;
    const span = spanOf(source, textStart, end);
    sections[kind] = { text: text.slice(span.start, span.end), span };
  }
  return sections;
}
