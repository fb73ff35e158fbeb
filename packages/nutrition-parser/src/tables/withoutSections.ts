import { hasAny } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { measured } from '../lines/withoutIngredients.ts';
import { isHeadRow, isOverMeasures, loneCell } from './headRows.ts';
import { textOf, type Grid, type GridCell } from './layout.ts';

const others: ReadonlySet<string | undefined> = new Set([
  'ingredients',
  'usage',
  'warnings',
  'tip',
]);

/** No heading of a section is longer. */
const maxHeading = 40;

/** No flavour is longer. */
const maxWord = 20;

const kindOf = (cell: GridCell | undefined): string | undefined => {
  const text = textOf(cell);
  return text.length > maxHeading ? undefined : headings.get(fold(text));
};

/** 'Ingredienti | latte 80%', 'Modalità d'uso | Sciogliere 30 g': a row that is another section. */
function isSection(row: readonly GridCell[]): boolean {
  const [name, value] = row;
  if (row.length !== 2 || !others.has(kindOf(name))) return false;
  // 'Dose consigliata | 2 compresse' is a serving, 'Ingrediente | Cacao' over values a heading.
  const isText = textOf(value).length > maxWord || hasAny(textOf(value), [',', '%']);
  return isText && !fold(textOf(name)).startsWith('dos') && !isHeadRow(row) && !isOverMeasures(row);
}

/** 'Ingredienti' over one column of texts without amounts. */
function isList([head, ...rows]: Grid): boolean {
  const lone = head ? loneCell(head) : null;
  if (kindOf(lone) !== 'ingredients') return false;
  return rows.every(
    (row) => !measured.test(textOf(loneCell(row) ?? undefined)) && loneCell(row) !== null,
  );
}

/** A table without what is of other sections of its product. */
export function withoutSections(grid: Grid): Grid {
  if (isList(grid)) return [];
  return grid.some(isSection) ? grid.filter((row) => !isSection(row)) : grid;
}
