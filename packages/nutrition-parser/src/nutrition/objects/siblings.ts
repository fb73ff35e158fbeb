import { nameFromKey } from '../../document/values.ts';
import { gramsPer } from '../../lexicon/units.ts';
import type { Path } from '../../text/source.ts';
import { nameOfCell } from '../values/names.ts';
import { nutrientKey, usualUnit } from '../values/nutrientKey.ts';
import { type KeyReading, readKey } from './keys.ts';
import { signOf, unitText } from './rowValues.ts';

/** The amounts of open catalogues are in grams and kilojoules, whatever the nutrient: `nutriments: { sodium_100g: 0.2 }`. */
export function catalogueUnit(
  path: Path,
  { text, heading }: KeyReading,
  value: unknown,
): string | undefined {
  if (path.at(-1) !== 'nutriments') return undefined;
  const key = nutrientKey(text);
  if (text.toLowerCase() === 'energy') return heading ? 'kJ' : undefined;
  const usual = key === undefined ? 'g' : usualUnit(key);
  const isAmount = typeof value === 'number' && value <= 100;
  return usual !== 'g' && isAmount && gramsPer(usual) !== undefined ? 'g' : undefined;
}

/** What the keys of an object say of one nutrient beside its value: `proteins_value`, `proteins_unit`. */
export type Sibling = { unit?: string; hasBasis?: true; hasPrinted?: true; sign?: string };

/** The nutrient that a key is about, whatever else it says; its words where it is none. */
export function subjectOf({ text }: KeyReading): string {
  const { key, energy, folded } = nameOfCell(nameFromKey(text, [], ''));
  // `energy-kj_100g` beside `energy-kcal_100g` and `energy_100g`
  if (energy) return `energy ${/ (kj|kcal)$/.exec(folded)?.[0] ?? ''}`;
  return key ?? nutrientKey(text) ?? text;
}

/** Whether a key tells of a value that another key holds. */
const isOfAnother = (key: string): boolean => {
  const { role, isPrinted } = readKey(key);
  return role === 'nutrientUnit' || role === 'nutrientQualifier' || isPrinted === true;
};

export function siblingsOf(
  object: Record<string, unknown>,
  keys: readonly string[],
): ReadonlyMap<string, Sibling> {
  const found = new Map<string, Sibling>();
  if (!keys.some(isOfAnother)) return found;
  for (const key of keys) {
    const known = readKey(key);
    if (!known.role.startsWith('nutrient')) continue;
    const subject = subjectOf(known);
    const sibling = found.get(subject) ?? {};
    const unit = known.role === 'nutrientUnit' ? unitText(object[key]) : null;
    const sign = known.role === 'nutrientQualifier' ? signOf(object[key]) : undefined;
    if (unit !== null) sibling.unit = unit;
    if (sign !== undefined) sibling.sign = sign;
    if (known.role === 'nutrient' && known.heading) sibling.hasBasis = true;
    if (known.isPrinted) sibling.hasPrinted = true;
    found.set(subject, sibling);
  }
  return found;
}

/** Whether other keys hold the same amount, printed or with its basis. */
export function isToldBySibling(known: KeyReading, sibling: Sibling | undefined): boolean {
  if (known.heading || !sibling) return false;
  const isEntered = sibling.hasPrinted === true || sibling.unit !== undefined;
  return sibling.hasBasis === true ? isEntered : sibling.hasPrinted === true && !known.isPrinted;
}
