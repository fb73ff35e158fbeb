import {
  absentBehind,
  linksOfAbsence,
  ownNouns,
  qualitiesOfAbsent,
  usualClaims,
  wordsInClaims,
} from '../lexicon/claims.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { hasDigit } from '../text/chars.ts';
import { allergenOf, isConjunction, isPreposition, pairsOf, type Word } from './words.ts';

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

/** 'Intolleranti al lattosio', 'non trattata con solfiti', 'senza cereali contenenti glutine' */
function isGoverned(words: readonly Word[], i: number, isNegated: boolean): boolean {
  const before = words[i - 1]?.text ?? '';
  if (before === 'non') return isNegated;
  if (isNegated && words[i]?.text === 'contenenti' && groups.test(before)) return true;
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

const isAbsent = asWhole(absentBehind);
const isLink = asWhole(linksOfAbsence);
const isQuality = asWhole(qualitiesOfAbsent);
/** Words between a name and what says that it is not there: 'siero di latte in polvere assente'. */
const absenceReach = 8;

/** 'Scremato', 'in polvere': whether a word goes on with the name before it; 'soia colesterolo' are two. */
const continuesName = (before: string, word: string): boolean =>
  isPreposition(word) || isPreposition(before) || isQuality.test(word);

/**
 * 'Glutine assente', 'farina di frumento assente', 'latte e soia assenti': whether what is behind a
 * word says that it is not there. In 'latte e conservanti assenti' milk is there.
 */
export function isSaidAbsent(words: readonly Word[], i: number): boolean {
  const name = words[i]?.text ?? '';
  const allergen = allergenOf(name);
  let isJoined = false;
  let isOtherNamed = false;
  let before = name;
  for (const { text, near } of words.slice(i + 1, i + 1 + absenceReach)) {
    if (!near || isLink.test(text)) return false;
    if (isAbsent.test(text)) return !isJoined || (isOtherNamed && text.endsWith('i'));
    const other = allergenOf(text);
    if (isJoined) isOtherNamed ||= other !== undefined;
    else if (isConjunction(text)) isJoined = true;
    else if (other === undefined ? !continuesName(before, text) : other !== allergen) return false;
    before = text;
  }
  return false;
}

const isZero = (digits: string | undefined): boolean =>
  digits !== undefined && digits.replaceAll('0', '') === '';

const ofWhat = asWhole('di|d|del|della|dello|dell|dei|degli|delle|da');

/** Words of the longest noun: 'proteine del siero di latte'. */
const nounReach = 6;

const textAt = (words: readonly Word[], i: number): string => words[i]?.text ?? '';
const isNoun = (word: string): boolean => word !== '' && !hasDigit(word);

/** Where the noun begins that a word belongs to: 'farina' in 'farina di frumento'. */
function nounStart(words: readonly Word[], i: number): number {
  let at = i;
  while (i - at < nounReach && ofWhat.test(textAt(words, at - 1)) && isNoun(textAt(words, at - 2)))
    at -= 2;
  return at;
}

/**
 * '0% lattosio', '0% di farina di frumento': what is named right behind it, and nothing else; '5,0%
 * latte' is there.
 */
export function isNought(words: readonly Word[], text: string, i: number): boolean {
  const start = nounStart(words, i);
  // '0% proteine isolate di soia'
  const isQualified = start < i && isNoughtAt(words, text, start - 2);
  return isQualified || isNoughtAt(words, text, i - 1) || isNoughtAt(words, text, start - 1);
}

function isNoughtAt(words: readonly Word[], text: string, last: number): boolean {
  const at = words[last]?.text === 'di' ? last - 1 : last;
  const number = words[at];
  const behind = words[at + 1];
  if (!number || !behind || !isZero(number.text)) return false;
  if (text.slice(number.end, behind.start).trim() !== '%') return false;
  const whole = words[at - 1];
  const isDecimal = whole && ['.', ','].includes(text.slice(whole.end, number.start));
  return !isDecimal || !hasDigit(whole.text) || isZero(whole.text);
}
