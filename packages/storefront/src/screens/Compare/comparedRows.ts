import { basisColumn, type Basis, type BasisColumn } from '../../catalogue/comparison/basis.ts';
import { type ComparedRow, nutritionRows } from '../../catalogue/comparison/nutritionRows.ts';
import { formatEuro } from '../../catalogue/offer/price.ts';
import { italianNumber } from '../../catalogue/italianNumber.ts';
import type { CalculatedPrice } from '../../catalogue/offer/offerFigures.ts';
import { activeNames } from '../../content/nutrientNames.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn, Comparison } from './comparedColumns.ts';

/** One kind of unit price; null cells: the label or the size does not give it. */
export type PriceRow = { id: string; label: string; cells: readonly (CalculatedPrice | null)[] };

/** Rows that nobody has are left out; kilo and litre are never one row. */
export function priceRows({ columns, active }: Comparison): readonly PriceRow[] {
  const row = (
    id: string,
    label: string,
    cellOf: (own: ComparedColumn) => CalculatedPrice | null,
  ) => ({
    id,
    label,
    cells: columns.map(cellOf),
  });
  const rows = [
    row('kilo', copy.perKilo, perUnit('kg')),
    row('litre', copy.perLitre, perUnit('l')),
    row('dose', copy.perDose, ({ figures }) => figures.perServing),
    ...(active === null
      ? []
      : [row('active', activeLabel(active), ({ figures }) => figures.perActive)]),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

const perUnit = (unit: 'kg' | 'l') => (own: ComparedColumn) =>
  own.figures.perUnit?.unit === unit ? own.figures.perUnit : null;

/** 'per 100 g di proteine' */
function activeLabel({ key, reference }: NonNullable<Comparison['active']>): string {
  const { amount, unit } = reference;
  return copy.perActive(`${italianNumber(amount)} ${unit}`, activeNames[key] ?? key);
}

/** What the nutrition of the columns stands for. */
export type NutritionSection = {
  /** Per column: what its values stand for; null: the label has no such values. */
  shown: readonly (BasisColumn | null)[];
  /** Grams and millilitres side by side: each value says which. */
  isMixed: boolean;
  hasDefaultServing: boolean;
  /** What the values stand for, in words. */
  basisText: string;
};

export function nutritionSection({ columns }: Comparison, basis: Basis): NutritionSection {
  const shown = columns.map(({ label }) => basisColumn(label?.table ?? null, basis));
  const volumes = new Set(shown.flatMap((own) => (own === null ? [] : [own.isVolume])));
  const isMixed = basis === 'hundred' && volumes.size > 1;
  return {
    shown,
    isMixed,
    hasDefaultServing: shown.some((own) => own?.isDefault === true),
    basisText: basisText(basis, isMixed, volumes.has(true)),
  };
}

/** Its rows, aligned over all columns. */
export function rowsOfSection(
  { columns, active }: Comparison,
  { shown }: NutritionSection,
): readonly ComparedRow[] {
  const sources = columns.map(({ label }, at) => {
    const own = shown[at] ?? null;
    const table = label?.table ?? null;
    return own === null || table === null ? null : { table, shown: own };
  });
  return nutritionRows(sources, active?.key);
}

function basisText(basis: Basis, isMixed: boolean, isVolume: boolean): string {
  if (basis === 'serving') return copy.perServingDeclared;
  if (isMixed) return copy.perHundredMixed;
  return isVolume ? copy.perHundredMillilitres : copy.perHundred;
}

/** Labels that speak of servings alone are shown so, until the visitor says otherwise. */
export function naturalBasis({ columns }: Comparison): Basis {
  const has = (basis: Basis) =>
    columns.some(({ label }) => basisColumn(label?.table ?? null, basis) !== null);
  return !has('hundred') && has('serving') ? 'serving' : 'hundred';
}

export const priceText = (cents: number | undefined) =>
  cents === undefined ? copy.noPrice : formatEuro(cents);

/** Whether the cells of a row say different things. */
export function isDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}

export const rowTexts = ({ cells }: ComparedRow): readonly string[] =>
  cells.map((cell) => cell?.values.map(({ figure, unit }) => `${figure} ${unit}`).join() ?? '');

export const priceTexts = ({ cells }: PriceRow): readonly string[] =>
  cells.map((cell) => `${cell?.cents ?? ''}`);
