import { findAllergens } from '@vetta/nutrition-parser';
import type { MarkedText } from '../../contract/label.ts';
import { clausesOf, mergePlaces } from './clauses.ts';
import { withoutEmphasis } from './emphasis.ts';

/** Names of the law of which the parser gives the last word alone. */
const precedingPhrase = /(?:frutta\s+a|anidride)\s+$/iu;

/**
 * The text without its own marks, and the places of its allergens, so that they can be set in bold
 * (Reg. EU 1169/2011, art. 21). Which words are allergens is the parser's knowledge, the exemptions
 * of Annex II included.
 */
export function markAllergens(source: string): MarkedText {
  const { text } = withoutEmphasis(source);
  const allergens = clausesOf(text).flatMap((clause) =>
    findAllergens(text, clause.start, clause.end)
      .filter(({ exempt }) => !exempt)
      .map(({ allergen, start, end }) => {
        const before = precedingPhrase.exec(text.slice(Math.max(clause.start, start - 20), start));
        return [start - (before?.[0].length ?? 0), end, allergen] as const;
      }),
  );
  return { text, allergens: mergePlaces(allergens) };
}
