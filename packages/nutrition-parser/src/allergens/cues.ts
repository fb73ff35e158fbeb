import { answerPhrases, boxSigns } from '../lexicon/answers.ts';
import { cuePhrases, shortAnswers } from '../lexicon/declarations.ts';
import { firstWordsOf, sourceOf } from '../lexicon/phrases.ts';
import { hasAny, isDigit } from '../text/chars.ts';
import { firstLetters, hasWordOf, numbersOf } from '../text/firstLetters.ts';
import { isWordCode, letterOf, pastWord } from '../text/fold.ts';
import { indexOfAny } from '../text/pieces.ts';

/** What is said of a name; null where nothing is. */
export type Says = 'contains' | 'traces' | 'denied' | null;

export type CueKind = keyof typeof cuePhrases | 'yes' | 'no';

/** Words that say how it is with the names behind or before them. */
export type Cue = { kind: CueKind; says: Says; start: number; end: number };

const spaces = "'’‘`´_";

/** A character in small letters and without accent; a space for an apostrophe or underscore. */
function plainChar(text: string, at: number): string {
  const letter = letterOf(text.charCodeAt(at));
  const char = text.charAt(at);
  return letter !== 0 ? String.fromCharCode(letter) : spaces.includes(char) ? ' ' : char;
}

/** A text as cues are written, each character in its place. */
export function plainText(text: string): string {
  let plain = '';
  for (let i = 0; i < text.length; i++) plain += plainChar(text, i);
  return plain;
}

const denying: ReadonlySet<CueKind> = new Set<CueKind>([
  'denied',
  'lacking',
  'none',
  'suited',
  'no',
]);
const silent: ReadonlySet<CueKind> = new Set<CueKind>([
  'contained',
  'whom',
  'aside',
  'taste',
  'pointer',
]);
const ofTraces: ReadonlySet<CueKind> = new Set<CueKind>(['traces', 'place', 'unsure']);

/** What a cue says of the names that it holds for. */
function sayingOf(kind: CueKind): Says {
  if (silent.has(kind)) return null;
  if (denying.has(kind)) return 'denied';
  return ofTraces.has(kind) ? 'traces' : 'contains';
}

type Expression = { kind: CueKind; expression: RegExp };

const isKind = (kind: string): kind is keyof typeof cuePhrases => Object.hasOwn(cuePhrases, kind);
const kinds = Object.keys(cuePhrases).filter(isKind);

/** The kinds of cues by the first letters of their first words: most words of a text begin none. */
const byFirstLetters = new Map<number, Expression[]>();
for (const kind of kinds) {
  const phrases = cuePhrases[kind];
  const entry = { kind, expression: new RegExp(sourceOf(phrases), 'y') };
  for (const number of numbersOf(firstWordsOf(phrases).join(' ')))
    byFirstLetters.set(number, [...(byFirstLetters.get(number) ?? []), entry]);
}

const answerMarks = [':', '=', '(', '–', '-'];

/** An answer is behind a mark and before the next name; longer gaps would be read again and again. */
const answerIn = (phrases: string, flags: string, marks = ':=(–-'): RegExp =>
  new RegExp(`[${marks}]\\s{0,9}${sourceOf(phrases)}(?=\\s{0,9}(?:[,;|•·./()\\n]|$))`, flags);

const yesWords = `${shortAnswers.yes}|${answerPhrases.yes}`;
const answers: readonly Expression[] = [
  { kind: 'yes', expression: answerIn(yesWords, 'g') },
  { kind: 'no', expression: answerIn(`${shortAnswers.no}|${answerPhrases.no}`, 'g') },
];
/** In cells, too. */
const affirmed = answerIn(yesWords, 'i', '|\\t:=(–-');

/** First letters of the cues that declare something by themselves. */
const declaring: ReadonlySet<number> = new Set(
  [...byFirstLetters].flatMap(([number, entries]) =>
    entries.some(
      ({ kind }) =>
        kind === 'pointer' ||
        !(denying.has(kind) || silent.has(kind) || kind === 'sufferer' || kind === 'affirmed'),
    )
      ? [number]
      : [],
  ),
);

