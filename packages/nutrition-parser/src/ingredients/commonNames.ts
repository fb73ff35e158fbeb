import {
  conjunctionsOfFoods,
  headsOfFoods,
  placesBefore,
  wordsOfSentences,
} from '../lexicon/allergenWords.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { formsOfNoun } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { pastDigits } from '../text/chars.ts';
import { allergenOf } from './allergenWords.ts';
import { stops, type Place } from './lookAlikes.ts';

const heads: ReadonlySet<string> = new Set(headsOfFoods.split(' ').flatMap(formsOfNoun));
const conjunctions = wordSet(conjunctionsOfFoods);
const ofWhat = wordSet('di d del dello della dell dei degli delle de');
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
  if (ofWhat.has(last))
    return before.some((word) => heads.has(word) || allergenOf(word) === allergen);
  const isFirst = last === '' || pastDigits(last, 0) === last.length;
  return isFirst || conjunctions.has(last) || heads.has(last) || allergenOf(last) === allergen;
}
