import { readHeading } from '../lexer/heading.ts';
import { isNutrient, isRule } from './headRows.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** A table whose nutrients are its columns. */
export function isTransposed(rows: Grid): boolean {
  const [head, second] = rows;
  if (!head || !second) return false;
  if (head.length < 4) return isOverBases(head, rows.slice(1));
  const known = head.filter((cell, i) => i > 0 && isNutrient(cell)).length;
  return known >= 2 && known * 2 >= head.length - 1 && !isNutrient(second[0]);
}

/** 'Nutriente | kcal | kJ' over 'per 100 g | 370 | 1570': nutrients above, bases on the left. */
const isOverBases = (head: readonly GridCell[], below: Grid): boolean =>
  head.length > 2 &&
  head.every((cell, i) => i === 0 || isNutrient(cell)) &&
  below.every((row) => isRule(row) || isBasis(row[0]));

function isBasis(cell: GridCell | undefined): boolean {
  const heading = cell ? readHeading(textOf(cell)) : null;
  return heading?.role === 'nrv' || (heading?.role === 'value' && heading.sure);
}

const maxColumns = 200;

export function transpose(rows: Grid): Grid {
  const width = Math.min(maxColumns, Math.max(...rows.map((row) => row.length)));
  const body = rows.filter((row) => !isRule(row));
  const turned = Array.from({ length: width }, (_, i) => body.map((row) => row[i] ?? null));
  const [corner] = turned[0] ?? [];
  // 'Energia | kcal | kJ', '%VNR | Zinco | Rame': it is over the bases, and names none of the rows.
  if (turned[0] && corner && (isNutrient(corner) || isBasis(corner))) turned[0][0] = null;
  return turned.some(isReference) ? withReferences(turned) : turned;
}

/** '%VNR | 50 | 100' */
const isReference = ([name]: readonly GridCell[]): boolean =>
  name !== null && readHeading(textOf(name))?.role === 'nrv';

/** A table on its side whose rows of percentages are put beside the values of the row above them. */
function withReferences(rows: Grid): Grid {
  const label = rows.find(isReference)?.[0] ?? null;
  return rows.flatMap((row, at): Grid => {
    if (isReference(row)) return [];
    const next = rows[at + 1];
    const beside = next && isReference(next) ? next : undefined;
    const [name = null, ...values] = row;
    const cells = values.flatMap((value, i) => [
      value,
      at === 0 ? label : (beside?.[i + 1] ?? null),
    ]);
    return [[name, ...cells]];
  });
}
