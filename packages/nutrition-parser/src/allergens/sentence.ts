import { answerPhrases } from '../lexicon/answers.ts';
import {
  leadingAnswers,
  namePrepositions,
  shortAnswers,
  tasteWords,
  warnedNames,
} from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { hasAny } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { cuesIn, hasNoWord, isClauseMark, plainText, type Cue, type CueKind } from './cues.ts';
import { isExemptSource } from './exemptions.ts';
import { mayHoldAllergens, namesIn, type Finding } from './names.ts';

export type Name = Omit<Finding, 'exempt'>;

/**
 * A text, the same as cues are written (small letters, no accents, no apostrophes), and the allergens
 * that it names, whatever it says of them; exempt ones are left out.
 */
export type Sentence = { text: string; plain: string; names: readonly Name[] };

/** Characters between the name of an ingredient and what its bracket names. */
const reachOfBracket = 60;

/** The name before the bracket that a place is in, '' where it is in none. */
function nameAbove(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reachOfBracket), at);
  const open = before.lastIndexOf('(');
  if (open < before.lastIndexOf(')')) return '';
  return (splitAtAny(before.slice(0, Math.max(0, open)), ',;:.()').at(-1) ?? '').trim();
}

/** The names between two marks of a sentence. */
function namesBetween(text: string, start: number, end: number): Name[] {
  const found = namesIn(text, start, end, true);
  if (found.length === 0) return [];
  const above = nameAbove(text, start);
  const piece = text.slice(start, end).trim();
  return found.filter(({ exempt, allergen }) => !exempt && !isExemptSource(above, piece, allergen));
}

/** Cues that may be within a name: 'burro al cacao', 'cereali contenenti glutine'. */
const withinNames: ReadonlySet<CueKind> = new Set<CueKind>(['but', 'made', 'none']);

/** The names of a text, each within its clause and between the cues. */
function namesOf(text: string, cues: readonly Cue[] = []): Name[] {
  if (!mayHoldAllergens(text)) return [];
  const names: Name[] = [];
  const parting = cues.filter(({ kind }) => !withinNames.has(kind)).values();
  let cue = parting.next().value;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at !== cue?.start && at < text.length && !isClauseMark(text, at)) continue;
    for (const name of namesBetween(text, from, at)) names.push(name);
    from = at === cue?.start ? cue.end : at + 1;
    if (at !== cue?.start) continue;
    at = Math.max(at, from - 1);
    cue = parting.next().value;
  }
  return names;
}

export const sentenceOf = (text: string, cues?: readonly Cue[]): Sentence => ({
  text,
  plain: plainText(text),
  names: namesOf(text, cues),
});

/** The first of some names that begins at a place or behind it. */
function firstFrom(names: readonly Name[], at: number): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.start ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The names of a sentence between two places. */
export const namesWithin = ({ names }: Sentence, start: number, end: number): readonly Name[] =>
  names.length === 0 ? names : names.slice(firstFrom(names, start), firstFrom(names, end));

export const hasNameWithin = ({ names }: Sentence, start: number, end: number): boolean =>
  (names[firstFrom(names, start)]?.start ?? end) < end;

const warned = warnedNames.map(
  ([allergen, phrases]) =>
    [allergen, new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g')] as const,
);
const anyWarned = atWord(warnedNames.map(([, phrases]) => phrases).join('|'));

/** Names in what warns those who do not bear the allergen: 'celiaci'. */
export const warnedNamesIn = ({ plain }: Sentence, start: number, end: number): Name[] =>
  warned.flatMap(([allergen, expression]) =>
    [...plain.slice(start, end).matchAll(expression)].map(({ index, 0: words }) => ({
      allergen,
      start: start + index,
      end: start + index + words.length,
    })),
  );

/** Whether a clean text may name any allergen; cells of tables may be codes. */
export const mayName = (text: string): boolean =>
  hasAny(text, ['|', '\t']) || mayHoldAllergens(text) || anyWarned.test(plainText(text));

const maxBareLength = 60;
const maxWords = 8;
const isPreposition = asWhole(namePrepositions);

const wordsOf = (plain: string): string[] => plain.split(' ').filter((word) => word !== '');

/** Whether a text may be an item of a list, and no sentence. */
export const isShort = (text: string): boolean =>
  text.length <= maxBareLength && wordsOf(text).length <= maxWords;

const isTaste = atStart(tasteWords);

/** How many words of a text are before its first name; a noun and its preposition are none. */
export function wordsBefore(text: string, first: Name | undefined): number {
  if (!first || isTaste.test(text)) return Number.POSITIVE_INFINITY;
  const before = wordsOf(plainText(text.slice(0, first.start)));
  return before.length === 2 && isPreposition.test(before[1] ?? '') ? 0 : before.length;
}

/** Whether a text begins with a name: 'latte', 'semi di sesamo', with a word before it 'tree nuts'. */
export const beginsWithName = (text: string, most = 0): boolean =>
  wordsBefore(text, namesOf(text)[0]) <= most;

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
