import type { Declaration } from '../../contract/label.ts';
import { isAllergen } from '../allergenKeys.ts';
import { isRecord } from '../fields.ts';

/** What the API quotes of a product's declarations; what does not fit is left out. */
export function declarationsFromWire(input: unknown): Declaration[] {
  const items: readonly unknown[] = Array.isArray(input) ? input : [];
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    const { allergen, says, quote } = item;
    const isSaying = says === 'contains' || says === 'traces';
    return isSaying && typeof quote === 'string' && isAllergen(allergen)
      ? [{ allergen, says, quote }]
      : [];
  });
}
