import type { Ingredient, IngredientList, NutritionTable } from '@vetta/nutrition-parser';
import type { ActiveNutrient, LabelFacts, MissingReason } from '../../contract/label.ts';
import { isEdible } from '../detailTabs.ts';
import { ingredientNames } from '../ingredients/ingredientMatch.ts';
import type { Offer } from '../offer/offers.ts';
import { priceBasis, priceFacts } from '../offer/packContents.ts';
import type { LabelReading } from '../labels/labelReading.ts';
import type { Product } from '../product.ts';
import { activeNutrient, hundredColumn, type LabelColumns } from './activeNutrient.ts';
import { activesOf } from './actives.ts';
import { amountsIn } from './amounts.ts';
import { printedServings, servingOf, servingsInSize } from './servings.ts';

/** What the label of a product says, as figures (docs/rules.md#label-facts). */
export function labelFacts(
  product: Product,
  offers: readonly Offer[],
  reading: Pick<LabelReading, 'table' | 'list' | 'hasSources'>,
): LabelFacts {
  const { table, list } = reading;
  const serving = table === null ? null : servingOf(table);
  const at = hundredColumn(table);
  const unit = at.unit ?? 'g';
  const active = table === null ? null : activeOf(table, product, { at: at.column, serving });
  const printed = table === null ? null : printedServings(table);
  const sizes = [...new Set(offers.map(({ size }) => size))];
  const facts = {
    readable: (list?.ingredients.length ?? 0) > 0,
    food: isEdible(product) || (list?.ingredients.length ?? 0) > 0,
    contains: list?.allergens ?? [],
    traces: list?.traces ?? [],
    ingredients: list === null ? [] : namesOf(list),
    per100: table === null || at.column === -1 ? null : amountsIn(table, at.column, unit),
    perServing:
      table === null || serving === null
        ? null
        : amountsIn(table, serving.column, serving.size?.unit === 'ml' ? 'ml' : 'g'),
    serving: serving?.size ?? null,
    servingsPerPack:
      printed ?? (sizes.length === 1 ? servingsInSize(sizes[0] ?? '', serving) : null),
    active,
    prices: priceFacts(offers, priceBasis(table, active)),
  };
  return { ...facts, reasons: reasonsOf(facts, reading, sizes.length) };
}

function activeOf(
  table: NutritionTable,
  product: Product,
  columns: LabelColumns,
): ActiveNutrient | null {
  for (const key of activesOf(product.categorySlug)) {
    const active = activeNutrient(table, key, columns);
    if (active !== null) return active;
  }
  return null;
}

/** Every name and code once, of all flavours, in the order of the label. */
function namesOf({ ingredients, variants }: IngredientList): readonly string[] {
  const names = new Set<string>();
  const add = (ingredient: Ingredient) => {
    for (const name of ingredientNames(ingredient.name, ingredient.code)) names.add(name);
    ingredient.children?.forEach(add);
  };
  ingredients.forEach(add);
  for (const variant of variants) variant.ingredients.forEach(add);
  return [...names];
}

type Facts = Omit<LabelFacts, 'reasons'>;

function reasonsOf(
  facts: Facts,
  { table, hasSources }: Pick<LabelReading, 'table' | 'hasSources'>,
  sizeCount: number,
): LabelFacts['reasons'] {
  const noTable: MissingReason = hasSources ? 'unreadable' : 'no-table';
  const because = (reason: MissingReason) => (table === null ? noTable : reason);
  const reasons: [keyof LabelFacts, MissingReason, boolean][] = [
    ['per100', because('no-basis'), facts.per100 === null],
    ['perServing', because('no-serving'), facts.perServing === null],
    ['serving', because('no-serving'), facts.serving === null],
    [
      'servingsPerPack',
      because(facts.serving === null && sizeCount === 1 ? 'no-serving' : 'no-size'),
      facts.servingsPerPack === null,
    ],
    ['active', because('no-basis'), facts.active === null],
    [
      'prices',
      facts.active === null ? because('no-basis') : 'no-size',
      facts.prices.every(({ perActiveCents }) => perActiveCents === null),
    ],
    ['ingredients', 'unreadable', !facts.readable],
  ];
  return Object.fromEntries(
    reasons.filter(([, , isMissing]) => isMissing).map(([field, reason]) => [field, reason]),
  );
}
