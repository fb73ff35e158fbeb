import { keyUnits, unitCodes } from '../lexicon/keys.ts';
import { pastDecimal } from '../text/chars.ts';
import { readKey } from './readKey.ts';
import { isObject, printed } from './values.ts';

/** The text of a label or unit, also of one that has a code beside it: `{ value: 'GRM', label: 'g' }`. */
export function labelText(value: unknown): string | null {
  if (typeof value === 'string') return printed(value);
  if (!isObject(value)) return null;
  const text = value['label'] ?? value['name'] ?? value['value'] ?? value['code'];
  return typeof text === 'string' ? printed(text) : null;
}

/** A unit as it is printed, or the one that a code stands for. */
export function unitText(value: unknown): string | null {
  const text = labelText(value);
  return text === null ? null : (unitCodes.get(text) ?? text);
}

/** The text of 30, '30' or '12,5'; null for any other value. */
export function plainNumber(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && pastDecimal(text, 0) === text.length ? text : null;
}

/** `{ grammi: 30 }`, `{ g: 30 }`, `{ peso_g: 30 }` */
function unitOfKey(key: string): string | null {
  const word = key.toLowerCase().split('_').at(-1) ?? '';
  return keyUnits.has(word) ? word : null;
}

/** `basis: { amount: 100, unit: 'g' }`: the measure that an object is; null for any other value. */
export function measureOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  let amount: string | null = null;
  let unit: string | null = null;
  for (const key of Object.keys(value)) {
    const item = value[key];
    const { role } = readKey(key);
    const own = role === 'unit' ? null : unitOfKey(key);
    if (role === 'unit') unit = unitText(item);
    else if (own !== null || role === 'value') {
      amount ??= plainNumber(item);
      unit ??= own;
    }
  }
  return amount === null || unit === null ? null : `${amount} ${unit}`;
}
