import type { Allergen } from '@vetta/nutrition-parser';
import { allergenPlaces } from '../labels/markAllergens.ts';

const markup = /<[^<>]{0,200}>|[*_#]{1,3}/g;
const sentenceEnd = /(?<=[.!?])\s+|\n+/;
const maxCharacters = 120;
const cues = {
  contained: /contien|conteng|contain|allergen/i,
  traces: /tracc|trace|può|puo|may|stabiliment/i,
} as const;

/**
 * The sentences of some texts that name an allergen, those first that declare what is in it; of a long
 * one the item alone. At most two: they are a quotation, and no list.
 */
export function sentencesNaming(
  texts: readonly string[],
  allergen: Allergen,
  as: keyof typeof cues,
): readonly string[] {
  const found = texts
    .flatMap((text) => text.replaceAll(markup, ' ').split(sentenceEnd))
    .flatMap((part) => {
      const sentence = part.replaceAll(/\s+/g, ' ').trim();
      const place = allergenPlaces(sentence).find((own) => own.allergen === allergen);
      if (place === undefined) return [];
      const quote = sentence.length <= maxCharacters ? sentence : place.clause;
      return [{ quote, isDeclared: cues[as].test(sentence) }];
    });
  const declared = found.filter(({ isDeclared }) => isDeclared);
  return (declared.length > 0 ? declared : found).slice(0, 2).map(({ quote }) => quote);
}
