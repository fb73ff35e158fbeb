import { additiveClassOf, leadingClass } from './additives.ts';
import { findAllergens, type Finding } from './findAllergens.ts';
import { readItemText, type ItemText } from './itemText.ts';
import type { AdditiveClass } from '../model.ts';

/** An item without brackets, as far as its own text tells. */
export type ItemReading = ItemText & {
  /** The class that the whole item names. */
  role: AdditiveClass | undefined;
  /** The class that its first words name. */
  leads: AdditiveClass | undefined;
  /** Allergens, at places of the item's text. */
  found: readonly Finding[];
};

/** Items repeat from list to list ('aromi', 'sale'), so readings are remembered, to a bound. */
const remembers = 4096;
const longestRemembered = 120;
const shouted = new Map<string, ItemReading>();
const mixed = new Map<string, ItemReading>();

/**
 * Reads an item.
 * @param isMixed the list has small letters too, so that capitals are emphasis and leave the name.
 */
export function readItem(text: string, isMixed: boolean): ItemReading {
  const remembered = isMixed ? mixed : shouted;
  const known = remembered.get(text);
  if (known) return known;
  const found = findAllergens(text, 0, text.length);
  const item = readItemText(isMixed && found.length > 0 ? unshouted(text) : text);
  const role = additiveClassOf(item.name);
  const reading = { ...item, role, leads: role ?? leadingClass(item.name), found };
  if (text.length <= longestRemembered) {
    if (remembered.size >= remembers) remembered.clear();
    remembered.set(text, reading);
  }
  return reading;
}

/** Allergens in capitals lose them: 'lecitina di SOIA' is 'lecitina di soia'. */
function unshouted(printed: string): string {
  return printed.replace(
    /(?<![\p{L}\d])[A-ZÀ-Ý]{3,}(?:[\s'’][A-ZÀ-Ý]{2,})*(?![\p{L}\d])/gu,
    (run) => (findAllergens(run, 0, run.length).length > 0 ? run.toLowerCase() : run),
  );
}
