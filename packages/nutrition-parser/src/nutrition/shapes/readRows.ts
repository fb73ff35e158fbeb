import { cellText, type Cell, type Path } from '../../text/source.ts';
import type { Heading } from '../columns.ts';
import { servingSize, servingsPerPack } from '../facts.ts';
import { readCell } from '../readCell.ts';
import { readName } from '../readName.ts';
import type { TableBuilder, ValueColumn } from '../TableBuilder.ts';
import { energyUnit, readKey } from './objectKeys.ts';
import { cellAt, isObject, valueAt } from './readValue.ts';

const isYes = (value: unknown): boolean =>
  value === true ||
  value === 1 ||
  value === 'true' ||
  value === '1' ||
  value === 'si' ||
  value === 'sì';

/**
 * Reads a row that is an object:
 *
 *     { nutriente: 'Carboidrati', per_100g: '6 g', per_30g: '1,8 g', vnr: '1%' }
 *     { nome: 'Proteine', valore: 24, unita: 'g' }
 *
 * @param basis the column of `valore` and `quantita`, which name none themselves.
 * @returns false where the object has no name or value.
 */
export function readRowObject(
  row: Record<string, unknown>,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
  isSub = false,
): boolean {
  let name: Cell | null = null;
  let sub = isSub;
  let unit: string | undefined;
  let percent: number | null = null;
  let subs: unknown;
  let subsKey = '';
  const energies: { cell: Cell; unit: string }[] = [];
  const columns: ValueColumn[] = [];
  const cells: (Cell | null)[] = [];
  for (const key of Object.keys(row)) {
    const value = row[key];
    if (value === null || value === undefined || value === '') continue;
    const known = readKey(key);
    switch (known.role) {
      case 'name':
        if (typeof value === 'string') name ??= cellAt(value, [...path, key]);
        break;
      case 'unit':
        if (typeof value === 'string') unit = builder.unitFrom(value);
        break;
      case 'nrv':
        percent = percentOf(value, [...path, key]);
        builder.columns.reference(known.heading?.column.label, 0);
        break;
      case 'sub':
        if (
          typeof value === 'string' &&
          !isYes(value) &&
          /[a-z]{3}/i.test(value) &&
          value !== 'false'
        ) {
          name = cellAt(value, [...path, key]);
          sub = true;
        } else if (Array.isArray(value) || isObject(value)) {
          subs = value;
          subsKey = key;
        } else sub ||= isYes(value);
        break;
      case 'subs':
        subs = value;
        subsKey = key;
        break;
      case 'value':
      case 'column': {
        const cell = valueAt(value, [...path, key]);
        if (cell) {
          columns.push(builder.column(headingWithin(known.heading, basis)));
          cells.push(cell);
        }
        break;
      }
      default: {
        const energy = energyUnit(known);
        const cell = energy === undefined ? null : valueAt(value, [...path, key]);
        if (cell && energy !== undefined) energies.push({ cell, unit: energy });
      }
    }
  }
  if (name === null) return false;
  for (const energy of energies) {
    builder.row(name, [builder.column(basis)], [energy.cell], { unit: energy.unit });
  }
  const [first] = cells;
  if (first && !readFact(cellText(name), first, builder)) {
    builder.row(name, columns, cells, {
      sub,
      unit,
      percents: percent === null ? undefined : columns.map(() => percent),
    });
  }
  if (subs !== undefined) readSubRows(subs, [...path, subsKey], builder, basis);
  return first !== undefined || energies.length > 0;
}

/** 'per dose' in a row of a table whose dose is known: that dose. */
function headingWithin(heading: Heading | null, basis: Heading | null): Heading | null {
  if (!heading || !basis || !isOpenServing(heading) || basis.column.kind !== 'serving')
    return heading ?? basis;
  return { ...heading, column: { ...basis.column, ...heading.column } };
}

const isOpenServing = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount === undefined;

function readSubRows(
  subs: unknown,
  path: Path,
  builder: TableBuilder,
  basis: Heading | null,
): void {
  if (isObject(subs)) {
    readRowObject(subs, path, builder, basis, true);
    return;
  }
  if (!Array.isArray(subs)) return;
  subs.forEach((sub: unknown, i) => {
    if (isObject(sub)) readRowObject(sub, [...path, i], builder, basis, true);
  });
}

/** Rows that say how large a serving is, or how many a pack holds; true if it was one. */
function readFact(name: string, value: Cell, builder: TableBuilder): boolean {
  if (!readName(name).isFact) return false;
  const servings = servingsPerPack(name, value);
  if (servings !== undefined) {
    builder.servingsPerPack ??= servings;
    return true;
  }
  const size = servingSize(name, value);
  if (!size) return false;
  builder.columns.nameServing(size);
  return true;
}

/** A reference percent: 48, '48%', '48 % VNR*'. */
export function percentOf(value: unknown, path: Path): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const cell = cellAt(value, path);
  if (!cell) return null;
  const reading = readCell(cell, false);
  return reading.percent ?? reading.amounts[0]?.amount ?? null;
}
