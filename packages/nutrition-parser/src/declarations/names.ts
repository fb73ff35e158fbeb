import type { Allergen } from '../lexicon/allergens.ts';
import { declaredNames, tastesBehind, tasteWords } from '../lexicon/declarations.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { findAllergens } from '../ingredients/findAllergens.ts';

/** A text, and the same without accents and capitals. */
export type Sentence = { text: string; plain: string };

export type Name = { allergen: Allergen; start: number; end: number };

const tasteBefore = new RegExp(`(?<![a-z\\d])${sourceOf(tasteWords)}\\s+$`);
const tasteBehind = atStart(tastesBehind);
const longestTaste = 14;
const others = declaredNames.map(
  ([allergen, phrases]) =>
    [allergen, new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g')] as const,
);

/** Whether a name is but a taste: 'aroma burro', 'hazelnut flavour'. */
const isTaste = (plain: string, { start, end }: Name): boolean =>
  tasteBefore.test(plain.slice(Math.max(0, start - longestTaste), start)) ||
  tasteBehind.test(plain.slice(end, end + longestTaste).trimStart());

/** The allergens that a piece of a sentence names, exempt ones and tastes left out. */
export function namesIn({ text, plain }: Sentence, start: number, end: number): Name[] {
  if (end <= start) return [];
  const found: Name[] = findAllergens(text, start, end).filter(({ exempt }) => !exempt);
  for (const [allergen, expression] of others) {
    for (const { index, 0: words } of plain.slice(start, end).matchAll(expression))
      found.push({ allergen, start: start + index, end: start + index + words.length });
  }
  return found.filter((name) => !isTaste(plain, name));
}
