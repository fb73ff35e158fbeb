import type { NutrientKey } from '@vetta/nutrition-parser';
import { activeNames } from '../content/nutrientNames.ts';
import type { LabelFacts, Shelf } from '../contract/label.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { labelsOf } from './labels/labelIndex.ts';

/** A product at its place in the index, and what 100 g of its active cost at least. */
type Priced = { place: number; cents: number };
type Shelves = ReadonlyMap<NutrientKey, readonly Priced[]>;

const shelves = new WeakMap<CatalogueIndex, Map<string, Shelves>>();

/** How many stand around a product: as many as a comparison holds. */
const maxNeighbours = 4;

/**
 * The products of the category around this one in price per 100 g of its active, ascending; as many
 * cheaper as dearer ones where there are. None where its label does not tell that price
 * (docs/rules.md#same-shelf).
 */
export function shelfAround(index: CatalogueIndex, place: number): Shelf | undefined {
  const categorySlug = index.listed[place]?.categorySlug;
  const active = labelsOf(index).at(place)?.facts.active;
  if (categorySlug === undefined || !active) return undefined;
  const name = activeNames[active.key];
  if (name === undefined) return undefined;
  const row = shelvesOf(index, categorySlug).get(active.key) ?? [];
  const at = row.findIndex((own) => own.place === place);
  if (at === -1 || row.length < 2) return undefined;
  const first = Math.max(0, Math.min(at - maxNeighbours / 2, row.length - maxNeighbours - 1));
  const around = row.slice(first, first + maxNeighbours + 1).filter((own) => own.place !== place);
  const items = around.flatMap(({ place: neighbour, cents }) => {
    const slug = labelsOf(index).at(neighbour)?.key;
    return slug === undefined ? [] : [{ slug, perActiveCents: cents }];
  });
  return { active: active.key, name, unit: active.unit, items };
}

/** Worked out with the first product of a category that is asked for: it reads the category's labels. */
function shelvesOf(index: CatalogueIndex, categorySlug: string): Shelves {
  const kept = shelves.get(index) ?? new Map<string, Shelves>();
  shelves.set(index, kept);
  const known = kept.get(categorySlug);
  if (known !== undefined) return known;
  const labels = labelsOf(index);
  const rows = new Map<NutrientKey, Priced[]>();
  for (const place of index.orders.name) {
    if (index.listed[place]?.categorySlug !== categorySlug) continue;
    const label = labels.at(place);
    const facts = label?.factsOn(index.day);
    const cents = lowestActivePrice(facts);
    // Of two products with one slug the first is the one that has an address.
    const isFirst = label !== undefined && index.placeOf.get(label.key) === place;
    if (!facts?.active || cents === null || !isFirst) continue;
    const row = rows.get(facts.active.key) ?? [];
    rows.set(facts.active.key, row);
    row.push({ place, cents });
  }
  for (const row of rows.values()) row.sort((a, b) => a.cents - b.cents);
  kept.set(categorySlug, rows);
  return rows;
}

/** The lowest among the sizes of a product; null where the label does not tell it. */
export function lowestActivePrice(facts: LabelFacts | undefined): number | null {
  const prices = facts?.prices.flatMap(({ perActiveCents }) => perActiveCents ?? []) ?? [];
  return prices.length === 0 ? null : Math.min(...prices);
}
