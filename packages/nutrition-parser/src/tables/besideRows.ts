import { readHeading } from '../lexer/heading.ts';
import { isNutrientCell } from './halves.ts';
import { textOf, type Grid } from './layout.ts';

/** Fewer nutrients beside a basis are no column of names. */
const minNames = 2;

const isBasis = (text: string): boolean => {
  const heading = readHeading(text);
  return heading?.role === 'value' && heading.hasBasis && heading.sure;
};

/** 'Per dose | Vitamina C | 80 mg': a basis beside its rows, once or in each of them. */
function isBesideRows(grid: Grid): boolean {
  const named = grid.filter((row) => isNutrientCell(row[1]));
  // Most tables have values there, and their names are not looked at.
  if (named.length < minNames) return false;
  const isAlone = grid.some((row) => isBasis(textOf(row[0])) && !isNutrientCell(row[1]));
  const bases = named.map((row) => textOf(row[0])).filter((text) => text !== '');
  return !isAlone && bases.length > 0 && bases.every(isBasis);
}

/** A table with its bases beside its rows, as one that has them above; any other as it is. */
export function aboveRows(grid: Grid): Grid {
  if (grid.length < minNames || !isBesideRows(grid)) return grid;
  const above: Grid = [];
  let last = '';
  const rows = grid.flatMap((row): Grid => {
    const [first = null, ...others] = row;
    const basis = isNutrientCell(row[1]) ? textOf(first) : '';
    if (basis === '' || basis === last) return [others];
    const isFirst = last === '';
    last = basis;
    if (!isFirst) return [[first], others];
    // The headings of the columns stay under it.
    above.push([first]);
    return [others];
  });
  return [...above, ...rows];
}
