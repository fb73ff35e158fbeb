import type { NutrientKey } from '../lexicon/nutrients.ts';

/** The rank of what has none of its own. */
const last = 9;

/** Where a nutrient is by the order of the regulation, and what it is part of however it is printed. */
type Place = { rank: number; parent?: 'fat' | 'carbohydrate' };

const places: ReadonlyMap<NutrientKey | undefined, Place> = new Map<NutrientKey, Place>([
  ['energyKj', { rank: 0 }],
  ['energyKcal', { rank: 1 }],
  ['fat', { rank: 2 }],
  ['saturates', { rank: 3, parent: 'fat' }],
  ['monounsaturates', { rank: last, parent: 'fat' }],
  ['polyunsaturates', { rank: last, parent: 'fat' }],
  ['carbohydrate', { rank: 4 }],
  ['sugars', { rank: 5, parent: 'carbohydrate' }],
  ['polyols', { rank: last, parent: 'carbohydrate' }],
  ['starch', { rank: last, parent: 'carbohydrate' }],
  ['fibre', { rank: 6 }],
  ['protein', { rank: 7 }],
  ['salt', { rank: 8 }],
]);

const elsewhere: Place = { rank: last };
const placeOf = ({ key }: Ordered): Place => places.get(key) ?? elsewhere;

type Ordered = { key?: NutrientKey | undefined; indent: 0 | 1 };

/** Rows that have a family, and so are no sub-row themselves. */
const isHead = ({ key }: Ordered): boolean => key === 'fat' || key === 'carbohydrate';

const rankOf = (row: Ordered): number => placeOf(row).rank;

/** Whether rows are in order already, their sub-rows indented on the way: those of most labels. */
function isOrdered(rows: readonly Ordered[]): boolean {
  let rank = -1;
  let head: NutrientKey | undefined;
  // Below a head are the sub-rows with a rank, then those without, then what else is indented.
  let below = 0;
  for (const row of rows) {
    const place = placeOf(row);
    if (place.parent !== undefined) {
      const at = place.rank === last ? 1 : 0;
      if (head !== place.parent || at < below) return false;
      below = at;
      row.indent = 1;
    } else if (row.indent === 1 && rank >= 0 && !isHead(row)) below = 2;
    else {
      const isFamily = isHead(row);
      if (place.rank < rank || (isFamily && place.rank === rank)) return false;
      rank = place.rank;
      head = isFamily ? row.key : undefined;
      below = 0;
    }
  }
  return true;
}

/** A row with what is below it: its family, and other rows behind that. */
type Group<T> = { rank: number; head: T; others: T[]; family: T[] | undefined };

/**
 * Puts rows into the order energy, fat, saturates, carbohydrate, sugars, fibre, protein, salt, then
 * the rest as they came. Sub-rows follow their parent, the known ones under the nutrient they are
 * part of, and are indented there. Ordering an ordered table changes nothing.
 */
export function orderRows<T extends Ordered>(rows: readonly T[]): readonly T[] {
  if (isOrdered(rows)) return rows;
  const families = new Map<NutrientKey, T[]>();
  for (const row of rows) if (row.key !== undefined && isHead(row)) families.set(row.key, []);
  const groups: Group<T>[] = [];
  let current: Group<T> | undefined;
  for (const row of rows) {
    const { parent } = placeOf(row);
    const family = parent === undefined ? undefined : families.get(parent);
    if (family) {
      row.indent = 1;
      family.push(row);
    } else if (row.indent === 1 && parent === undefined && !isHead(row) && current) {
      current.others.push(row);
    } else {
      const own = row.key === undefined ? undefined : families.get(row.key);
      current = { rank: rankOf(row), head: row, others: [], family: own };
      groups.push(current);
    }
  }
  const ordered: T[] = [];
  for (const group of groups.toSorted((a, b) => a.rank - b.rank)) append(ordered, group);
  return ordered;
}

/** The head, then its family with saturates or sugars first, then what else was below it. */
function append<T extends Ordered>(ordered: T[], { head, others, family }: Group<T>): void {
  ordered.push(head);
  if (family) {
    for (const row of family) if (rankOf(row) < last) ordered.push(row);
    for (const row of family) if (rankOf(row) === last) ordered.push(row);
    // A second row of the same nutrient has no family of its own.
    family.length = 0;
  }
  for (const row of others) ordered.push(row);
}
