import type { Cell, Path } from '../text/source.ts';
import type { Heading } from '../lexer/heading.ts';
import type { TableBuilder, ValueColumn } from '../build/TableBuilder.ts';
import { energyUnit, isSubs, readKey, type KeyReading } from './readKey.ts';
import { isObject, nameFromKey, percentOf, printed, valueAt } from './values.ts';

/**
 * Reads a pair whose name is its key: `Proteine: '24 g'`, `Proteine: 24`,
 * `Proteine: { valore: 24, unita: 'g', vnr: '48%' }`, `Proteine: { per_100g: '80 g', per_dose: '24 g' }`.
 * @returns whether it was a row.
 */
export function readPair(
  key: KeyReading,
  value: unknown,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
): boolean {
  if (isObject(value)) return readNested(key, value, path, builder, basis);
  const cell = valueAt(value, path);
  if (!cell) return false;
  // A key that is no nutrient is a row only with an amount: 'colore: bianco' is none.
  if (
    key.role !== 'nutrient' &&
    'source' in cell &&
    !/\d|tracce|assent|^-$|n\.?\/?d/i.test(cell.source.text)
  )
    return false;
  if (key.role !== 'nutrient' && cell.source.text.length > 60) return false;
  builder.row(nameFromKey(key.text, path, value), [builder.column(basis)], [cell]);
  return true;
}

/** `grassi: { totali: '6 g', saturi: '2 g' }` */
const isTotal = ({ text }: KeyReading): boolean => /^total[ei]?$/i.test(text);

function readNested(
  key: KeyReading,
  value: Record<string, unknown>,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
  isSub = false,
): boolean {
  const columns: ValueColumn[] = [];
  const cells: (Cell | null)[] = [];
  let unit: string | undefined;
  let percent: number | null = null;
  let hasEnergy = false;
  const nested: { key: KeyReading; value: Record<string, unknown>; path: Path }[] = [];
  const subs: { value: Record<string, unknown>; path: Path }[] = [];
  const parts: { name: Cell; cell: Cell; column: ValueColumn }[] = [];
  for (const inner of Object.keys(value)) {
    const part = value[inner];
    const known = readKey(inner);
    const energy = energyUnit(known);
    if (energy !== undefined) {
      const cell = valueAt(part, [...path, inner]);
      const name = nameFromKey(key.text, path, '');
      if (cell) builder.row(name, [builder.column(basis)], [cell], { unit: energy });
      hasEnergy ||= cell !== null;
    } else if (known.role === 'unit' && typeof part === 'string')
      unit = builder.unitFrom(printed(part));
    else if (known.role === 'nrv') {
      percent = percentOf(part, [...path, inner]);
      builder.columns.reference(known.heading?.column.label, 0);
    } else if (known.role === 'column' || known.role === 'value') {
      const cell = valueAt(part, [...path, inner]);
      if (!cell) continue;
      columns.push(builder.column(known.heading ?? basis));
      cells.push(cell);
    } else if (isSubs(known.role) && isObject(part)) {
      // `grassi: { valore: '5 g', di_cui: { saturi: '1 g' } }`
      subs.push({ value: part, path: [...path, inner] });
    } else if (known.role === 'nutrient' && isObject(part)) {
      // `grassi: { per_100g: '6 g', di_cui_saturi: { per_100g: '2 g' } }`
      nested.push({ key: known, value: part, path: [...path, inner] });
    } else if (known.role === 'nutrient' || isTotal(known) || (isSub && known.role === 'other')) {
      const cell = valueAt(part, [...path, inner]);
      if (cell && isTotal(known)) {
        columns.push(builder.column(basis));
        cells.push(cell);
      } else if (cell)
        parts.push({
          name: nameFromKey(known.text, [...path, inner], part),
          cell,
          column: builder.column(known.heading ?? basis),
        });
    }
  }
  if (cells.length > 0) {
    builder.row(nameFromKey(key.text, path, ''), columns, cells, {
      unit,
      sub: isSub,
      percents: percent === null ? undefined : columns.map(() => percent),
    });
  }
  const sub = isSub || cells.length > 0;
  for (const { name, cell, column } of parts) builder.row(name, [column], [cell], { sub });
  let isRead = cells.length + parts.length > 0 || hasEnergy;
  for (const inner of subs)
    isRead = readNested(key, inner.value, inner.path, builder, basis, true) || isRead;
  for (const inner of nested)
    isRead = readNested(inner.key, inner.value, inner.path, builder, basis, sub) || isRead;
  return isRead;
}
