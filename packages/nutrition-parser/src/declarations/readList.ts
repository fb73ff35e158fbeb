import { parseIngredients } from '../ingredients/parseIngredients.ts';
import { findMarkers } from '../text/findMarkers.ts';
import { sectionEnd } from '../text/splitSections.ts';
import { isObject } from '../objects/values.ts';
import { clauseAround, type Found } from './Found.ts';
import { namesIn } from './names.ts';
import { plainText } from './plainText.ts';
import { mayHoldList } from './cues.ts';
import { cleanText } from './cleanText.ts';

/** Texts of a list that are looked at for a quotation. */
const mostTexts = 200;

/** The texts of a list of ingredients, whatever its form. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 4 || typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value).flat()
      : [];
  return entries.slice(0, mostTexts).flatMap((item) => textsOf(item, depth + 1));
}

/** Adds what a list of ingredients names, each with the words that name it. */
export function readList(value: unknown, found: Found, lead: string): void {
  const { allergens, traces } = parseIngredients(value).value;
  if (allergens.length + traces.length === 0) return;
  const quotes = textsOf(value).flatMap((raw) => {
    const text = cleanText(raw);
    const names = namesIn({ text, plain: plainText(text) }, 0, text.length);
    return names.map((name) => ({ ...name, quote: clauseAround(text, name).trim() }));
  });
  for (const [says, named] of [
    ['contains', allergens],
    ['traces', traces],
  ] as const) {
    for (const allergen of named) {
      const quote = quotes.find((name) => name.allergen === allergen)?.quote ?? lead;
      found.add(allergen, says, quote);
    }
  }
}

/** Reads the lists that stand in a clean text behind their headings. */
export function readLists(text: string, found: Found): void {
  if (!mayHoldList(text)) return;
  const markers = findMarkers(text);
  for (const [i, { kind, start }] of markers.entries()) {
    if (kind !== 'ingredients') continue;
    const list = text.slice(start, sectionEnd(text, markers, i));
    readList(list, found, list.slice(0, 40));
  }
}
