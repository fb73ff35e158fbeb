import { assertionsIn, type MakerClaims, makerClaims } from './makerClaims.ts';

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
