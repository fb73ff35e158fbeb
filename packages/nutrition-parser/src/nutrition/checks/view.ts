import type { Column, NutritionTable, Row } from '../../model.ts';
import { nutrients } from '../nutrientNames.ts';

/** The nutrients that the checks ask for, and the place of each in a view. */
export const asked = {
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
} as const;

/** What the checks need of a table. */
export type ValueView = {
  /** The columns that hold values. */
  columns: Column[];
  rows: Row[];
  /** The first row of each nutrient that is `asked` for. */
  first: readonly (Row | undefined)[];
  /** The rows of nutrients that are declared in micrograms; few tables have one. */
  micro: ReadonlySet<Row> | undefined;
};

/** Beyond the places of what is asked for. */
const microgram = 15;
const places = new Map<string | undefined, number>([
  ...Object.entries(asked),
  ...nutrients.flatMap(([key, unit]): [string, number][] =>
    unit === 'µg' ? [[key, microgram]] : [],
  ),
]);
const noFirsts: readonly (Row | undefined)[] = Object.keys(asked).map(() => undefined);

/** Rows by nutrient: each is looked up once, for all checks. */
export function viewOf({ columns, rows }: NutritionTable): ValueView {
  const first = noFirsts.slice();
  let micro: Set<Row> | undefined;
  for (const row of rows) {
    const place = places.get(row.key);
    if (place === undefined) continue;
    if (place === microgram) (micro ??= new Set()).add(row);
    else first[place] ??= row;
  }
  return { columns: columns.filter(({ kind }) => kind !== 'nrv'), rows, first, micro };
}
