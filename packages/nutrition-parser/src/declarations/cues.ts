import { hasBoxes } from '../allergens/answers.ts';
import { answerPhrases } from '../lexicon/answers.ts';
import { cuePhrases, shortAnswers } from '../lexicon/declarations.ts';
import { firstWordsOf, sourceOf } from '../lexicon/phrases.ts';
import { hasAny } from '../text/chars.ts';
import { isWordCode, pastWord } from '../text/fold.ts';
import { firstLetters, hasWordOf, numbersOf } from '../text/firstLetters.ts';

export type CueKind = keyof typeof cuePhrases | 'yes' | 'no';

/** Words that say how it is with the names behind or before them. */
export type Cue = { kind: CueKind; start: number; end: number };

const cueKinds = [
  'heading',
  'list',
  'contains',
  'includes',
  'caution',
  'having',
  'unsure',
  'made',
  'derived',
  'unsuited',
  'warned',
  'sufferer',
  'referral',
  'traces',
  'place',
  'denied',
  'excluded',
  'contained',
  'whom',
  'lacking',
  'suited',
  'pointer',
  'aside',
  'but',
] as const satisfies readonly CueKind[];

type Expression = { kind: CueKind; expression: RegExp };

/** The kinds of cues by the first letters of their first words: most words of a text begin none. */
const byFirstLetters = new Map<number, Expression[]>();
for (const kind of cueKinds) {
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

/** Cues that alone declare something: denials and asides only bound others. */
const declaringKinds: ReadonlySet<CueKind> = new Set<CueKind>([
  'heading',
  'list',
  'contains',
  'pointer',
  'includes',
  'caution',
  'having',
  'unsure',
  'made',
  'derived',
  'unsuited',
  'warned',
  'referral',
  'traces',
  'place',
  'but',
]);
const declaring: ReadonlySet<number> = new Set(
  [...byFirstLetters].flatMap(([number, entries]) =>
    entries.some(({ kind }) => declaringKinds.has(kind)) ? [number] : [],
  ),
);

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
    if (end > (longest?.end ?? start)) longest = { kind, start, end };
  }
  return longest;
}

/** The answers of a plain text, each with the mark before it. */
const answersIn = (plain: string): Cue[] =>
  (hasAny(plain, answerMarks) ? answers : []).flatMap(({ kind, expression }) =>
    [...plain.matchAll(expression)].map(({ index, 0: words }) => ({
      kind,
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
    if (cue.start < end) return false;
    end = cue.end;
    return true;
  });
}
