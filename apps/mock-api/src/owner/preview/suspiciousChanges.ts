import { categories, foldText } from '@vetta/storefront/backend';
import { currentCategorySlug } from '@vetta/storefront/paths';
import { type Json, objectsOf } from '../model/json.ts';
import { shopKeys, stockOf } from '../model/stock.ts';
import { productColumns } from '../columns.copy.ts';
import type { Mistake } from '../mistakes.ts';
import { euroText } from '../values/numbers.ts';
import type { Changes } from './changes.ts';
import { previewTexts } from './preview.copy.ts';

/** Above these a change is asked again (docs/rules.md#owner-import). */
const maxPriceStep = 0.3;
const maxLostShare = 0.1;

/** Changes that are more often slips than wishes. */
export function suspiciousChanges(changes: Changes, before: Json, after: Json): readonly string[] {
  const oldProducts = objectsOf(before['products']);
  const gone = changes.products.filter(({ kind }) => kind === 'gone');
  return [
    ...suspiciousPrices(changes),
    ...(gone.length > oldProducts.length * maxLostShare
      ? [previewTexts.manyGone(gone.length, oldProducts.length)]
      : []),
    ...emptyCategories(before, after),
    ...(hasStock(before) && !hasStock(after) ? [previewTexts.allZero] : []),
  ];
}

/** Whether a change may come from what nobody sees in the owner's file. */
export function isOfChange({ sheet, hides }: Mistake, { products, others }: Changes): boolean {
  if (hides === undefined) return true;
  const { slug, column } = hides;
  if (others.some(({ about }) => foldText(about).startsWith(foldText(sheet.trim())))) return true;
  if (slug !== undefined) {
    const said = foldText(slug);
    return products.some((one) => one.slug === slug || foldText(one.name) === said);
  }
  const isOfRow = column === undefined || rowColumns.includes(column);
  return products.some(({ fields }) => isOfRow || fields.some((field) => field.column === column));
}

/** They say which product or pack a row means: all its other cells hang on them. */
const rowColumns: readonly string[] = [
  productColumns.slug.title,
  productColumns.flavour.title,
  productColumns.size.title,
];

/** What is read though nobody sees it, and changes something: one line for each sheet. */
export function hiddenChanges(mistakes: readonly Mistake[]): readonly string[] {
  const all = mistakes.filter(({ hides }) => hides !== undefined);
  return [...new Set(all.map(({ sheet }) => sheet))].map((sheet) => {
    const hidden = all.filter((one) => one.sheet === sheet);
    const rows = hidden.flatMap(({ row }) => row ?? []);
    const columns = hidden.flatMap(({ column }) => column ?? []);
    return previewTexts.hidden(sheet, rows, columns);
  });
}

function suspiciousPrices({ products }: Changes): readonly string[] {
  return products.flatMap(({ name, prices }) =>
    prices.flatMap(({ label, before, after }) => {
      const step = after / before - 1;
      if (Math.abs(step) <= maxPriceStep) return [];
      const percent = Math.round(step * 100);
      return [previewTexts.priceStep(name, label, euroText(before), euroText(after), percent)];
    }),
  );
}

function emptyCategories(before: Json, after: Json): readonly string[] {
  const left = countByCategory(after);
  return [...countByCategory(before)].flatMap(([category, count]) =>
    left.has(category) ? [] : [previewTexts.categoryGone(category, count)],
  );
}

function countByCategory(catalogue: Json): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const product of objectsOf(catalogue['products'])) {
    const slug = product['category_slug'] ?? product['categorySlug'];
    if (typeof slug !== 'string') continue;
    const current = currentCategorySlug(slug);
    const name = categories.find((one) => one.slug === current)?.name ?? slug;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const hasStock = (catalogue: Json) =>
  objectsOf(catalogue['products']).some((product) =>
    shopKeys.some((shop) => (stockOf(product, shop) ?? 0) > 0),
  );
