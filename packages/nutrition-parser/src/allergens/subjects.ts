import { productKeys } from '../lexicon/answers.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import {
  answerKeys,
  cuePhrases,
  fieldsWithLists,
  havingWords,
  keysOfTastes,
  listKeys,
  nameKeys,
  namesOfPresence,
  presenceKeys,
  sourceKeys,
  technicalKeys,
  tracesKeys,
  valueKeys,
} from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { headings } from '../document/headings.ts';
import { isObject, printed as printedText } from '../document/values.ts';
import { remembered } from '../text/Remembered.ts';
import { fold } from '../text/fold.ts';
import { apart, withoutEnding, withoutPrefix } from '../text/pieces.ts';
import { trimmedAround } from '../text/trim.ts';
import { columnKind } from './answerKinds.ts';
import { allergensIn } from './findAllergens.ts';
import { answerInText, type Answer } from './sentence.ts';
import { cuesIn, plainText, type Says } from './cues.ts';
import type { AllergenFinding } from '../model.ts';
import { readSentence, type SentenceReading } from './clauses.ts';
import { joins } from './clauseWords.ts';

/** What a key, or a name beside a value, tells of the value. */
export type Subject = {
  printed: string;
  /** 'allergeni', 'mayContain' and 'senza' say something of what they hold. */
  says: Says;
  /** 'Senza zuccheri' says nothing of what it holds, 'senza' does. */
  isClaim: boolean;
  /** 'latte', 'Contiene lattosio?': the allergens that it names itself. */
  allergens: readonly Allergen[];
  /** 'senza lattosio', 'adatto ai celiaci': those that are there where its value says no. */
  denied: readonly Allergen[];
  /** 'has milk', 'con latte' and 'glutine': where they are true, it is there. */
  isPresence: boolean;
  /** 'not suitable for' tells of those that it holds. */
  isUnsuited: boolean;
  /** 'origine', 'fonte': what a thing is made of, or who says something of it. */
  isSource: boolean;
  /** 'gusti': what it names is a taste. */
  isOfTastes: boolean;
  isList: boolean;
  /** 'usage' may hold one. */
  mayBeList: boolean;
  /** What the key is for in a record: it names a thing, says how it is with it, or neither. */
  role: 'name' | 'value' | 'technical' | null;
};

const isListKey = atStart(listKeys);
const unsuited = cuePhrases.unsuited.trim().split('\n').join('|');
const isUnsuited = asWhole(`[(is|e) ](${unsuited})[ (a|ai|agli|alle|per|for)]`);
const isSuited = atStart('[(is|e) ](adatt|idone|indicat|consigliat|suitable)~');
const isSource = asWhole(sourceKeys);
const isOfTastes = asWhole(keysOfTastes);
const isHaving = atStart(havingWords);
const isNameOfPresence = asWhole(namesOfPresence);
const isOtherField = asWhole(fieldsWithLists);
const isOfTraces = atWord(tracesKeys);
const isCross = atWord('cross');
const isDenial = atStart('no|not (cross|contaminat)~|senza|without|zero');
const isAlso = atWord('e|ed|o|and|or|ne|anche|also|even');
const isAnswerKey = asWhole(`${answerKeys}|${productKeys}`);
const isPresenceKey = asWhole(`${presenceKeys}|${productKeys}`);

const roles = [
  ['name', asWhole(nameKeys)],
  ['value', asWhole(`${valueKeys}|${answerKeys}`)],
  ['technical', asWhole(technicalKeys)],
] as const;

const denials = new RegExp(
  `(?<![a-z\\d])${sourceOf(`${cuePhrases.lacking}\n${cuePhrases.denied}\nfree`)}`,
  'g',
);

/** A key as it would be printed: 'mayContain' and 'may_contain' are 'may contain'. */
const printedKey = (key: string): string =>
  apart(printedText(withoutPrefix(key)))
    .replace(/[_\-.:/\s]+/g, ' ')
    .trim();

/** The words of a key, without capitals and accents. */
const keyWords = remembered((key) => plainText(printedKey(key)));

/** The allergens of a name without its words of denial, where those leave any. */
function deniedIn(words: string): Allergen[] {
  const others = words.replace(denials, ' ');
  return others === words ? [] : allergensIn(others);
}

/** 'adatto ai celiaci': what those do not bear whom the product is said to suit. */
const unsuitedIn = (words: string): Allergen[] =>
  readSentence(`non ${words}`).said.flatMap(({ allergen, says }) =>
    says === 'contains' ? [allergen] : [],
  );

/** 'contains_or_cross_contact' */
const tellsContents = (words: string): boolean =>
  cuesIn(words).some(({ says }) => says === 'contains');

