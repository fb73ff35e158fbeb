import type { Shape } from '../model.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { under, type Input, type Place } from './input.ts';
import { keyPairsIn, type KeyPair } from './keyPairs.ts';
import { basisOfTitle, isNutritionTitle } from './nutritionTitle.ts';
import { printed } from './values.ts';

/** Shorter texts are no sections. */
const minText = 16;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > minText;

/** The titles and texts of sections that are spread over one object. */
export function spreadSectionsIn(
  object: Record<string, unknown>,
  keys: readonly string[],
): readonly KeyPair[] {
  // Most objects are of short values.
  if (!keys.some((key) => isText(object[key]))) return [];
  return keyPairsIn(keys).filter(({ name }) => isTitle(object[name]));
}

const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && (headings.has(fold(printed(value))) || basisOfTitle(value) !== null);

/** Reads those that are nutrition tables: `{ tab_1_titolo: 'Valori nutrizionali', tab_1_testo: '…' }`. */
export function readSpreadSections(
  object: Record<string, unknown>,
  sections: readonly KeyPair[],
  place: Place,
  input: Input,
): Shape {
  let shape: Shape = 'none';
  for (const { name, value } of sections) {
    const title = object[name];
    if (typeof title !== 'string') continue;
    const basis = basisOfTitle(title);
    if (!basis && !isNutritionTitle(title)) continue;
    const inner = input.read(object[value], under(place, value, basis ?? place.basis));
    if (shape === 'none') shape = inner;
  }
  return shape;
}

/** An object without the keys of sections. */
export function withoutSections(
  object: Record<string, unknown>,
  sections: readonly KeyPair[],
): Record<string, unknown> {
  const own = new Set(sections.flatMap(({ name, value }) => [name, value]));
  return Object.fromEntries(Object.entries(object).filter(([key]) => !own.has(key)));
}
