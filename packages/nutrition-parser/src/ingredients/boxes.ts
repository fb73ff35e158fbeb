import { boxSigns, sayingWords } from '../lexicon/answers.ts';
import { atWord } from '../lexicon/phrases.ts';
import { hasAny, isCapital, pastSpace } from '../text/chars.ts';
import { hasMarkAt, withoutBrackets } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';
import { isSubject, statementOf, type Answers } from './answerKinds.ts';
import { isSentenceStart } from './statements.ts';

type BoxKind = keyof typeof boxSigns;
type Box = { kind: BoxKind; end: number };

/** A name of a list that is ticked off. */
type BoxedName = { subject: string; start: number; end: number; kind: BoxKind };

const boxKinds: readonly BoxKind[] = ['ticked', 'crossed', 'empty'];
const drawnBoxes: readonly [printed: string, kind: BoxKind][] = [
  ['[x]', 'ticked'],
  ['[ ]', 'empty'],
  ['[]', 'empty'],
  ['(x)', 'ticked'],
  ['( )', 'empty'],
  ['()', 'empty'],
];
const opensDrawn = '[(';
const allSigns = [...Object.values(boxSigns).join(''), '[x]', '[X]', '[ ]', '[]', '( )', '()'];

/** The least of the signs: most characters of a text are before it. */
const firstSign = Math.min(
  ...Array.from(Object.values(boxSigns).join(''), (sign) => sign.charCodeAt(0)),
);

/** Allergens are fewer; as many are looked at again where the signs of a list decide nothing. */
const maxNames = 30;
const reach = 1600;

/** Longer texts behind a box are no names. */
const maxNameLength = 160;

const marksAround = ' \t:=|/,;.–-';
const says = atWord(sayingWords);

/** Whether a text has any box. */
export const hasBoxes = (text: string): boolean => hasAny(text, allSigns);

/** The box at a place; null where none is. */
function boxAt(text: string, at: number): Box | null {
  const code = text.charCodeAt(at);
  if (code < firstSign && !hasMarkAt(text, at, opensDrawn)) return null;
  const kind = boxKinds.find((each) => hasMarkAt(text, at, boxSigns[each]));
  // A sign may be followed by one that tells how to draw it.
  if (kind !== undefined) return { kind, end: hasMarkAt(text, at + 1, '\ufe0f') ? at + 2 : at + 1 };
  const printed = text.slice(at, at + 3).toLowerCase();
  const drawn = drawnBoxes.find(([sign]) => printed.startsWith(sign));
  return drawn ? { kind: drawn[1], end: at + drawn[0].length } : null;
}

/** The box that is before a place with nothing but spaces between them, or the place itself. */
function withBoxBefore(text: string, at: number): number {
  let before = at;
  while (text.charAt(before - 1) === ' ') before--;
  return before > 0 && boxAt(text, before - 1) ? before - 1 : at;
}

/** Whether boxes of two kinds are between two places. */
function hasTwoKinds(text: string, from: number, to: number): boolean {
  let first: BoxKind | undefined;
  for (let at = from; at < to; at++) {
    const kind = boxAt(text, at)?.kind;
    if (kind === undefined || kind === first) continue;
    if (first !== undefined) return true;
    first = kind;
  }
  return false;
}

/** Where the next box is on a line; the line's end where none does. */
function nextBox(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charAt(at) !== '\n' && !boxAt(text, at)) at++;
  return at;
}

/** A name without the marks around it; null for what is none. */
function nameBetween(text: string, from: number, to: number): Omit<BoxedName, 'kind'> | null {
  let start = from;
  while (start < to && marksAround.includes(text.charAt(start))) start++;
  const subject = trimmedEnd(text.slice(start, to), marksAround);
  // '☑ Frutta a guscio (mandorle, nocciole)'
  // 'Latte s.s. intero': its sentence ends before the name does.
  const whole = subject.replaceAll('. ', '.');
  const isNamed = isSubject(whole) || isSubject(withoutBrackets(whole));
  const isName = isNamed && !says.test(subject);
  return isName ? { subject, start, end: to } : null;
}

/** Where the sentence ends that goes on at a place: 'uova. Può contenere soia'. */
function sentenceEnd(text: string, from: number, end: number): number {
  for (let at = text.indexOf('. ', from); at >= 0 && at < end; at = text.indexOf('. ', at + 1))
    if (isCapital(text.charAt(at + 2))) return at;
  return end;
}

function nameWithBox(text: string, at: number, end: number): BoxedName | null {
  const limit = Math.min(end, at + maxNameLength);
  const before = boxAt(text, at);
  const next = nextBox(text, before?.end ?? at, limit);
  const stop = before ? sentenceEnd(text, before.end, next) : next;
  const box = before ?? boxAt(text, stop);
  const name = box && nameBetween(text, before?.end ?? at, stop);
  if (!name || (stop === limit && limit < end)) return null;
  return { ...name, kind: box.kind, end: before ? stop : box.end };
}

/** Past what is between two boxed names. */
function pastGap(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && (marksAround.includes(text.charAt(next)) || text.charAt(next) === '\n'))
    next++;
  return next;
}

/** The kind of box that says yes: crosses do beside empty boxes alone; null where nothing tells. */
function yesOf(names: readonly BoxedName[]): BoxKind | null {
  const has = (wanted: BoxKind): boolean => names.some(({ kind }) => kind === wanted);
  if (has('ticked')) return has('crossed') || has('empty') ? 'ticked' : null;
  return has('crossed') && has('empty') ? 'crossed' : null;
}

const beginsLine = (text: string, at: number): boolean =>
  text.charAt(at - 1) === '\n' || isSentenceStart(text, at);

/**
 * A list that is ticked off: '☑ Latte ☐ Soia', 'Latte ✓, Soia ✗', '[x] Latte [ ] Soia'. Where not
 * both signs are in it, or anything but names, it is none: all that it names counts.
 */
export function boxesAt(text: string, at: number, end: number, isHeaded: boolean): Answers | null {
  const begin = withBoxBefore(text, pastSpace(text.slice(0, end), at));
  const isBefore = boxAt(text, begin) !== null;
  const isStart = isHeaded || beginsLine(text, begin);
  if (!isStart || !hasTwoKinds(text, begin, Math.min(end, begin + reach))) return null;
  const names: BoxedName[] = [];
  let from = begin;
  while (names.length < maxNames && from < end && (boxAt(text, from) !== null) === isBefore) {
    const name = nameWithBox(text, from, end);
    if (!name) break;
    names.push(name);
    from = pastGap(text, name.end, end);
  }
  const yes = yesOf(names);
  const last = names.at(-1)?.end ?? end;
  // 'latte ☐ Soia ☑ Uova': whose the boxes are is not told.
  const isOpen = !isBefore && from < end && !text.slice(last, from).includes('\n');
  if (yes === null || isOpen) return null;
  return {
    statements: names.flatMap(({ kind, subject, start }) =>
      statementOf(subject, start, kind === yes ? 'yes' : 'no'),
    ),
    end: from,
  };
}
