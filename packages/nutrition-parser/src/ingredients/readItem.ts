import { Remembered } from '../text/Remembered.ts';
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

/** Items repeat from list to list: 'aromi', 'sale'. */
const shouted = new Remembered<ItemReading>();
const mixed = new Remembered<ItemReading>();

/**
 * Reads an item.
 * @param isMixed the list has small letters too, so that capitals are emphasis and leave the name.
 */
export function readItem(text: string, isMixed: boolean): ItemReading {
  const known = isMixed ? mixed : shouted;
  const reading = known.find(text);
  if (reading) return reading;
  const found = findAllergens(text, 0, text.length);
  const item = readItemText(isMixed && found.length > 0 ? unshouted(text) : text);
  const role = additiveClassOf(item.name);
  return known.keep(text, { ...item, role, leads: role ?? leadingClass(item.name), found });
}

/** Allergens in capitals lose them: 'lecitina di SOIA' is 'lecitina di soia'. */
function unshouted(printed: string): string {
  return printed.replace(/(?<![\p{L}\d])[A-ZÀ-Ý]{3,}(?:[\s'’][A-ZÀ-Ý]+)*(?![\p{L}\d])/gu, (run) =>
    findAllergens(run, 0, run.length).length > 0 ? run.toLowerCase() : run,
  );
}
