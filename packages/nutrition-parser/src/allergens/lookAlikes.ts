import {
  conjunctionsOfFoods,
  headsOfFoods,
  placesBefore,
  wordsOfSentences,
} from '../lexicon/allergenWords.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { formsOfNoun } from '../lexicon/inflection.ts';
import { codeAfterCod, lookAlikes, veganWords, type LookAlike } from '../lexicon/lookAlikes.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { remembered } from '../text/Remembered.ts';
import { isCapital, isDigit, isSmallLetter, pastDigits } from '../text/chars.ts';
import { allergenOf, isConjunction, type Word } from './words.ts';

const grades = new Set(['0', '00']);
const typedGrades = new Set(['1', '2']);

/** Words in both their numbers, and beginnings of words. */
type Words = { whole: ReadonlySet<string>; beginnings: readonly string[] };

/** Letters of the shortest word that has a plural: 'da' and 'la' have none. */
const minNounLength = 4;

/** A word marked with '=' has no other form: 'caramello solfito', but 'zucchero caramello, solfiti'. */
const bothNumbers = (word: string): readonly string[] => {
  if (word.endsWith('=')) return [word.slice(0, -1)];
  return word.length < minNounLength ? [word] : formsOfNoun(word);
};

function readWords(words: string): Words {
  const all = words.split(' ');
  return {
    whole: new Set(all.filter((word) => !word.endsWith('~')).flatMap(bothNumbers)),
    beginnings: all.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
  };
}

/** The words of each rule, parted once. */
const listed: ReadonlyMap<string, Words> = new Map(
  lookAlikes.flatMap((rule) =>
    Object.values(rule).map((words): [string, Words] => [words, readWords(words)]),
  ),
);

/** Whether a word is one of several, the rest of which may be left open. */
function isOneOf(word: string | undefined, words: string | undefined): boolean {
  if (word === undefined || words === undefined) return false;
  const found = listed.get(words);
  return (
    found !== undefined &&
    (found.whole.has(word) || found.beginnings.some((beginning) => word.startsWith(beginning)))
  );
}

/** The rules of a word, looked for once. */
const rulesOf = remembered((word) => lookAlikes.filter((rule) => isOneOf(word, rule.words)));

const ofWhat = wordSet('di d del dello della dell dei degli delle de da');

/** The word that a word is 'of': 'latte di cocco', 'burro cacao', but not 'latte al cacao', which is of both. */
function complement(words: readonly Word[], i: number): string {
  const next = words[i + 1];
  if (!next || !isJoined(next)) return '';
  return ofWhat.has(next.text) ? (words[i + 2]?.text ?? '') : next.text;
}

/** 'Farina 00', 'farina di tipo "1"': the grades that Italian law gives the flour of wheat alone. */
function isGraded({ text, words, i }: Place): boolean {
  let k = i + 1;
  while (words[k]?.text === 'di' || words[k]?.text === 'tipo') k++;
  // 'tipo1', of which the word has no figure
  if (k > i + 1 && isDigit(text.charCodeAt(words[k - 1]?.end ?? 0))) return true;
  const grade = words[k];
  const after = words[k + 1];
  if (!grade?.near || (after?.near === false && after.start === grade.end + 1)) return false;
  return grades.has(grade.text) || (k > i + 1 && typedGrades.has(grade.text));
}

const textsOf = (words: readonly Word[], from: number, to: number): string[] =>
  words.slice(Math.max(0, from), Math.max(0, to)).map(({ text }) => text);

/** Marks that a phrase does not reach over. */
export const stops = [',', ';', '.'];

/** Words of a list around a place, and the text that they are in. */
export type Place = { text: string; words: readonly Word[]; i: number };

/** How many words before a place (-1) or behind it (1) are of its own item, at most so many. */
function reachOf({ text, words, i }: Place, step: 1 | -1, most: number): number {
  let reach = 0;
  while (reach < most) {
    const from = Math.min(i + step * reach, i + step * (reach + 1));
    const gap = text.slice(words[from]?.end, words[from + 1]?.start);
    if (!words[i + step * (reach + 1)] || stops.some((stop) => gap.includes(stop))) break;
    reach++;
  }
  return reach;
}

const textsBefore = (place: Place, most: number): string[] =>
  textsOf(place.words, place.i - reachOf(place, -1, most), place.i);

const textsBehind = (place: Place, most: number): string[] =>
  textsOf(place.words, place.i + 1, place.i + 1 + reachOf(place, 1, most));

/** Whether a word goes on with the phrase of the one before it; 'butter, flavouring' is none. */
const isJoined = (word: Word | undefined): boolean =>
  word?.near === true || word?.hyphened === true;

/** The two words before a place, of the same phrase; 'funghi e ostriche' are two. */
function phraseBefore(words: readonly Word[], i: number): readonly string[] {
  if (!isJoined(words[i])) return [];
  const phrase = textsOf(words, isJoined(words[i - 1]) ? i - 2 : i - 1, i);
  return phrase.slice(phrase.findLastIndex(isConjunction) + 1);
}

