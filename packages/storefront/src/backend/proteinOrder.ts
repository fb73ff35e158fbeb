import type { LabelFacts } from '../contract/label.ts';
import { type CatalogueIndex, orderByCents } from './catalogueIndex.ts';
import { labelsOf } from './labels/labelIndex.ts';

const orders = new WeakMap<CatalogueIndex, Uint32Array>();

/**
 * All places by the lowest price of 100 g of protein among a product's sizes; those whose label does
 * not tell it last, and equal ones by name (docs/rules.md#sort-orders). It reads every label, so it is
 * worked out with the first list that is asked for in this order.
 */
export function proteinOrder(index: CatalogueIndex): Uint32Array {
  const known = orders.get(index);
  if (known !== undefined) return known;
  const labels = labelsOf(index);
  const order = orderByCents(index.orders.name, (place) =>
    lowestPrice(labels.at(place)?.factsOn(index.day)),
  );
  orders.set(index, order);
  return order;
}

/** null: the label does not tell it, or the product is bought for something else. */
function lowestPrice(facts: LabelFacts | undefined): number | null {
  if (facts?.active?.key !== 'protein') return null;
  const prices = facts.prices.flatMap(({ perActiveCents }) => perActiveCents ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}
