import type { NutrientKey } from '../model.ts';

/** The fixed order of §9; anything else keeps its place behind. */
const ranks: Readonly<Partial<Record<NutrientKey, number>>> = {
  energyKj: 0,
  energyKcal: 1,
  fat: 2,
  saturates: 3,
  carbohydrate: 4,
  sugars: 5,
  fibre: 6,
  protein: 7,
  salt: 8,
};

/** Where these belong, whether or not the label indents them. */
const parents: Readonly<Partial<Record<NutrientKey, NutrientKey>>> = {
  saturates: 'fat',
  monounsaturates: 'fat',
  polyunsaturates: 'fat',
  sugars: 'carbohydrate',
  polyols: 'carbohydrate',
  starch: 'carbohydrate',
};

type Ordered = { key?: NutrientKey | undefined; indent: 0 | 1 };

/** Rows that have a family, and so are no sub-row themselves. */
const isHead = ({ key }: Ordered): boolean => key === 'fat' || key === 'carbohydrate';

/** The rank of what has none of its own. */
const last = 9;

const rankOf = (row: Ordered): number => (row.key === undefined ? last : (ranks[row.key] ?? last));

type Group<T> = { rank: number; rows: T[]; family: T[] | undefined };

/**
 * Puts rows into the order energy, fat, saturates, carbohydrate, sugars, fibre, protein, salt, then
 * the rest as they came. Sub-rows follow their parent, the known ones under the nutrient they are
 * part of, and are indented there. Ordering an ordered table changes nothing.
 */
export function orderRows<T extends Ordered>(rows: readonly T[]): T[] {
  const families = new Map<NutrientKey, T[]>();
  for (const row of rows) if (row.key !== undefined && isHead(row)) families.set(row.key, []);
  const groups: Group<T>[] = [];
  let current: Group<T> | undefined;
  for (const row of rows) {
    const parent = row.key === undefined ? undefined : parents[row.key];
    const family = parent === undefined ? undefined : families.get(parent);
    if (family) {
      row.indent = 1;
      family.push(row);
    } else if (row.indent === 1 && parent === undefined && !isHead(row) && current) {
      current.rows.push(row);
    } else {
      const own = row.key === undefined ? undefined : families.get(row.key);
      current = { rank: rankOf(row), rows: [row], family: own };
      groups.push(current);
    }
  }
  const ordered: T[] = [];
  if (groups.every(({ rank }, i) => i === 0 || rank >= (groups[i - 1]?.rank ?? 0))) {
    for (const group of groups) append(ordered, group);
    return ordered;
  }
  for (let rank = 0; rank <= last; rank++) {
    for (const group of groups) if (group.rank === rank) append(ordered, group);
  }
  return ordered;
}

/** The head, then its family with saturates or sugars first, then what else stood below it. */
function append<T extends Ordered>(ordered: T[], { rows, family }: Group<T>): void {
  const [head] = rows;
  if (head) ordered.push(head);
  if (family) {
    for (const row of family) if (rankOf(row) < last) ordered.push(row);
    for (const row of family) if (rankOf(row) === last) ordered.push(row);
    // A second row of the same nutrient has no family of its own.
    family.length = 0;
  }
  for (let i = 1; i < rows.length; i++) {
    const row = rows[i];
    if (row) ordered.push(row);
  }
}