/** Whether a rule makes nothing of the word at a place. */
function applies(rule: LookAlike, place: Place): boolean {
  const { words, i } = place;
  const next = isJoined(words[i + 1]) ? words[i + 1]?.text : undefined;
  const { of, before, within, only, onlyNext, onlyBehind, previous, unlessNext } = rule;
  if (isOneOf(next, unlessNext)) return false;
  if (only !== undefined && !textsBefore(place, 3).some((word) => isOneOf(word, only))) return true;
  if (onlyNext !== undefined && !isOneOf(next, onlyNext)) return true;
  const last = phraseBefore(words, i).at(-1);
  if (onlyBehind !== undefined && last !== undefined && !isOneOf(last, onlyBehind)) return true;
  return (
    isOneOf(complement(words, i), of) ||
    (next === 'al' && isOneOf(words[i + 2]?.text, rule.at)) ||
    isOneOf(next, rule.next) ||
    phraseBefore(words, i).some((word) => isOneOf(word, before)) ||
    isOneOf(last, previous) ||
    (within !== undefined && textsBehind(place, 4).some((word) => isOneOf(word, within)))
  );
}

/** Characters behind 'cod' that are looked at. */
const maxCode = 40;

/** Whether 'cod' is short for 'codice', and no fish. */
function isProductCode({ text, words, i }: Place): boolean {
  const from = words[i]?.end ?? 0;
  return codeAfterCod.test(text.slice(from, from + maxCode));
}

/** Whether a rule is of a word that is no name by itself: 'guscio', 'zolfo'. */
const isOfPartialName = ({ only, onlyNext, onlyBehind, previous }: LookAlike): boolean =>
  (only ?? onlyNext ?? onlyBehind ?? previous) !== undefined;

const animals: ReadonlySet<Allergen> = new Set<Allergen>([
  'crustaceans',
  'eggs',
  'fish',
  'milk',
  'molluscs',
]);
const isVeganWord = wordSet(veganWords);
const isAnswer = wordSet('no si');

/** 'Tonno vegano', 'gamberi vegetali'; 'tonno vegetali' are two, and so are 'pesce Vegano' and 'PESCE vegano: no'. */
function isVegan({ text, words, i }: Place): boolean {
  const [word, next, behind] = [words[i]?.text ?? '', words[i + 1], words[i + 2]?.text ?? ''];
  if (!next?.near || text.charAt(next.end) === ':' || isAnswer.has(behind)) return false;
  if (isCapital(text.charAt(next.start)) && isSmallLetter(text.charAt(words[i]?.start ?? 0)))
    return false;
  return isVeganWord.has(next.text) || (next.text === 'vegetali' && word.endsWith('i'));
}

/**
 * Whether the word at a place, which may name an allergen, names none there. A name that the label
 * emphasises, and not what it is of, is declared: 'LATTE di mandorla'.
 */
export function isLookAlike(
  allergen: Allergen,
  place: Place,
  isEmphasised: () => boolean,
): boolean {
  const { words, i } = place;
  const word = words[i]?.text;
  if (allergen === 'gluten' && word === 'farina') return !isGraded(place);
  if (word === 'cod') return isProductCode(place);
  if (animals.has(allergen) && isVegan(place) && !isEmphasised()) return true;
  return rulesOf(word ?? '').some(
    (rule) => applies(rule, place) && (isOfPartialName(rule) || !isEmphasised()),
  );
}

const heads: ReadonlySet<string> = new Set(headsOfFoods.split(' ').flatMap(formsOfNoun));
const conjunctions = wordSet(conjunctionsOfFoods);
const places = wordSet(placesBefore);
const isOfSentences = wordSet(wordsOfSentences);

/** The marks of an item's beginning and end, beside those that stop a reach. */
const itemMarks = [...stops, ':', '(', ')', '[', ']', '\n', '/', '+', '%', '!', '?', '|', '•'];

/** Words of an item that are looked at on each side. */
const itemReach = 5;

function isApart({ text, words, i }: Place, k: number): boolean {
  const gap = text.slice(words[k]?.end, words[k + 1]?.start);
  return k < 0 || k >= words.length || i < 0 || itemMarks.some((mark) => gap.includes(mark));
}

/** The words of an item before a place (-1) or behind it (1), the nearest first. */
function besides(place: Place, step: 1 | -1): string[] {
  const found: string[] = [];
  for (let k = place.i; found.length < itemReach; k += step) {
    const word = place.words[k + step];
    if (!word || isApart(place, step > 0 ? k : k - 1)) break;
    found.push(word.text);
  }
  return found;
}

/** '36012 Asiago', 'Asiago (VI)' */
function isAddress({ text, words, i }: Place): boolean {
  const [before, word, next] = [words[i - 1]?.text ?? '', words[i], words[i + 1]];
  const isCode = before.length === 5 && pastDigits(before, 0) === 5;
  const isProvince =
    word !== undefined &&
    next?.text.length === 2 &&
    text.slice(word.end, next.start).trimStart() === '(' &&
    text.charAt(next.end) === ')';
  return isCode || isProvince;
}

/** Whether a name that is an ordinary word or a place besides is one of a food: 'toma', 'ali di razza'. */
export function isFood(allergen: Allergen, place: Place): boolean {
  const before = besides(place, -1);
  const [last = ''] = before;
  const isSentence = [...before, ...besides(place, 1)].some((word) => isOfSentences.has(word));
  if (isSentence || places.has(last) || isAddress(place)) return false;
  // 'Possibili tracce' are before 'di persico'.
  if (ofWhat.has(last))
    return (
      before.length === 1 || before.some((word) => heads.has(word) || allergenOf(word) === allergen)
    );
  const isFirst = last === '' || pastDigits(last, 0) === last.length;
  return isFirst || conjunctions.has(last) || heads.has(last) || allergenOf(last) === allergen;
}
