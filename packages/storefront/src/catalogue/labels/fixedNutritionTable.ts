import { nutrientKey, type NutritionTable, parseQuantity, type Row } from '@vetta/nutrition-parser';
import type { FixedTable } from '../nutrition/fixedTable.ts';

/** A table written by hand, as the model that every other label is read into. */
export function fixedNutritionTable({
  title,
  dose,
  columns,
  rows,
  notes,
}: FixedTable): NutritionTable {
  const nrv = columns.findIndex(({ kind }) => kind === 'nrv');
  return {
    columns: [...columns],
    rows: rows.flatMap((row) => modelRows(row, nrv)),
    title,
    notes: [dose, ...notes],
    shape: 'pipe-table',
  };
}

const energyPair = /^(.+ kJ) \/ (.+ kcal)$/;

/** One row of the model, or two for energy in kJ and kcal. */
function modelRows({ name, values, isSubRow }: FixedTable['rows'][number], nrv: number): Row[] {
  const cells = values.filter((_, index) => index !== nrv);
  const percent = nrv === -1 ? undefined : parseQuantity(values[nrv] ?? '')?.amount;
  const row = (texts: readonly string[], key: Row['key']): Row => ({
    name,
    ...(key === undefined ? {} : { key }),
    indent: isSubRow === true ? 1 : 0,
    values: texts.map((text) => parseQuantity(text)),
    ...(nrv === -1 ? {} : { nrvPercent: percent ?? null }),
  });
  const pairs = cells.map((cell) => energyPair.exec(cell));
  if (pairs.every((pair) => pair !== null)) {
    return [
      row(
        pairs.map((pair) => pair[1] ?? ''),
        'energyKj',
      ),
      row(
        pairs.map((pair) => pair[2] ?? ''),
        'energyKcal',
      ),
    ];
  }
  return [row(cells, nutrientKey(name))];
}
