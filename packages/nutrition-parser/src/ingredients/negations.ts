import { asWhole, atStart } from '../lexicon/phrases.ts';
import { ownNouns } from '../lexicon/claims.ts';
import type { Word } from './words.ts';

/** Words behind which an item names what it does not contain, or whom it suits. */
const negations = asWhole(
  'senza|priv(o|a|i|e)|esent(e|i)|non|no|zero|sans|ohne|sin|without|intolleran~|allergic~',
);

/** Behind these the item names again what it contains: 'senza zuccheri aggiunti, con latte'. */
const affirmations = asWhole(
  'ma|con|with|mit|avec|contenent(e|i)|al|allo|alla|ai|agli|alle|esclu~',
);

/** These take the word behind 'con' or 'al' with them: 'intolleranti al lattosio'. */
const governing = atStart('(intolleran|allergi|trattat|contatt|rispett|adatt)~');

/** 'Non contiene glutine ma contiene latte', 'per allergici: può contenere latte' */
const contents = asWhole('contiene|contengono|contenere');

/** 'Senza glutine e siero di latte': in doubt what has a noun of its own is there. */
export const ownNoun = atStart(ownNouns);
const joint = asWhole('e|ed|and');
const maxNounLength = 60;

/** Whether a word begins what no negation before it reaches. */
function beginsAnew(text: string, before: Word, { start }: Word): boolean {
  const gap = text.slice(before.end, start);
  if (gap.includes(';') || (gap.includes('.') && gap.length > 1)) return true;
  if (!gap.includes(',') && !joint.test(before.text)) return false;
  return ownNoun.test(text.slice(start, start + maxNounLength));
}

/** '0% lattosio': the word itself, and none behind it. */
const isNought = (text: string, before: Word | undefined, { start }: Word): boolean =>
  before?.text === '0' && text.slice(before.end, start).trim() === '%';

/** Whether each word of an item or sentence is behind a negation. */
export function negatedWords(words: readonly Word[], text: string): boolean[] {
  let negated = false;
  return words.map((word, i) => {
    const previous = words[i - 1];
    const before = previous?.text ?? '';
    if (negated && previous && beginsAnew(text, previous, word)) negated = false;
    if (negations.test(word.text)) negated = true;
    else if (affirmations.test(word.text)) negated &&= before === 'non' || governing.test(before);
    else if (contents.test(word.text)) negated = before === 'non' || words[i - 2]?.text === 'non';
    return negated || isNought(text, previous, word);
  });
}
