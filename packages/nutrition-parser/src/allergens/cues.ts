import type { Allergen } from '../lexicon/allergens.ts';
import {
  cuePhrases,
  declaredNames,
  leadingAnswers,
  namePrepositions,
  shortAnswers,
  tastesBehind,
  tasteWords,
  warnedNames,
} from '../lexicon/declarations.ts';
import { answerPhrases } from '../lexicon/answers.ts';
import { asWhole, atStart, atWord, firstWordsOf, sourceOf } from '../lexicon/phrases.ts';
import { hasAny, isDigit } from '../text/chars.ts';
import { firstLetters, hasWordOf, numbersOf } from '../text/firstLetters.ts';
import { isWordCode, letterOf, pastWord } from '../text/fold.ts';
import { indexOfAny, splitAtAny } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { hasBoxes } from './answers.ts';
import { isExemptSource } from './exemptions.ts';
import { allergensOf, mayHoldAllergens } from './findAllergens.ts';

/** What is said of a name; null where nothing is. */
export type Says = 'contains' | 'traces' | 'denied' | null;

export type CueKind = keyof typeof cuePhrases | 'yes' | 'no';

/** Words that say how it is with the names behind or before them. */
export type Cue = { kind: CueKind; says: Says; start: number; end: number };

/** A text, and the same as cues are written: small letters, no accents, no apostrophes. */
export type Sentence = { text: string; plain: string };

export type Name = { allergen: Allergen; start: number; end: number };

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

export const sentenceOf = (text: string): Sentence => ({ text, plain: plainText(text) });

const denying: ReadonlySet<CueKind> = new Set<CueKind>([
  'denied',
  'excluded',
  'lacking',
  'suited',
  'no',
]);
const silent: ReadonlySet<CueKind> = new Set<CueKind>(['contained', 'whom', 'aside', 'pointer']);
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
        kind === 'pointer' || !(denying.has(kind) || silent.has(kind) || kind === 'sufferer'),
    )
      ? [number]
      : [],
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
    if (cue.start < end) return false;
    end = cue.end;
    return true;
  });
}

type Phrased = readonly (readonly [allergen: Allergen, phrases: string])[];
type Expressions = readonly (readonly [allergen: Allergen, expression: RegExp])[];

const expressionsOf = (names: Phrased): Expressions =>
  names.map(([allergen, phrases]) => [
    allergen,
    new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g'),
  ]);
const others = expressionsOf(declaredNames);
const warned = expressionsOf(warnedNames);
const anyOther = atWord([...declaredNames, ...warnedNames].map(([, phrases]) => phrases).join('|'));

/** What some expressions find in a piece of a sentence. */
const findIn = (all: Expressions, { plain }: Sentence, start: number, end: number): Name[] =>
  all.flatMap(([allergen, expression]) =>
    [...plain.slice(start, end).matchAll(expression)].map(({ index, 0: words }) => ({
      allergen,
      start: start + index,
      end: start + index + words.length,
    })),
  );

/** Names in what warns those who do not bear the allergen: 'celiaci'. */
export const warnedNamesIn = (sentence: Sentence, start: number, end: number): Name[] =>
  findIn(warned, sentence, start, end);

/** Whether a clean text may name any allergen; cells of tables may be codes. */
export const mayName = (text: string): boolean =>
  hasAny(text, ['|', '\t']) || mayHoldAllergens(text) || anyOther.test(plainText(text));

const tasteBefore = new RegExp(`(?<![a-z\\d])${sourceOf(tasteWords)}\\s+$`);
const tasteBehind = atStart(tastesBehind);
const maxTasteLength = 14;

/** Whether a name is but a taste: 'gusto burro', 'hazelnut flavour'. */
const isTaste = (plain: string, { start, end }: Name): boolean =>
  tasteBefore.test(plain.slice(Math.max(0, start - maxTasteLength), start)) ||
  tasteBehind.test(plain.slice(end, end + maxTasteLength).trimStart());

/** Characters between the name of an ingredient and what its bracket names. */
const reachOfBracket = 60;

/** The name before the bracket that a place is in, '' where it is in none. */
function nameAbove(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reachOfBracket), at);
  const open = before.lastIndexOf('(');
  if (open < before.lastIndexOf(')')) return '';
  return (splitAtAny(before.slice(0, Math.max(0, open)), ',;:.()').at(-1) ?? '').trim();
}

/**
 * The allergens that a piece of a sentence names, exempt ones left out, in order; tastes, too, where
 * nothing declares them.
 */
