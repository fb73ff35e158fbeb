import { asWhole, atStart } from '../lexicon/phrases.ts';
import { ownNouns, usualClaims, wordsInClaims } from '../lexicon/claims.ts';
import { allergenOf, pairsOf } from './allergenWords.ts';
import { isConjunction, type Word } from './words.ts';

/** Words behind which an item names what it does not contain, or whom it suits. */
const negations = asWhole(
  'senza|priv(o|a|i|e)|esent(e|i)|non|no|zero|without|intolleran~|allergic~',
);

/** Verbs and the like behind 'non'; of any other word, 'non OGM', it is said alone. */
const denials = asWhole(
  'contien~|conteng~|conten~|con|da|dal|di|del|e|ha|hanno|sono|lo|la|ne|si|vi|ci|c|present~|include~|prevede~|usa~|utilizz~|impieg~|adatt~|indicat~|idone~|aggiunt~|deriv~|provenien~|ottenut~|viene|vengono',
);
const being = asWhole('e|sono');
const pronoun = asWhole('lo|la|ne|si|vi|ci');

/** Behind these the item names again what it contains: 'senza zuccheri aggiunti, con latte'. */
const affirmations = asWhole(
  'ma|con|with|contenent(e|i)|al|allo|alla|ai|agli|alle|solo|soltanto|solamente',
);

/** 'Non si esclude latte', 'non garantiamo l’assenza di latte': these take a negation back. */
const doubts = atStart('(esclu|garanti)~');

/** These take the word behind 'con' or 'al' with them: 'intolleranti al lattosio'. */
const governing = atStart('(intolleran|allergi|trattat|contatt|rispett|adatt)~');

/** 'Non contiene glutine ma contiene latte', 'per allergici: può contenere latte' */
const contents = asWhole('contiene|contengono|contenere|contains');

/** 'Senza glutine e siero di latte': in doubt what has a noun of its own is there. */
export const ownNoun = atStart(ownNouns);
/** 'Senza derivati animali (latte)': a bracket behind these goes on with the negation. */
const groups = atStart('(allerg|deriv|lattic|animal|cereal|ingredient)~');
const maxNounLength = 60;

const isUsual = asWhole(`${usualClaims}|zuccher(o|i)`);
const maxClaimLength = 40;
/** With these a claim goes on: 'senza zuccheri del latte', 'senza glutine né latte'. */
const goesOn = asWhole(wordsInClaims);
/** Words of a name before its allergen: 'polpa di granchio'. */
const nameReach = 5;
const gapMarks = ' \n\t"“”«»';

const isGap = (gap: string): boolean => gap.split('').every((sign) => gapMarks.includes(sign));

/** 'Senza glutine - burro' */
const isDash = (gap: string): boolean => [' - ', ' – ', ' — '].includes(gap);

/** Whether a name of an allergen, or of an ingredient that is made of one, is at a place. */
export function beginsName(
  text: string,
  words: readonly Word[],
  i: number,
  reach = nameReach,
): boolean {
  const first = words[i];
  if (!first || goesOn.test(first.text)) return false;
  if (ownNoun.test(text.slice(first.start, first.start + maxNounLength))) return true;
  for (let k = i; k < i + reach; k++) {
    const word = words[k];
    if (!word || (k > i && !isGap(text.slice(words[k - 1]?.end, word.start)))) return false;
    if (allergenOf(word.text) !== undefined || pairsOf(word.text) !== undefined) return true;
  }
  return false;
}

/**
 * 'Senza zuccheri latte', 'senza glutine polpa di granchio': whether a whole claim is before a name
 * that nothing joins to it.
 * @param from where what is left out begins
 */
export function isBehindClaim(
  text: string,
  from: number,
  words: readonly Word[],
  i: number,
): boolean {
  const before = words[i - 1];
  const word = words[i];
  if (!before || !word || before.end - from > maxClaimLength || before.end < from) return false;
  const gap = text.slice(before.end, word.start);
  if (!isGap(gap) && !isDash(gap)) return false;
  const claim = text.slice(from, before.end).trim();
  return isUsual.test(claim) && !isUsual.test(word.text) && beginsName(text, words, i);
}

/** Whether a word begins what no negation before it reaches. */
function beginsAnew(text: string, from: number, words: readonly Word[], i: number): boolean {
  const before = words[i - 1];
  const word = words[i];
  if (!before || !word) return false;
  const { start } = word;
  const gap = text.slice(before.end, start);
  if (gap.includes(';') || (gap.includes('.') && gap.length > 1)) return true;
  if (isBehindClaim(text, from, words, i)) return true;
  if (!gap.includes(',') && !isDash(gap) && !isConjunction(before.text)) return false;
  return ownNoun.test(text.slice(start, start + maxNounLength));
}

const opensBracket = (text: string, before: Word | undefined, { start }: Word): boolean =>
  before !== undefined && text.slice(before.end, start).includes('(');

/** 'Non è privo di latte', 'non senza glutine': a negation that another takes back. */
function isTakenBack(words: readonly Word[], i: number): boolean {
  const before = words[i - 1]?.text ?? '';
  return before === 'non' || (words[i - 2]?.text === 'non' && being.test(before));
}

/** 'Intolleranti al lattosio', 'non trattata con solfiti' */
function isGoverned(words: readonly Word[], i: number, isNegated: boolean): boolean {
  const before = words[i - 1]?.text ?? '';
  if (before === 'non') return isNegated;
  return governing.test(before) && (isNegated || words[i - 2]?.text === 'non');
}

/** 'Non contiene', 'non lo contiene' */
function isDenied(words: readonly Word[], i: number): boolean {
  const before = words[i - 1]?.text ?? '';
  return before === 'non' || (words[i - 2]?.text === 'non' && pronoun.test(before));
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Whether each word of an item or sentence is behind a negation. */
export function negatedWords(words: readonly Word[], text: string): boolean[] {
  let negated = false;
  /** Where what is left out begins. */
  let from = 0;
  /** What held before a 'non'. */
  let outside = false;
  /** Whether the negation has said what is left out. */
  let hasNamed = false;
  /** 'Contiene: cereali senza glutine, soia': what a statement lists behind a comma is there. */
  let isContents = false;
  /** How many brackets are open, and were at the negation: what is in one of its own goes with it. */
  let depth = 0;
  let negatedDepth = 0;
  return words.map((word, i) => {
    const previous = words[i - 1];
    const before = previous?.text ?? '';
    if (negated && beginsAnew(text, from, words, i)) negated = false;
    const gap = text.slice(previous?.end ?? word.start, word.start);
    depth += count(gap, '(') - count(gap, ')');
    if (isContents && depth <= negatedDepth && gap.includes(',')) negated = false;
    // 'Cioccolato senza zucchero (latte)'
    if (negated && !hasNamed && opensBracket(text, previous, word)) negated = false;
    if (word.text === 'non') outside = negated;
    if (negations.test(word.text)) {
      negated = !isTakenBack(words, i);
      negatedDepth = depth;
      from = word.end;
      hasNamed = false;
    } else if (doubts.test(word.text)) negated = false;
    else if (affirmations.test(word.text)) negated = isGoverned(words, i, negated);
    else if (contents.test(word.text)) {
      negated = isDenied(words, i);
      isContents = !negated;
    }
    hasNamed ||= groups.test(word.text) || allergenOf(word.text) !== undefined;
    const isNegated = negated;
    if (before === 'non' && !denials.test(word.text)) negated = outside;
    return isNegated;
  });
}