/** 'Latte e tracce', 'latte/tracce', 'latte (anche in tracce)': traces beside what is contained. */
function isBesideTraces(key: string): boolean {
  const words = keyWords(key.replaceAll('/', ' e '));
  const cue = cuesIn(words).find(({ says }) => says === 'traces');
  if (!cue || cue.start === 0 || allergensIn(words.slice(cue.end)).length > 0) return false;
  // 'Latte e tracce', but not 'latte è presente in tracce'
  const before = words.slice(0, cue.start).trimEnd();
  const [first = ''] = words.slice(cue.start, cue.end).split(' ', 1);
  const last = before.slice(before.lastIndexOf(' ') + 1);
  const isTold = words.slice(cue.start, cue.end).includes('presen');
  return isAlso.test(last) || (isAlso.test(first) && !isTold);
}

/**
 * 'cross_contact', 'cross_sesamo', 'milk_traces', but not 'cross_sell'; 'allergens_and_cross_contact'
 * may contain. Null where a key says nothing of traces.
 */
function saidOfTraces(words: string, reading: SentenceReading, hasNames: boolean): Says {
  const { last, said } = reading;
  if (last === 'denied') return null;
  const isOfAllergens = words.includes('allerg');
  if (isOfTraces.test(words) || (isCross.test(words) && (hasNames || isOfAllergens))) {
    if (isDenial.test(words)) return 'denied';
    return joins(words) && (isOfAllergens || tellsContents(words)) ? 'contains' : 'traces';
  }
  const isNamed = last === null && said.length > 0;
  return isNamed && said.every(({ says }) => says === 'traces') ? 'traces' : null;
}

/** 'mayContainAllergens': what a key says of the allergens that it holds; null where nothing else. */
function saidOf(printed: string): Says {
  const words = printed.toLowerCase();
  if (isSource.test(words)) return 'contains';
  const before = withoutEnding(words, [' allergens', ' allergeni']);
  return before === words ? null : readSentence(`${before}:`).last;
}

function readSubject(key: string): Subject {
  const printed = printedKey(key);
  // A colon makes a title of it.
  const text = `${printed}:`;
  const plain = plainText(text);
  const words = plain.slice(0, -1);
  const reading = readSentence(text);
  const { last, open } = reading;
  const allergens = allergensIn(text);
  const hasNames = allergens.length > 0;
  return {
    printed,
    says:
      hasNames && isBesideTraces(key)
        ? 'contains'
        : (saidOfTraces(words, reading, hasNames) ?? saidOf(printed) ?? last),
    isClaim: last === 'denied' && open !== 'denied',
    allergens,
    denied: isSuited.test(words) ? unsuitedIn(words) : deniedIn(words),
    isPresence: isHaving.test(words) || isNameOfPresence.test(words),
    isUnsuited: isUnsuited.test(words),
    isSource: isSource.test(words),
    isOfTastes: isOfTastes.test(words),
    isList:
      headings.get(fold(printed)) === 'ingredients' ||
      (isListKey.test(plain) && !plain.includes('allerg')),
    mayBeList: isOtherField.test(words),
    role: roles.find(([, isKey]) => isKey.test(words))?.[0] ?? null,
  };
}

export const subjectOf = remembered(readSubject);

/** What a field by this name declares of all that is in it; null where its name says nothing. */
export function declaredBy(field: string): AllergenFinding['presence'] | null {
  const { says } = subjectOf(field);
  return says === 'denied' ? null : says;
}

/** 'Senza lattosio': the allergens that a name denies. */
export const deniedByKey = (key: string): readonly Allergen[] => subjectOf(key).denied;

/** 'presente', 'in product', 'same line' */
export const tellsOfPlace = (key: string): boolean =>
  isPresenceKey.test(keyWords(key)) || columnKind(keyWords(key)) === 'traces';

/** '**MAY_CONTAIN**': an answer without the marks of its emphasis. */
export const printedAnswer = (value: string): string =>
  trimmedAround(printedText(value).replaceAll('*', ''), '_');

/** `{ presente: false, tracce: true }`: what a key says, where its value affirms it. */
function answerInEntry(key: string, value: unknown): Answer | undefined {
  const words = keyWords(key);
  const [cue] = cuesIn(words);
  // 'Presente in stabilimento', 'in line'
  const says = columnKind(words) === 'traces' ? 'traces' : (cue?.says ?? null);
  if (says !== 'traces' && says !== 'denied')
    return isAnswerKey.test(words) ? answerOf(value) : undefined;
  const answer = answerOf(value);
  if (says === 'denied') return answer === 'yes' ? 'no' : undefined;
  return answer === 'yes' || answer === 'traces' ? 'traces' : undefined;
}

/** What a value answers for the thing that its key, or the name beside it, names. */
export function answerOf(value: unknown): Answer | undefined {
  if (value === null || value === undefined) return 'no';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value > 0 ? 'yes' : 'no';
  if (typeof value === 'string') return answerInText(printedAnswer(value));
  if (Array.isArray(value)) return value.length < 2 ? answerOf(value[0]) : undefined;
  if (!isObject(value)) return undefined;
  const all = Object.entries(value).map(([key, item]) => answerInEntry(key, item));
  return (['yes', 'traces', 'no'] as const).find((answer) => all.includes(answer));
}
