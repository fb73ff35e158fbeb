import { type NutritionTable, parseNutrition, type Quantity } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import { detailsFromWire, isPipeTable, servingLabel } from '@vetta/storefront/backend';
import { sheetText } from '../values/texts.ts';
import type { Json } from './json.ts';

/** The source of a product's table: the one that its page shows (docs/rules.md#nutrition-source-order). */
export function nutritionSource(details: Json): unknown {
  const { nutritionSources } = detailsFromWire(details);
  // Most have one: reading it to choose it would take most of an import's time.
  if (nutritionSources.length < 2) return nutritionSources[0];
  const slug = typeof details['slug'] === 'string' ? details['slug'] : '';
  const inOrder = [...nutritionSources.filter(isPipeTable), ...nutritionSources];
  const readable = inOrder.find((source) => read(source, slug).rows.length > 0);
  return readable ?? nutritionSources[0];
}

function read(source: unknown, slug: string): NutritionTable {
  return parseNutrition(source, { servingLabel: servingLabel(slug), html: htmlReader }).value;
}

/** A label as a cell can hold it: texts as they stand, data as a table of lines that the parser reads. */
export function nutritionText(source: unknown, slug: string): string {
  if (source === undefined || source === null) return '';
  if (typeof source === 'string') return sheetText(source);
  if (Array.isArray(source) && source.every((line) => typeof line === 'string')) {
    return sheetText(source.join('\n'));
  }
  const table = read(source, slug);
  return sheetText(table.rows.length === 0 ? JSON.stringify(source) : tableText(table));
}

function tableText({ columns, rows, notes }: NutritionTable): string {
  const isNrvApart = rows.some(({ nrvPercent }) => typeof nrvPercent === 'number');
  const lines = rows.map(({ name, values, nrvPercent, indent }) => {
    const cells = values.map(quantityText);
    const nrv = typeof nrvPercent === 'number' ? `${italian(nrvPercent)}%` : '';
    const title = indent === 1 && !/^(?:di )?cui\b/iu.test(name) ? `- ${name}` : name;
    return [title, ...cells, ...(isNrvApart ? [nrv] : [])];
  });
  const titles = columns.filter(({ kind }) => kind !== 'nrv').map(columnTitle);
  const head = ['', ...titles, ...(isNrvApart ? ['% VNR'] : [])];
  const table = [head, head.map(() => '---'), ...lines];
  return [...table.map((cells) => `| ${cells.join(' | ')} |`), ...notes].join('\n');
}

const italian = (number: number) => String(number).replace('.', ',');

function columnTitle({ kind, label, amount, unit }: NutritionTable['columns'][number]): string {
  // Marks of a footnote that the table has under it.
  if (label !== undefined) return label.replaceAll(/[*|]/gu, '').trim();
  if (kind === 'per100g') return 'per 100 g';
  if (kind === 'per100ml') return 'per 100 ml';
  return amount === undefined ? 'per dose' : `per dose (${italian(amount)} ${unit ?? ''})`;
}

/** As printed, with the unit that stood elsewhere. */
function quantityText(quantity: Quantity | null): string {
  if (quantity === null) return '';
  const { raw, unit } = quantity;
  return /\p{L}|%/u.test(raw) || unit === '' ? raw : `${raw} ${unit}`;
}
