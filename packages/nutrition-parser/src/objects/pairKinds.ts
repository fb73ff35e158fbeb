import { nutrientKey, usualUnit } from '../lexer/nutrientKey.ts';
import { gramsPer } from '../lexicon/units.ts';
import { hasAny } from '../text/chars.ts';
import type { Path } from '../text/source.ts';
import { hasNutrients, isOfValue } from './objectTables.ts';
import { readKey } from './readKey.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { shortKeysOf } from './rowKeys.ts';
import { isTable } from './texts.ts';

/** `grassi: { totali: '6 g', saturi: '2 g' }` */
const isTotalWord = asWhole('total[e|i]');
export const isTotal = ({ text }: KeyReading): boolean => isTotalWord.test(text);

const ofValues: ReadonlySet<KeyRole> = new Set(['value', 'column', 'unit', 'nrv']);

/** Whether an object is the values of its key, and no row or group of rows of its own. */
export const isValues = (value: Record<string, unknown>): boolean => {
  const short = shortKeysOf(value);
  const known = Object.keys(value).map((key) => short?.get(key) ?? readKey(key));
  const isNamed = known.some(({ role }) => role === 'name');
  const hasRows = Object.values(value).some(
    (item) => isTable(item) || (Array.isArray(item) && item.some((row) => typeof row === 'object')),
  );
  // `nutrizionale: { kj_100g: 1650, proteine_100g: 80 }` has rows of its own.
  const isGroup =
    known.some((key) => key.role === 'nutrient' && !isOfValue(key)) &&
    !known.some(({ role }) => role === 'value');
  // `nutri: { '100g': { proteine: 80 } }` has sections.
  const hasSection = Object.keys(value).some(
    (key) => readKey(key).role === 'column' && isSection(value[key]),
  );
  return (
    !isNamed &&
    !hasRows &&
    !hasSection &&
    !isGroup &&
    known.some((key) => ofValues.has(key.role) || isOfValue(key) || isTotal(key))
  );
};

/** A table as a text, or values of several nutrients. */
const isSection = (value: unknown): boolean => isTable(value) || hasNutrients(value);

const vitamins: ReadonlySet<string> = new Set(['vitamine', 'vitamina', 'vitamins', 'vitamin']);

/** `vitamine: { A: '800 µg', C: '80 mg' }`: the key of a vitamin by its letter; else undefined. */
export function vitaminOf(key: string, path: Path): KeyReading | undefined {
  const above = path.at(-1);
  if (key.length > 3 || typeof above !== 'string' || !vitamins.has(above.toLowerCase()))
    return undefined;
  const known = readKey(`vitamina ${key}`);
  return known.role === 'nutrient' ? known : undefined;
}

/** Units that only substances have. */
const substanceUnits = ['mg', 'mcg', 'µg', 'ug', 'ufc', 'kcal', 'kj', ' ui'];

export const isOfSubstance = (value: unknown): boolean =>
  typeof value === 'object' ||
  (typeof value === 'string' && hasAny(value.toLowerCase(), substanceUnits));

/** The amounts of open catalogues are in grams and kilojoules, whatever the nutrient: `nutriments: { sodium_100g: 0.2 }`. */
export function catalogueUnit(
  path: Path,
  { text, heading }: KeyReading,
  value: unknown,
): string | undefined {
  if (path.at(-1) !== 'nutriments') return undefined;
  const key = nutrientKey(text);
  if (text.toLowerCase() === 'energy') return heading ? 'kJ' : undefined;
  const isAmount = typeof value === 'number' && value <= 100;
  const usual = key === undefined ? 'g' : usualUnit(key);
  return usual !== 'g' && isAmount && gramsPer(usual) !== undefined ? 'g' : undefined;
}

/** `stelle: 4.5`: a number under one word that says nothing. */
export const isBareCount = ({ role, text }: KeyReading, value: unknown): boolean =>
  role === 'other' &&
  typeof value === 'number' &&
  !text.includes(' ') &&
  text === text.toLowerCase();
