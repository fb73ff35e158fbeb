import { commonIngredients, frequentWords } from '../lexicon/rawMaterials.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { fold } from '../text/fold.ts';
import { isAdditiveWord } from './additiveClasses.ts';
import { allergenOf } from '../allergens/words.ts';

const common = wordSet(`${commonIngredients} ${frequentWords}`.replaceAll('|', ' '));

/** Whether lists use a word. */
export const isKnownWord = (word: string): boolean => {
  const folded = fold(word);
  return allergenOf(folded) !== undefined || common.has(folded) || isAdditiveWord(folded);
};
