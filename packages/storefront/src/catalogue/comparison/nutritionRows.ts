import type { NutrientKey, NutritionTable, Quantity, Row } from '@vetta/nutrition-parser';
import { foldText } from '../foldText.ts';
import { type FormattedQuantity, formatQuantity } from '../nutrition/formatQuantity.ts';
import { type RowTone, rowTone } from '../nutrition/rowTone.ts';
import type { BasisColumn } from './basis.ts';
import { commonUnit, inUnit } from './commonUnit.ts';

/** What a label prints of a nutrient: two values for energy. null: it does not say. */
export type ComparedCell = {
  values: readonly FormattedQuantity[];
  /** As printed, where it stands here in another unit: '300 mg in etichetta'. */
  printed?: string;
} | null;

export type ComparedRow = {
  id: string;
  label: string;
  tone: RowTone | 'other' | undefined;
  /** 1: 'di cui'. */
  level: 0 | 1;
  isActive: boolean;
  /** The first of vitamins and minerals: a bar above. */
  breakBefore: boolean;
  cells: readonly ComparedCell[];
};

/** The order and the names of the regulation (EU 1169/2011, annex XV). */
const regulation = new Map<NutrientKey, { label: string; level: 0 | 1 }>([
  ['energyKj', { label: 'Energia', level: 0 }],
  ['energyKcal', { label: 'Energia', level: 0 }],
  ['fat', { label: 'Grassi', level: 0 }],
  ['saturates', { label: 'di cui acidi grassi saturi', level: 1 }],
  ['monounsaturates', { label: 'di cui acidi grassi monoinsaturi', level: 1 }],
  ['polyunsaturates', { label: 'di cui acidi grassi polinsaturi', level: 1 }],
  ['carbohydrate', { label: 'Carboidrati', level: 0 }],
  ['sugars', { label: 'di cui zuccheri', level: 1 }],
  ['polyols', { label: 'di cui polioli', level: 1 }],
  ['starch', { label: 'di cui amido', level: 1 }],
  ['fibre', { label: 'Fibre', level: 0 }],
  ['protein', { label: 'Proteine', level: 0 }],
  ['salt', { label: 'Sale', level: 0 }],
]);
const regulationOrder = [...regulation.keys()];

/** One column of the comparison: a label, and which of its columns is shown. */
export type RowSource = { table: NutritionTable; shown: BasisColumn } | null;

/**
 * The rows of several labels beside each other: by nutrient, whatever it is called, in one unit a
 * row. What no label has a value of is left out (docs/rules.md#comparison).
 */
export function nutritionRows(
  sources: readonly RowSource[],
  active: NutrientKey | undefined,
): readonly ComparedRow[] {
  const found = new Map<string, Row>();
  const valuesOf = sources.map((source) => valuesById(source, found));
  const ids = [...found.keys()].toSorted((a, b) => rank(found.get(a)) - rank(found.get(b)));
  const rows = ids
    .filter((id) => !(id === 'energyKcal' && found.has('energyKj')))
    .map((id): ComparedRow => {
      const row = found.get(id);
      const printed = valuesOf.map((values) => values.get(id) ?? null);
      const second =
        id === 'energyKj' ? valuesOf.map((values) => values.get('energyKcal') ?? null) : [];
      return comparedRow(id, row, { printed, second, active });
    });
  return rows.map((row, at) => ({
    ...row,
    breakBefore: at > 0 && isMicro(row) && !isMicro(rows[at - 1]),
  }));
}

type Printed = readonly (Quantity | null)[];
type Parts = { printed: Printed; second: Printed; active: NutrientKey | undefined };

function comparedRow(id: string, row: Row | undefined, parts: Parts): ComparedRow {
  const { printed, second, active } = parts;
  const known = row?.key === undefined ? undefined : regulation.get(row.key);
  const unit = known === undefined ? commonUnit(printed) : 'g';
  const level = known?.level ?? row?.indent ?? 0;
  return {
    id,
    label: known?.label ?? row?.name ?? '',
    tone: level === 1 ? undefined : (rowTone(row?.key) ?? 'other'),
    level,
    isActive: active !== undefined && row?.key === active,
    breakBefore: false,
    cells: printed.map((value, at) => cellOf(value, second[at] ?? null, unit)),
  };
}

function cellOf(value: Quantity | null, second: Quantity | null, unit?: string): ComparedCell {
  const values = [value, second].filter((quantity) => quantity !== null);
  if (values.length === 0) return null;
  const shown = values.map((quantity) => inUnit(quantity, unit));
  const [first] = values;
  const isConverted = first !== undefined && shown[0] !== first;
  const { figure, unit: printedUnit } = isConverted ? formatQuantity(first) : noQuantity;
  return {
    values: shown.map(formatQuantity),
    ...(isConverted && { printed: `${figure} ${printedUnit} in etichetta` }),
  };
}

const noQuantity: FormattedQuantity = { figure: '', unit: '' };

/** The shown values of a label by row; a second row of a nutrient is one of its own, by its name. */
function valuesById(source: RowSource, found: Map<string, Row>): ReadonlyMap<string, Quantity> {
  const values = new Map<string, Quantity>();
  for (const row of source?.table.rows ?? []) {
    const value = row.values[source?.shown.column ?? -1] ?? null;
    if (value === null) continue;
    const name = `name ${foldText(row.name)}`;
    const id = row.key === undefined || values.has(row.key) ? name : row.key;
    if (values.has(id)) continue;
    values.set(id, value);
    if (!found.has(id)) found.set(id, row);
  }
  return values;
}

const isMicro = (row: ComparedRow | undefined) =>
  row?.tone === 'mineral' || row?.tone === 'vitamin';

/** Those of the regulation, then actives and amino acids as they come, vitamins and minerals last. */
function rank(row: Row | undefined): number {
  const place = row?.key === undefined ? -1 : regulationOrder.indexOf(row.key);
  if (place !== -1) return place;
  const tone = rowTone(row?.key);
  return regulationOrder.length + (tone === 'vitamin' || tone === 'mineral' ? 1 : 0);
}
