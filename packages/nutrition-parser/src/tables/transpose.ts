import { readHeading } from '../lexer/heading.ts';
import { isNutrient, isRule } from './headRows.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

/** A table whose nutrients are its columns. */
export function isTransposed(rows: Grid): boolean {
  const [head, second] = rows;
  if (!head || !second || head.length < 4) return false;
  const known = head.filter((cell, i) => i > 0 && isNutrient(cell)).length;
  return known >= 2 && known * 2 >= head.length - 1 && !isNutrient(second[0]);
}

const maxColumns = 200;

export function transpose(rows: Grid): Grid {
  const width = Math.min(maxColumns, Math.max(...rows.map((row) => row.length)));
  const body = rows.filter((row) => !isRule(row));
  const turned = Array.from({ length: width }, (_, i) => body.map((row) => row[i] ?? null));
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
