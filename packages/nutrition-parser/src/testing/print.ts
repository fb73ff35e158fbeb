import { htmlReader } from '../html/index.ts';
import { parseIngredients, parseNutrition } from '../index.ts';
import type { Column, Ingredient, IngredientList, NutritionTable, Quantity } from '../model.ts';

/** A quantity in one word: `<0.1 g`, `20..25 g`, `24 g?` where the unit is inferred, `-` for null. */
export function printQuantity(quantity: Quantity | null): string {
  if (!quantity) return '-';
  const { amount, max, unit, qualifier, inferred } = quantity;
  const sign = qualifier === 'traces' ? 'traces ' : (qualifier ?? '');
  const range = max === undefined ? '' : `..${max}`;
  return `${sign}${amount}${range}${unit === '' ? '' : ` ${unit}`}${inferred ? '?' : ''}`;
}

const printColumn = ({ kind, amount, unit, label }: Column): string =>
  [
    kind,
    amount === undefined ? '' : ` ${amount} ${unit}`,
    label === undefined ? '' : ` "${label}"`,
  ].join('');

/** A table as lines: its columns, then its rows. */
export function printTable(table: NutritionTable): string[] {
  const head = table.columns.map(printColumn).join(' | ');
  const rows = table.rows.map((row) => {
    const values = row.values.map(printQuantity).join(' | ');
    const percent =
      row.nrvPercent === undefined || row.nrvPercent === null ? '' : ` (${row.nrvPercent}%)`;
    return `${row.indent ? '  ' : ''}${row.name} [${row.key ?? ''}] ${values}${percent}`;
  });
  return [head, ...rows];
}

/** An ingredient on one line: `name 12% {E322} <emulsifier> exempt [children]`. */
export function printIngredient(ingredient: Ingredient): string {
  const { name, percent, code, role, exempt, children } = ingredient;
  return [
    name,
    percent === undefined ? '' : ` ${percent}%`,
    code === undefined ? '' : ` {${code}}`,
    role === undefined ? '' : ` <${role}>`,
    exempt ? ' exempt' : '',
    children ? ` [${children.map(printIngredient).join('; ')}]` : '',
  ].join('');
}

/** What an input says, as lines: columns, rows, title, servings, notes and what was told of it. */
export function printedTable(input: unknown, servingLabel?: string): string[] {
  const { value, diagnostics } = parseNutrition(input, { html: htmlReader, servingLabel });
  return [
    ...printTable(value),
    ...(value.title === undefined ? [] : [`title: ${value.title}`]),
    ...(value.servingsPerPack === undefined ? [] : [`servings: ${value.servingsPerPack}`]),
    ...value.notes.map((note) => `note: ${note}`),
    ...diagnostics.map(({ code }) => `! ${code}`),
  ].filter((line) => line !== '');
}

/** What an input of ingredients says, as lines. */
export function printedList(input: unknown): string[] {
  const { value, diagnostics } = parseIngredients(input);
  return [
    ...printList(value).map((line) => line.trimEnd()),
    ...value.notes.map((note) => `note: ${note}`),
    ...diagnostics.map(({ code }) => `! ${code}`),
  ];
}

/** A list as lines: its items or its flavours, then allergens and traces. */
export function printList(list: IngredientList): string[] {
  const items =
    list.variants.length > 0
      ? list.variants.map(
          ({ label, ingredients }) =>
            `${label ?? '*'} => ${ingredients.map(printIngredient).join('; ')}`,
        )
      : list.ingredients.map(printIngredient);
  return [...items, `allergens: ${list.allergens.join(' ')}`, `traces: ${list.traces.join(' ')}`];
}
