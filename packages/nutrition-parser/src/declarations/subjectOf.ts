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
  sourceKeys,
  technicalKeys,
  tracesKeys,
  valueKeys,
} from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { Remembered } from '../text/Remembered.ts';
import { headings } from '../document/headings.ts';
import { fold } from '../text/fold.ts';
import { cuesIn } from './cues.ts';
import { joins, sayingOf, tellsPresence, type Says } from './governing.ts';
import { keyWords, printedKey } from './keyWords.ts';
import { namesIn, sentenceOf } from './names.ts';
import { untilAny, withoutEnding } from '../text/pieces.ts';
import { plainText } from './plainText.ts';
import { readSentence, type SentenceReading } from './readSentence.ts';

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
const unsuited = cuePhrases.unsuited
  .split('\n')
  .map((phrases) => phrases.trim())
  .filter((phrases) => phrases !== '')
  .join('|');
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
const isAlso = atWord('anche|also|even');

const roles = [
  ['name', asWhole(nameKeys)],
  ['value', asWhole(`${valueKeys}|${answerKeys}`)],
  ['technical', asWhole(technicalKeys)],
] as const;

const known = new Remembered<Subject>();
const denials = new RegExp(
  `(?<![a-z\\d])${sourceOf(`${cuePhrases.lacking}\n${cuePhrases.denied}\nfree`)}`,
  'g',
);

const allergensIn = (text: string): Allergen[] =>
  namesIn(sentenceOf(text)).map(({ allergen }) => allergen);

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
  cuesIn(words).some((cue) => sayingOf(cue) === 'contains');

/** 'Latte e tracce', 'latte/tracce', 'latte (anche in tracce)': traces beside what is contained. */
function isBesideTraces(key: string): boolean {
  const words = keyWords(key.replaceAll('/', ' e '));
  const cue = cuesIn(words).find((each) => sayingOf(each) === 'traces');
  if (!cue || cue.start === 0 || allergensIn(words.slice(cue.end)).length > 0) return false;
  const before = words.slice(0, cue.start).trimEnd();
  const last = before.slice(before.lastIndexOf(' ') + 1);
  // 'Latte e tracce', but not 'latte è presente in tracce'
  const said = words.slice(cue.start, cue.end);
  const isJoined = joins(untilAny(said, ' ')) && !tellsPresence(said);
  return isJoined || joins(last) || isAlso.test(last);
}

/**
 * 'cross_contact', 'cross_sesamo', 'milk_traces', but not 'cross_sell'; 'allergens_and_cross_contact'
 * may contain. Null where a key says nothing of traces.
 */
function saidOfTraces(key: string, { last, said }: SentenceReading, hasNames: boolean): Says {
  const words = keyWords(key);
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
  const isBeside = allergens.length > 0 && isBesideTraces(key);
  return {
    printed,
    says: isBeside
      ? 'contains'
      : (saidOfTraces(key, reading, allergens.length > 0) ?? saidOf(printed) ?? last),
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

export const subjectOf = (key: string): Subject =>
  known.find(key) ?? known.keep(key, readSubject(key));
