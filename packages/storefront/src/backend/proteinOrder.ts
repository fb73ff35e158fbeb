import type { LabelFacts } from '../contract/label.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
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
  const prices = index.listed.map((_, place) => lowestPrice(labels.at(place)?.factsOn(index.day)));
  // A sort is stable: equal prices keep the order of names.
  const order = index.orders.name.toSorted((a, b) =>
    compare(prices[a] ?? Infinity, prices[b] ?? Infinity),
  );
  orders.set(index, order);
  return order;
}

const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));

/** Infinity: the label does not tell it, or the product is bought for something else. */
function lowestPrice(facts: LabelFacts | undefined): number {
  if (facts?.active?.key !== 'protein') return Infinity;
  return Math.min(...facts.prices.map(({ perActiveCents }) => perActiveCents ?? Infinity));
}