const drawnBoxes = ['[x]', '[X]', '[ ]', '[]', '(x)', '(X)', '( )', '()'];
const boxes = [...Object.values(boxSigns).join(''), ...drawnBoxes];

/** Whether a text has any box. */
export const hasBoxes = (text: string): boolean => hasAny(text, boxes);

/** Answers with nothing but a space before or behind them: 'Latte ●', 'SI latte'. */
const bareSigns = [' ●', ' +', 'SI ', 'SÌ ', 'SI:', 'SÌ:'];

/** Whether a text may declare anything: most texts of a product have no such word. */
export const mayDeclare = (text: string): boolean =>
  hasWordOf(text, declaring) || hasBoxes(text) || hasAny(text, bareSigns) || affirmed.test(text);

/** The longest cue that begins with the word at a place. */
function cueAt(plain: string, start: number): Cue | null {
  let longest: Cue | null = null;
  for (const { kind, expression } of byFirstLetters.get(firstLetters(plain, start, plain.length)) ??
    []) {
    expression.lastIndex = start;
    const end = start + (expression.exec(plain)?.[0].length ?? 0);
    if (end > (longest?.end ?? start)) longest = { kind, says: sayingOf(kind), start, end };
  }
  return longest;
}

/** The answers of a plain text, each with the mark before it. */
const answersIn = (plain: string): Cue[] =>
  (hasAny(plain, answerMarks) ? answers : []).flatMap(({ kind, expression }) =>
    [...plain.matchAll(expression)].map(({ index, 0: words }) => ({
      kind,
      says: sayingOf(kind),
      start: index,
      end: index + words.length,
    })),
  );

const byPlace = (a: Cue, b: Cue): number => a.start - b.start || b.end - a.end;

/** The cues of a plain text in order, none within another; of two at one place the longer one. */
export function cuesIn(plain: string): Cue[] {
  const found = answersIn(plain);
  for (let i = 0; i < plain.length;) {
    if (!isWordCode(plain.charCodeAt(i))) {
      i++;
      continue;
    }
    const cue = cueAt(plain, i);
    if (cue) found.push(cue);
    i = Math.max(cue?.end ?? 0, pastWord(plain, i, plain.length));
  }
  let end = 0;
  return found.toSorted(byPlace).filter((cue) => {
    // 'Glutine NO' is an answer.
    const isAnswer = cue.kind === 'none' && endsClause(plain, cue.end);
    if (cue.start < end || isAnswer) return false;
    end = cue.end;
    return true;
  });
}

const clauseMarks = ',;|()•·/';

/** Whether a mark parts what is said of one thing from what is said of another; '5,0%' has none. */
export const isClauseMark = (text: string, at: number): boolean =>
  clauseMarks.includes(text.charAt(at)) &&
  !(
    text.charAt(at) === ',' &&
    isDigit(text.charCodeAt(at - 1)) &&
    isDigit(text.charCodeAt(at + 1))
  );

/** Marks that part what an adjective or an answer holds for from what it does not. */
export const parting = ',;|•·/';

/** Whether a mark, a dash or a bracket parts what is before it from what is behind. */
export const partsClauses = (text: string): boolean =>
  indexOfAny(text, `${parting}–—()[]:`) >= 0 || text.includes(' -');

/** Where the clause that begins at a place ends: at its next mark. */
export function clauseEnd(text: string, at: number, limit = text.length): number {
  let end = at;
  while (end < Math.min(limit, text.length) && !clauseMarks.includes(text.charAt(end))) end++;
  return end;
}

/** Whether no word is behind a place in its clause. */
function endsClause(text: string, at: number): boolean {
  let i = at;
  while (
    i < text.length &&
    !clauseMarks.includes(text.charAt(i)) &&
    !isWordCode(text.charCodeAt(i))
  )
    i++;
  return i === text.length || !isWordCode(text.charCodeAt(i));
}

/** Whether no word is between two places. */
export function hasNoWord(text: string, from = 0, to = text.length): boolean {
  for (let i = from; i < to; i++) if (isWordCode(text.charCodeAt(i))) return false;
  return true;
}
