import type { AdditiveClass } from '../model.ts';
import { Remembered } from '../text/Remembered.ts';
import { additiveClassOf, leadingClass } from './additiveClasses.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { readItemText, type ItemText } from './itemText.ts';

/** An item without brackets, as far as its own text tells. */
export type ItemReading = ItemText & {
  /** The class that the whole item names. */
  role: AdditiveClass | undefined;
  /** The class that its first words name. */
  leads: AdditiveClass | undefined;
  /** Whether it names an allergen. */
  isAllergen: boolean;
};

/** Items repeat from list to list: 'aromi', 'sale'. */
const inCapitals = new Remembered<ItemReading>();
const mixed = new Remembered<ItemReading>();

/** Words in capitals. */
const capitals = /(?<![\p{L}\d])[A-ZÀ-Ý]{3,}(?:[\s'’][A-ZÀ-Ý]+)*(?![\p{L}\d])/gu;

/** 'WPC', 'MPI' */
const isAbbreviation = (word: string): boolean =>
  word.length === 3 && (word.startsWith('WP') || word.startsWith('MP'));

/** Allergens in capitals lose them: 'lecitina di SOIA' is 'lecitina di soia'. */
const withoutEmphasis = (printed: string): string =>
  printed.replace(capitals, (run) =>
    allergensOf(run).length > 0 && !isAbbreviation(run) ? run.toLowerCase() : run,
  );

/**
 * Reads an item.
 * @param isMixed the list has small letters too, so that capitals are emphasis and leave the name.
 */
export function readItem(text: string, isMixed: boolean): ItemReading {
  const known = isMixed ? mixed : inCapitals;
  const reading = known.find(text);
  if (reading) return reading;
  const isAllergen = allergensOf(text).length > 0;
  const item = readItemText(isMixed && isAllergen ? withoutEmphasis(text) : text);
  const role = additiveClassOf(item.name);
  return known.keep(text, { ...item, role, leads: role ?? leadingClass(item.name), isAllergen });
}
