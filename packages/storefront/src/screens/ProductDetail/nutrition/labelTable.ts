import type { NutritionLabelProps } from '../../../components/NutritionLabel/NutritionLabel.tsx';
import type { Column, NutritionTable, Quantity, Row } from '@vetta/nutrition-parser';
import { italianNumber } from '../../../catalogue/italianNumber.ts';
import { rowTone } from '../../../catalogue/nutrition/rowTone.ts';
import { nutritionFootnote, servingFootnote } from '../../../catalogue/nutrition/footnotes.ts';
import { pieces } from '../../../catalogue/nutrition/pluralUnits.ts';
import { formatQuantity } from '../../../catalogue/nutrition/formatQuantity.ts';
import { servingsText } from './servingFigure.ts';
import { valueColumns } from './valueColumns.ts';

/** The nutrition label, ready to draw. */
export type LabelTable = Pick<NutritionLabelProps, 'columns' | 'rows' | 'footnotes'>;
type LabelRow = LabelTable['rows'][number];
type LabelCell = LabelRow['cells'][number];

const percentHeading = '% VNR*';

/**
 * The label of what the parser read: values, and their share of the reference values
 * (docs/rules.md#nutrition-data). Energy in kJ and kcal is one row; the row that matters most is
 * highlighted.
 */
export function labelTable(table: NutritionTable, highlighted?: Row): LabelTable {
  const hasPercent = table.rows.some(({ nrvPercent }) => typeof nrvPercent === 'number');
  const columns = [
    ...valueColumns(table).map(columnHeading),
    ...(hasPercent ? [percentHeading] : []),
  ];
  const rows = table.rows.flatMap((row, index) => {
    const before = table.rows[index - 1];
    if (isSecondEnergyRow(row, before)) return [];
    const next = table.rows[index + 1];
    const second = next !== undefined && isSecondEnergyRow(next, row) ? next : undefined;
    return [labelRow(row, index, { before, second, hasPercent, highlighted })];
  });
  return {
    columns: columns.map((label, index) => ({ id: `${index}`, label })),
    rows,
    footnotes: footnotesOf(table, hasPercent, columns.some(isStarred)),
  };
}

const isSecondEnergyRow = (row: Row, before: Row | undefined) =>
  row.key === 'energyKcal' && before?.key === 'energyKj' && before.name === row.name;

type Surroundings = { before?: Row; second?: Row; hasPercent: boolean; highlighted?: Row };

function labelRow(row: Row, index: number, around: Surroundings): LabelRow {
  const { before, second, hasPercent, highlighted } = around;
  const tone = rowTone(row.key);
  const cells = row.values.map((value, at) => cellOf(value, second?.values[at]));
  return {
    id: `${index}`,
    label: row.name,
    tone: row.indent === 1 ? undefined : (tone ?? 'other'),
    level: row.indent,
    emphasis: row === highlighted ? 'highlight' : 'regular',
    breakBefore: isMicro(row) && before !== undefined && !isMicro(before),
    cells: hasPercent ? [...cells, percentCell(row.nrvPercent ?? second?.nrvPercent)] : cells,
  };
}

function isMicro({ key }: Row): boolean {
  const tone = rowTone(key);
  return tone === 'mineral' || tone === 'vitamin';
}

function cellOf(value: Quantity | null, second: Quantity | null | undefined): LabelCell {
  const values = [value, second].flatMap((quantity) => {
    if (quantity === null || quantity === undefined) return [];
    const { figure, unit } = formatQuantity(quantity);
    return [{ amount: figure, unit }];
  });
  return values.length === 0 ? null : values;
}

const percentCell = (percent: number | null | undefined): LabelCell =>
  typeof percent === 'number'
    ? { amount: italianNumber(percent, { maxDecimals: 1 }), unit: '%' }
    : null;

/** The heading as printed, else what the column is; '30 g' and '1 barretta' become 'Per …'. */
function columnHeading({ kind, label = '', amount, unit }: Column): string {
  const printed = label.trim();
  if (/^\d/.test(printed)) return `Per ${printed}`;
  if (printed !== '') return printed.slice(0, 1).toUpperCase() + printed.slice(1);
  if (kind === 'per100g') return 'Per 100 g';
  if (kind === 'per100ml') return 'Per 100 ml';
  if (amount === undefined || unit === undefined) return 'Per dose';
  return `Per ${String(amount).replace('.', ',')} ${pieces(unit, amount)}`;
}

/** The reference footnote where there are percentages, once; then the label's own, and its servings. */
function footnotesOf(
  { notes, servingsPerPack, shape }: NutritionTable,
  hasPercent: boolean,
  hasDefaultServing: boolean,
): readonly string[] {
  // A sectioned list has its legend in any case (docs/rules.md#nutrition-footnote).
  const hasLegend = hasPercent || shape === 'sectioned-list';
  const reference = notes.find(isReference) ?? nutritionFootnote;
  const servings = servingsText(servingsPerPack);
  const own = notes.filter((note) => !isReference(note) && note !== servings);
  const isExplained = own.some((note) => note.startsWith('**'));
  const serving = hasDefaultServing && !isExplained ? [servingFootnote] : [];
  const all = [
    ...(hasLegend ? [reference] : []),
    ...serving,
    ...own,
    ...(servings ? [servings] : []),
  ];
  return [...new Set(all)];
}

/** A default serving label (docs/rules.md#serving-labels): its two stars ask for a footnote. */
function isStarred(heading: string): boolean {
  return heading.endsWith('**');
}

function isReference(note: string): boolean {
  return /^\*?\s*VNR\b/i.test(note);
}
