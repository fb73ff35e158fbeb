import { keyUnits, unitCodes } from '../lexicon/keys.ts';
import { readHeading } from '../lexer/heading.ts';
import type { Column } from '../model.ts';
import { pastDecimal } from '../text/chars.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';
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
  const word = key.slice(key.lastIndexOf('_') + 1).toLowerCase();
  return keyUnits.has(word) ? word : null;
}

const maxMeasure = 30;
const measured: ReadonlySet<KeyRole> = new Set(['value', 'product', 'label', 'name']);
const isMass = (unit: string | undefined): boolean => unit === 'g' || unit === 'ml';

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
  const isFlat = Object.values(value).every((item) => typeof item !== 'object');
  if (amount === null || unit === null) return isFlat ? measureText(value) : null;
  return `${amount} ${unit}`;
}

const isSize = (column: Readonly<Column> | undefined): boolean =>
  column?.kind === 'serving' && column.amount !== undefined;

/** `{ quantita: '1 bustina', peso: '15 g' }`: the text that is a measure, one of mass or volume first. */
function measureText(value: Record<string, unknown>): string | null {
  const texts = Object.keys(value).flatMap((key) => {
    const item = value[key];
    const mayBe =
      typeof item === 'string' && item.length < maxMeasure && measured.has(readKey(key).role);
    return mayBe ? [printed(item)] : [];
  });
  const sizes = texts.map((text) => readHeading(text)?.column);
  const weighed = sizes.findIndex((column) => isSize(column) && isMass(column?.unit));
  return texts[weighed < 0 ? sizes.findIndex(isSize) : weighed] ?? null;
}
