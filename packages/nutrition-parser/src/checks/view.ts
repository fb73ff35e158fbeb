import { type NutrientKey, nutrients } from '../lexicon/nutrients.ts';
import { nutrientReferenceValues } from '../lexicon/references.ts';
import { gramsPer } from '../lexicon/units.ts';
import type {
  Column,
  Diagnostic,
  DiagnosticCode,
  NutritionTable,
  Quantity,
  Row,
} from '../model.ts';
import { basisGrams } from '../nutrition/facts/quantity.ts';

/** The nutrients that the checks need, and the place of each in a view. */
export const checkedPlaces = {
  energyKj: 0,
  energyKcal: 1,
  fat: 2,
  saturates: 3,
  monounsaturates: 4,
  polyunsaturates: 5,
  carbohydrate: 6,
  sugars: 7,
  polyols: 8,
  fibre: 9,
  protein: 10,
  salt: 11,
  sodium: 12,
  alcohol: 13,
  erythritol: 14,
  starch: 15,
} as const;

/** What the checks need of a table. */
export type ValueView = {
  /** The columns that hold values. */
  columns: Column[];
  rows: Row[];
  /** The first row of each nutrient that is `asked` for. */
  first: readonly (Row | undefined)[];
  /** The rows of vitamins and minerals, with the grams that none of them has; few tables have one. */
  micro: ReadonlyMap<Row, number> | undefined;
};

const references = new Map<string, { amount: number }>(Object.entries(nutrientReferenceValues));

/** No pack holds so many reference values of a vitamin or mineral. */
const maxReferences = 200;

/** Grams beyond which a nutrient that is declared in µg or mg cannot be; undefined for any other. */
function limitOf(key: NutrientKey, unit: string): number | undefined {
  if (unit === 'µg') return 0.1;
  const reference = references.get(key);
  return reference && (reference.amount / 1000) * maxReferences;
}

const limits = new Map<string, number>(
  nutrients.flatMap(([key, unit]): [string, number][] => {
    const limit = limitOf(key, unit);
    return limit === undefined ? [] : [[key, limit]];
  }),
);
const places = new Map<string, number>(Object.entries(checkedPlaces));
const noFirsts: readonly (Row | undefined)[] = Object.keys(checkedPlaces).map(() => undefined);

/** Rows by nutrient: each is looked up once, for all checks. */
export function viewOf({ columns, rows }: NutritionTable): ValueView {
  const first = noFirsts.slice();
  let micro: Map<Row, number> | undefined;
  for (const row of rows) {
    if (row.key === undefined) continue;
    const place = places.get(row.key);
    if (place !== undefined) {
      first[place] ??= row;
      continue;
    }
    const limit = limits.get(row.key);
    if (limit !== undefined) (micro ??= new Map()).set(row, limit);
  }
  return { columns: columns.filter(({ kind }) => kind !== 'nrv'), rows, first, micro };
}

/** Grams of a quantity, or undefined where it is no mass. A range counts with its middle. */
export function grams(quantity: Quantity | null | undefined): number | undefined {
  if (!quantity) return undefined;
  const per = gramsPer(quantity.unit);
  if (per === undefined) return undefined;
  return ((quantity.amount + (quantity.max ?? quantity.amount)) / 2) * per;
}

/** A quantity that is exact: no '<', no traces, no range. */
export const isExact = (quantity: Quantity | null | undefined): quantity is Quantity =>
  quantity !== null &&
  quantity !== undefined &&
  quantity.max === undefined &&
  (quantity.qualifier === undefined || quantity.qualifier === '~');

/** Half of the last printed place of an amount, in its unit. */
export function halfStep({ amount }: Quantity): number {
  // Amounts of ten and more are rounded to whole units, round thousands to tens.
  if (Number.isInteger(amount)) return amount >= 1000 && amount % 10 === 0 ? 5 : 0.5;
  let step = 0.05;
  for (let scaled = amount * 10; step > 1e-9; scaled *= 10, step /= 10) {
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) break;
  }
  return step;
}

/** `halfStep` in grams. */
export const halfStepGrams = (quantity: Quantity): number =>
  halfStep(quantity) * (gramsPer(quantity.unit) ?? 1);

export function warning(code: DiagnosticCode, message: string, quantity: Quantity): Diagnostic {
  const diagnostic: Diagnostic = { code, severity: 'warning', message };
  if (quantity.span) diagnostic.span = quantity.span;
  return diagnostic;
}

/** No nutrient weighs more than what it is part of; micrograms are not declared in grams. */
export function checkSizes(view: ValueView, column: number, found: Diagnostic[]): void {
  const head = view.columns[column];
  const basis = head ? basisGrams(head) : Number.NaN;
  const limit = Number.isNaN(basis) ? limitOfPieces(head) : basis;
  for (const row of view.rows) {
    const quantity = row.values[column];
    if (!quantity || isPlausible(quantity, row, { limit, kind: head?.kind, micro: view.micro }))
      continue;
    const { amount, unit } = quantity;
    found.push(
      warning('unit-implausible', `'${row.name}': ${amount} ${unit} cannot be.`, quantity),
    );
  }
}

/** What a column can hold at most. */
type Bounds = {
  readonly limit: number;
  readonly kind: Column['kind'] | undefined;
  readonly micro: ValueView['micro'];
};

function isPlausible(quantity: Quantity, row: Row, { limit, kind, micro }: Bounds): boolean {
  const { unit, amount } = quantity;
  const isEnergy = row.key === 'energyKj' || row.key === 'energyKcal';
  if (isEnergy) {
    if (unit !== 'kJ' && unit !== 'kcal') return unit === '%';
    return kind !== 'per100g' || amount <= (unit === 'kJ' ? 3780 : 910);
  }
  if (unit === 'kJ' || unit === 'kcal') return false;
  const per = gramsPer(unit);
  if (per === undefined) return true;
  if (amount * per > limit && amount * per > limit + halfStep(quantity) * per + 1e-9)
    return kind === 'per100ml';
  return micro === undefined || unit !== 'g' || amount <= (micro.get(row) ?? amount);
}

/** What is swallowed whole weighs no more than ten grams. */
const swallowed = new Set(['capsula', 'compressa', 'softgel', 'perla', 'opercolo', 'confetto']);

/** Grams of a serving whose weight is not printed. */
const limitOfPieces = (head: Column | undefined): number =>
  swallowed.has(head?.unit ?? '') ? 10 * (head?.amount ?? 1) : 1000;
