import type { Column, NutritionTable, Row } from '../model.ts';
import { nutrients, type NutrientKey } from '../lexicon/nutrients.ts';
import { nutrientReferenceValues } from '../lexicon/references.ts';

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
