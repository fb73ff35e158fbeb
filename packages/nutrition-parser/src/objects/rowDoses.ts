import type { ColumnRef } from '../build/facts.ts';
import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import { readCell } from '../lexer/readCell.ts';
import type { Cell } from '../text/source.ts';
import type { KeyReading } from './keyRoles.ts';

/** What a key like 'dose' or 'porzione' holds in a row: its size, or the value of one. */
export type Dose = { readonly cell: Cell; readonly heading: Heading | null };

/** What is under a label's key, with the column that the key names. */
export function doseOf({ text }: KeyReading, cell: Cell): Dose {
  const heading = readHeading(text);
  const isServing = heading?.hasBasis === true && heading.column.kind === 'serving';
  return { cell, heading: isServing ? withoutLabel(heading) : null };
}

type Values = { readonly cells: readonly Cell[]; readonly columns: readonly ColumnRef[] };

/** Whether a dose beside the value of a hundred may be the same of less: a size may not. */
function isLess({ cell }: Dose, { cells, columns }: Values): boolean {
  const [own] = readCell(cell, false).amounts;
  const [first] = cells.flatMap((value) => readCell(value, false).amounts);
  if (!own || !first || own.unit !== first.unit) return false;
  return own.amount <= first.amount || columns[0]?.column.kind === 'per100ml';
}

/**
 * The doses of a row that are values of it: `{ nome: 'Ferro', dose: '14 mg' }`, and beside the value of a
 * hundred, `{ nome: 'Proteine', per_100g: '80 g', dose: '24 g' }`.
 */
export function valuesOfDoses(doses: readonly Dose[], values: Values): readonly Dose[] {
  if (values.cells.length === 0)
    return doses.length > 1 ? doses : doses.map(({ cell }) => ({ cell, heading: null }));
  const isOfHundred = values.columns.every((column) => column?.column.kind.startsWith('per100'));
  return isOfHundred ? doses.filter((dose) => dose.heading && isLess(dose, values)) : [];
}