export function namesIn(
  sentence: Sentence,
  start = 0,
  end = sentence.text.length,
  isDeclared = false,
): Name[] {
  if (end <= start) return [];
  const { text, plain } = sentence;
  // Pieces repeat from label to label.
  const named = allergensOf(text.slice(start, end));
  const other = findIn(others, sentence, start, end);
  if (named.length + other.length === 0) return [];
  const above = nameAbove(text, start + 1);
  const piece = trimmedStart(text.slice(start, end), '(, ').trimEnd();
  const own = named
    .filter(({ exempt, allergen }) => !exempt && !isExemptSource(above, piece, allergen))
    .map((name) => ({
      allergen: name.allergen,
      start: start + name.start,
      end: start + name.end,
    }));
  return [...own, ...other]
    .toSorted((a, b) => a.start - b.start)
    .filter((name) => isDeclared || !isTaste(plain, name));
}

export const allergensIn = (text: string): Allergen[] =>
  namesIn(sentenceOf(text)).map(({ allergen }) => allergen);

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

/** Whether no word is between two places. */
export function hasNoWord(text: string, from = 0, to = text.length): boolean {
  for (let i = from; i < to; i++) if (isWordCode(text.charCodeAt(i))) return false;
  return true;
}

const maxBareLength = 60;
const maxWords = 8;
const isPreposition = asWhole(namePrepositions);

const wordsOf = (plain: string): string[] => plain.split(' ').filter((word) => word !== '');

/** Whether a text may be an item of a list, and no sentence. */
export const isShort = (text: string): boolean =>
  text.length <= maxBareLength && wordsOf(text).length <= maxWords;

/** How many words are before the first name of a text; a noun and its preposition are none. */
function wordsBeforeName(text: string): number {
  const sentence = sentenceOf(text);
  const [first] = namesIn(sentence);
  if (!first) return Number.POSITIVE_INFINITY;
  const before = wordsOf(sentence.plain.slice(0, first.start));
  return before.length === 2 && isPreposition.test(before[1] ?? '') ? 0 : before.length;
}

/** Whether a text begins with a name: 'latte', 'semi di sesamo'. */
export const beginsWithName = (text: string): boolean => wordsBeforeName(text) === 0;

/** 'Latte', 'semi di sesamo', 'uova e derivati': a name, and no sentence about it. */
export const isBareName = (text: string): boolean => isShort(text) && wordsBeforeName(text) < 2;

/** What a table or field says of the thing that it names. */
export type Answer = 'yes' | 'traces' | 'no';

const wholes = (['traces', 'no', 'yes'] as const).map(
  (answer) => [answer, asWhole(`${answerPhrases[answer]}|${shortAnswers[answer]}`)] as const,
);
const leadings = (['yes', 'no'] as const).map(
  (answer) => [answer, new RegExp(`^${sourceOf(leadingAnswers[answer])}\\s*[,.;:!]`)] as const,
);
const isNo = asWhole(leadingAnswers.no);
const isYes = asWhole(leadingAnswers.yes);
const answerOfSays = { contains: 'yes', traces: 'traces', denied: 'no' } as const;
/** Longer texts are no answers. */
const maxAnswerLength = 80;

const bareAnswer = (text: string): string => plainText(trimmedStart(text, ': =(–-')).trim();

/** Whether a text says no in so many words: '-' and 'n.d.' do not. */
export const saysNo = (text: string): boolean => isNo.test(bareAnswer(text));

/** Whether a text says yes in so many words: 'presente' does not. */
export const saysYes = (text: string): boolean => isYes.test(bareAnswer(text));

/** 'Sì (ingrediente)' without its remark; 'FREE_FROM' and 'free-from' are words, a lone dash is an answer. */
function answerWordsOf(text: string): string {
  const plain = plainText(text).trim();
  const words =
    plain.length > 2 && !plain.includes(' ') ? plain.replaceAll('-', ' ').trim() : plain;
  const open = words.indexOf('(');
  return open > 0 ? words.slice(0, open).trim() : words;
}

/** What a text answers: 'sì', 'in tracce', 'MAY_CONTAIN', 'non presente'; undefined where it is no answer. */
export function answerInText(text: string): Answer | undefined {
  if (text.length > maxAnswerLength) return undefined;
  const plain = answerWordsOf(text);
  if (plain === '') return 'no';
  const known = [...wholes, ...leadings].find(([, isAnswer]) => isAnswer.test(plain));
  if (known) return known[0];
  const [cue, ...more] = cuesIn(plain);
  if (!cue || cue.start > 0 || more.length > 0 || cue.says === null) return undefined;
  return hasNoWord(plain, cue.end) ? answerOfSays[cue.says] : undefined;
}
