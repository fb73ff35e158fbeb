import { findAllergens } from '@vetta/nutrition-parser';

export type TextPart = { text: string; isAllergen: boolean };

/** A label's own marks: `_latte_`, `**latte**`. */
const ownMarks = /[*_]{1,2}([\p{L}][\p{L} ]{1,40}?)[*_]{1,2}/gu;
/** What an item or a sentence is: a denial ('senza glutine') reaches to its end. */
const clause = /[^,;:.()[\]\n]+/gu;
/** Names of the law of which the parser gives the last word alone. */
const phraseBefore = /(?:frutta\s+a|anidride)\s+$/iu;

/**
 * The text in parts, allergens told apart from the rest so that they can be set in bold. Which
 * words are allergens is the parser's knowledge, the exemptions of Annex II included.
 */
export function emphasiseAllergens(source: string): TextPart[] {
  const text = source.replace(ownMarks, '$1');
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of allergenPlaces(text)) {
    if (start > done) parts.push({ text: text.slice(done, start), isAllergen: false });
    parts.push({ text: text.slice(start, end), isAllergen: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isAllergen: false });
  return parts;
}

function allergenPlaces(text: string): { start: number; end: number }[] {
  return [...text.matchAll(clause)].flatMap(({ index, 0: words }) =>
    findAllergens(text, index, index + words.length)
      .filter(({ exempt }) => !exempt)
      .map(({ start, end }) => {
        const before = phraseBefore.exec(text.slice(Math.max(index, start - 20), start));
        return { start: start - (before?.[0].length ?? 0), end };
      }),
  );
}
