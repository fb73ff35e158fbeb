import { asWhole, atStart } from '../lexicon/phrases.ts';
import type { Word } from './words.ts';

/** Words behind which an item names what it does not contain, or whom it suits. */
const negations = asWhole('senza|priv(o|a|i|e)|esent(e|i)|non|no|zero|intolleran~|allergic~');

/** Behind these the item names again what it contains: 'senza zuccheri aggiunti, con latte'. */
const affirmations = asWhole('ma|con|contenent(e|i)|al|allo|alla|ai|agli|alle|esclu~');

/** These take the word behind 'con' or 'al' with them: 'intolleranti al lattosio'. */
const governing = atStart('(intolleran|allergi|trattat|contatt|rispett|adatt)~');

/** 'Non contiene glutine ma contiene latte', 'per allergici: può contenere latte' */
const contents = asWhole('contiene|contengono|contenere');

/** Whether each word of an item or sentence stands behind a negation. */
export function negatedWords(words: readonly Word[]): boolean[] {
  let negated = false;
  return words.map(({ text }, i) => {
    const before = words[i - 1]?.text ?? '';
    if (negations.test(text)) negated = true;
    else if (affirmations.test(text)) negated &&= governing.test(before);
    else if (contents.test(text)) negated = before === 'non' || words[i - 2]?.text === 'non';
    return negated;
  });
}
