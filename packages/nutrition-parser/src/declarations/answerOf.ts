import { columnKind } from '../allergens/answers.ts';
import { answerPhrases, productKeys } from '../lexicon/answers.ts';
import { answerKeys, leadingAnswers, shortAnswers } from '../lexicon/declarations.ts';
import { asWhole, sourceOf } from '../lexicon/phrases.ts';
import { isObject } from '../document/values.ts';
import { Remembered } from '../text/Remembered.ts';
import { cleanText } from './cleanText.ts';
import { cuesIn } from './cues.ts';
import { sayingOf, type Says } from './governing.ts';
import { keyWords } from './keyWords.ts';
import { hasNoWord } from './marks.ts';
import { trimmedStart } from '../text/trim.ts';
import { plainText } from './plainText.ts';

/** What a table or field says of the thing that it names. */
export type Answer = 'yes' | 'traces' | 'no';

const wholes: readonly (readonly [Answer, RegExp])[] = [
  ['traces', asWhole(`${answerPhrases.traces}|${shortAnswers.traces}`)],
  ['no', asWhole(`${answerPhrases.no}|${shortAnswers.no}`)],
  ['yes', asWhole(`${answerPhrases.yes}|${shortAnswers.yes}`)],
];
const leadings = (['yes', 'no'] as const).map(
  (answer) => [answer, new RegExp(`^${sourceOf(leadingAnswers[answer])}\\s*[,.;:!]`)] as const,
);
const isRefusal = asWhole(leadingAnswers.no);
const isAffirmation = asWhole(leadingAnswers.yes);
const saying = { contains: 'yes', traces: 'traces', denied: 'no' } as const;
const isAnswerKey = asWhole(`${answerKeys}|${productKeys}`);
/** Longer texts are no answers. */
const maxAnswerLength = 80;

/** 'Sì (ingrediente)' without its remark. */
function withoutRemark(text: string): string {
  const open = text.indexOf('(');
  return open > 0 ? text.slice(0, open).trim() : text;
}

/** 'FREE_FROM' and 'free-from' are words; a lone dash is an answer. */
const wordsOf = (plain: string): string =>
  plain.length > 2 && !plain.includes(' ') ? plain.replaceAll('-', ' ').trim() : plain;

const bareAnswer = (text: string): string => plainText(trimmedStart(text, ': =(–-')).trim();

/** Whether a text says no in so many words: '-' and 'n.d.' do not. */
export const isNo = (text: string): boolean => isRefusal.test(bareAnswer(text));

/** Whether a text says yes in so many words: 'presente' does not. */
export const isYes = (text: string): boolean => isAffirmation.test(bareAnswer(text));

/** What a text answers: 'sì', 'in tracce', 'MAY_CONTAIN', 'non presente'; undefined where it is no answer. */
export function answerInText(text: string): Answer | undefined {
  if (text.length > maxAnswerLength) return undefined;
  const plain = withoutRemark(wordsOf(plainText(cleanText(text)).trim()));
  if (plain === '') return 'no';
  const whole = wholes.find(([, isAnswer]) => isAnswer.test(plain));
  if (whole) return whole[0];
  const leading = leadings.find(([, isAnswer]) => isAnswer.test(plain));
  if (leading) return leading[0];
  const [cue, ...others] = cuesIn(plain);
  const says = cue && cue.start === 0 && others.length === 0 ? sayingOf(cue) : null;
  const isAlone = cue !== undefined && hasNoWord(plain, cue.end);
  return says !== null && isAlone ? saying[says] : undefined;
}

const isGiven = (answer: Answer | undefined): boolean => answer === 'yes' || answer === 'traces';

/** What a key says of its value, and whether it is one of answers. */
type AnswerKey = { says: Says; isOfAnswer: boolean };

const knownKeys = new Remembered<AnswerKey>();

function answerKeyOf(key: string): AnswerKey {
  const words = keyWords(key);
  const [cue] = cuesIn(words);
  // 'Presente in stabilimento', 'in line'
  const isOfTraces = columnKind(words) === 'traces';
  const says = isOfTraces ? 'traces' : cue ? sayingOf(cue) : null;
  return { says, isOfAnswer: isAnswerKey.test(words) };
}

/** `{ presente: false, tracce: true }`: what a key says, where its value affirms it. */
function answerInEntry(key: string, value: unknown): Answer | undefined {
  const { says, isOfAnswer } = knownKeys.find(key) ?? knownKeys.keep(key, answerKeyOf(key));
  if (says !== 'traces' && says !== 'denied' && !isOfAnswer) return undefined;
  const answer = answerOf(value);
  if (says === 'traces') return isGiven(answer) ? 'traces' : undefined;
  if (says === 'denied') return answer === 'yes' ? 'no' : undefined;
  return answer;
}

/** The strongest of several answers. */
const strongest = (answers: readonly (Answer | undefined)[]): Answer | undefined =>
  (['yes', 'traces', 'no'] as const).find((answer) => answers.includes(answer));

/** What a value answers for the thing that its key, or the name beside it, names. */
export function answerOf(value: unknown): Answer | undefined {
  if (value === null || value === undefined) return 'no';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value > 0 ? 'yes' : 'no';
  if (typeof value === 'string') return answerInText(value);
  if (Array.isArray(value)) return value.length < 2 ? answerOf(value[0]) : undefined;
  if (!isObject(value)) return undefined;
  return strongest(Object.entries(value).map(([key, item]) => answerInEntry(key, item)));
}
