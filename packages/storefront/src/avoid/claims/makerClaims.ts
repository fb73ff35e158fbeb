import { foldText, wordsOf } from '../../catalogue/foldText.ts';
import { allergenWords, phraseAt } from './searchClaims.ts';

/** What a maker says is not in it, un-weakened, as phrases; and 'vegan' where he says so. */
export type MakerClaims = { without: readonly string[]; isVegan: boolean };

const denial =
  /\b(?:senza|priv[aeio] (?:di|d')|esent[ei] da|zero|non conten(?:ente|gono)|non contiene)\s+/g;
const english: Readonly<Record<string, string>> = {
  lactose: 'lattosio',
  gluten: 'glutine',
  milk: 'latte',
  soy: 'soia',
  soya: 'soia',
  egg: 'uova',
  nut: 'frutta a guscio',
};
const englishClaim = /\b(lactose|gluten|milk|soya?|egg|nut)[ -]free\b/g;
const vegan = /(?<![\p{L}\p{N}])vegan[aeio]?(?![\p{L}\p{N}])/gu;
const mayClaim = /senza|priv|esent|zero|contie|conten|free|vegan/;

/** The claims of a text (docs/rules.md#search-claims). */
export function makerClaims(text: string): MakerClaims {
  const without: string[] = [];
  let isVegan = false;
  if (!mayClaim.test(foldText(text))) return { without, isVegan };
  for (const sentence of assertionsIn(text).map(foldText)) {
    for (const { index, 0: words } of sentence.matchAll(denial)) {
      const claimed = sentence.slice(index + words.length);
      if (!isWeakened(sentence, index, claimed)) without.push(...listedIn(claimed));
    }
    for (const { index, 0: words, 1: thing = '' } of sentence.matchAll(englishClaim)) {
      const name = english[thing];
      const rest = sentence.slice(index + words.length);
      if (name !== undefined && !isWeakened(sentence, index, rest)) without.push(name);
    }
    for (const { index, 0: word } of sentence.matchAll(vegan)) {
      const isDenied = withoutBefore.test(sentence.slice(0, index));
      isVegan ||= !isDenied && !isWeakened(sentence, index, sentence.slice(index + word.length));
    }
  }
  return { without: [...new Set(without)], isVegan };
}

/** 'Senza lattosio? Quasi.': neither a question nor what is taken back claims anything. */
const takenBack = /^\s*(?:no|quasi|non (?:proprio|del tutto|ancora)|purtroppo)(?![\p{L}\p{N}])/iu;

/** The sentences of a text, those left out that assert nothing. */
function assertionsIn(text: string): readonly string[] {
  const parts = text.split(/([.;:!?\n|]+)/);
  return parts.filter(
    (_, at) =>
      at % 2 === 0 && parts[at + 1]?.includes('?') !== true && !takenBack.test(parts[at + 2] ?? ''),
  );
}

// Anywhere before a claim in its sentence: losing a claim costs a search one product, a wrong one more.
const weakening =
  /\b(?:quasi|praticamente|pressoche|virtualmente|sostanzialmente|tendenzialmente|relativamente|parzialmente|in (?:gran )?parte|non|mai|ne|nemmeno|neppure|neanche|nessun\p{L}*|tranne|eccetto|salvo|esclus\p{L}*|version[ei]|variant[ei]|disponibil[ei]|esist\p{L}+|almost|virtually|nearly|not|never|except)\b|\bma\s+(?:\p{L}+\s+)?$/u;
/** Reaches beyond a comma: 'non è, come molti credono, senza lattosio'. */
const negation = /\bnon (?:e|era|sia|siano|sono|sara|garant\p{L}+|poss\p{L}+|puo|dic\p{L}+)\b/u;
const weakeningAfter =
  /^[^,]*\b(?:quasi|solo|soltanto|tranne|eccetto|salvo|esclus\p{L}*|in parte|non proprio|non del tutto)\b/u;
/** 'senza ingredienti vegani' */
const withoutBefore = /\bsenza\s+(?:\p{L}+\s+)?$/u;

function isWeakened(sentence: string, index: number, after: string): boolean {
  // 'Non contiene glutine' is a claim of its own, and weakens none.
  const before = sentence.slice(0, index).replaceAll(denial, ' ');
  const opensItsPart = /(?:^|[,()])\s*$/.test(before);
  return (
    negation.test(before) || (!opensItsPart && weakening.test(before)) || weakeningAfter.test(after)
  );
}

/** 'soia, latte e glutine per dose' are three. */
function listedIn(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const part of text.split(/\s*,\s*|\s+(?:e|ed|o|ne)\s+/)) {
    const words = wordsOf(part);
    const phrase = phraseAt(words, words[0] === 'senza' ? 1 : 0);
    if (phrase.length === 0) break;
    // Behind the first only what is known as an allergen goes on: 'senza glutine, croccante'.
    if (phrases.length > 0 && !Object.hasOwn(allergenWords, phrase.join(' '))) break;
    phrases.push(phrase.join(' '));
    // 'senza soia per chi …' ends the list.
    if (words.length > phrase.length + (words[0] === 'senza' ? 1 : 0)) break;
  }
  return phrases;
}

/** A sentence of a maker as he wrote it, and what it claims. */
export type MakerSentence = { sentence: string } & MakerClaims;

/** What may be a claim, before its letters are folded. */
const opening = /senza|priv[aeio] d|esent[ei] da|zero|non conti?en|free|vegan/i;

/** The sentences of some texts that claim something (docs/rules.md#search-claims). */
export function* makerSentences(texts: Iterable<string>): Generator<MakerSentence> {
  for (const text of texts) {
    if (!opening.test(text)) continue;
    for (const sentence of assertionsIn(text)) {
      const claims = opening.test(sentence) ? makerClaims(sentence) : null;
      if (claims !== null && (claims.isVegan || claims.without.length > 0)) {
        yield { ...claims, sentence: shortened(sentence) };
      }
    }
  }
}

const maxCharacters = 60;

/** Its words without marks of form; of a long one what follows the claim, cut between words. */
function shortened(sentence: string): string {
  const words = sentence
    .replaceAll(/<[^>]*>|[*_#«»"]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= maxCharacters) return words;
  const from = Math.max(0, words.search(opening));
  const rest = words.slice(from);
  const cut =
    rest.length <= maxCharacters
      ? rest
      : `${rest.slice(0, maxCharacters).replace(/[\s,]+\S*$/, '')} …`;
  return from === 0 ? cut : `… ${cut}`;
}
