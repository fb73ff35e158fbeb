import { type Allergen, findAllergens } from '@vetta/nutrition-parser';
import type { MarkedText } from '../../contract/label.ts';
import { withoutEmphasis } from './emphasis.ts';

/** What an item or a sentence is: a denial ('senza glutine') reaches to its end. */
const clause = /[^,;:.()[\]\n]+/gu;
/** Names of the law of which the parser gives the last word alone. */
const precedingPhrase = /(?:frutta\s+a|anidride)\s+$/iu;

/**
 * The text without its own marks, and the places of its allergens, so that they can be set in bold
 * (Reg. EU 1169/2011, art. 21). Which words are allergens is the parser's knowledge, the exemptions
 * of Annex II included.
 */
export function markAllergens(source: string): MarkedText {
  const { text } = withoutEmphasis(source);
  return { text, allergens: allergenPlaces(text).map(({ start, end }) => [start, end] as const) };
}

export type AllergenPlace = {
  allergen: Allergen;
  start: number;
  end: number;
  /** The item or sentence that it stands in. */
  clause: string;
};

/** Where a text names an allergen, exempt ones left out. */
export function allergenPlaces(text: string): AllergenPlace[] {
  return [...text.matchAll(clause)].flatMap(({ index, 0: words }) =>
    findAllergens(text, index, index + words.length)
      .filter(({ exempt }) => !exempt)
      .map(({ allergen, start, end }) => {
        const before = precedingPhrase.exec(text.slice(Math.max(index, start - 20), start));
        return {
          allergen,
          start: start - (before?.[0].length ?? 0),
          end,
          clause: words.trim(),
        };
      }),
  );
}
