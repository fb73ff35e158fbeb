import type { Declaration, LabelFacts } from '../../contract/label.ts';
import { detailsFromWire, type ProductDetails } from '../../catalogue/details.ts';
import type { LabelReading } from '../../catalogue/labels/labelReading.ts';
import { readLabelWithHtml } from '../../catalogue/labels/readLabelWithHtml.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import { offersByDay, promotionsOf } from '../../catalogue/offer/offers.ts';
import {
  packContents,
  type PriceBasis,
  priceBasis,
  priceFact,
} from '../../catalogue/offer/packContents.ts';
import { productFromWire } from '../../catalogue/product.ts';
import { labelFacts } from '../../catalogue/value/labelFacts.ts';
import { shownVariants } from '../../catalogue/variants/servedVariants.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Allergen } from '@vetta/nutrition-parser';
import { declaredAllergens } from './declaredAllergens.ts';
import { type CatalogueIndex, regularIndex } from '../catalogueIndex.ts';

/** The labels of one catalogue. Each is read once, when it is first asked for. */
export type LabelIndex = {
  /** Of the product at this place of the index. */
  at: (place: number) => ProductLabel | undefined;
};

export type ProductLabel = {
  /** The product's slug, else its id. */
  key: string;
  reading: LabelReading;
  /** Without promotions. */
  facts: LabelFacts;
  /** With what the offers of a day come to: the label is not read again. */
  factsOn: (day: Day | null) => LabelFacts;
  declarations: readonly Declaration[];
};

const indexes = new WeakMap<Catalogue, LabelIndex>();

/**
 * Readings by what was read, so that a changed price reads no label again: those of the newest
 * catalogue, and those of the one before that are still asked for.
 */
let readings = new Map<string, LabelReading>();

export function labelsOf(index: CatalogueIndex): LabelIndex {
  const known = indexes.get(index.catalogue);
  if (known !== undefined) return known;
  const before = readings;
  const own = new Map<string, LabelReading>();
  readings = own;
  const labels = new Map<number, ProductLabel>();

  const read = (slug: string, details: ProductDetails): LabelReading => {
    const { nutritionSources, technicalGrid, ingredientTexts } = details;
    const key = JSON.stringify([slug, nutritionSources, technicalGrid, ingredientTexts]);
    const reading = own.get(key) ?? before.get(key) ?? readSafely(slug, details);
    own.set(key, reading);
    return reading;
  };

  const at = (place: number): ProductLabel | undefined => {
    const kept = labels.get(place);
    if (kept !== undefined) return kept;
    const { product } = productFromWire(index.products[place]);
    if (product === null) return undefined;
    const key = product.slug ?? product.id;
    const wire = index.detailsOf.get(key);
    const details = detailsFromWire(wire);
    const reading = read(key, details);
    const variants = shownVariants(key, wire);
    const offersOn = offersByDay(product, variants);
    const regularOffers = offersOn(null);
    const listFacts = labelFacts(product, regularOffers, reading);
    const declared = declareSafely({
      // The first is the list that the page shows: what it names is among the facts.
      ingredientTexts: details.ingredientTexts
        .slice(1)
        .filter((text) => details.otherTexts?.includes(text) !== true),
      raw: [index.products[place], wire],
      names: listFacts.food ? [product.name, product.groupName ?? ''] : [],
      table: reading.table,
    });
    const facts = withDeclared(listFacts, declared);
    const factsOn =
      promotionsOf(product, variants).length === 0
        ? () => facts
        : factsByDay(facts, offersOn, priceBasis(reading.table, facts.active));
    const label = { key, reading, facts, factsOn, declarations: declared ?? [] };
    labels.set(place, label);
    return label;
  };

  const labelIndex = { at };
  indexes.set(index.catalogue, labelIndex);
  return labelIndex;
}

/** A change of day is a pass over the offers: what is in each pack was reckoned with the label. */
function factsByDay(
  facts: LabelFacts,
  offersOn: ReturnType<typeof offersByDay>,
  basis: PriceBasis,
): ProductLabel['factsOn'] {
  const regular = offersOn(null);
  const packs = regular.map((offer) => packContents(offer, regular, basis));
  return (day) => {
    const prices = offersOn(day).flatMap((offer, place) => {
      const pack = packs[place];
      return pack === undefined ? [] : [priceFact(offer, pack)];
    });
    return { ...facts, prices };
  };
}

/** A label that makes its reader fail is one that cannot be read: it never stops the others. */
function readSafely(slug: string, details: ProductDetails): LabelReading {
  try {
    return readLabelWithHtml(slug, details);
  } catch {
    return {
      content: { nutrition: { kind: 'unavailable' }, ingredients: { kind: 'unavailable' } },
      table: null,
      list: null,
      hasSources: true,
      diagnostics: [],
    };
  }
}

/** null where it fails: then nothing is known of the label. */
function declareSafely(sources: Parameters<typeof declaredAllergens>[0]) {
  try {
    return declaredAllergens(sources);
  } catch {
    return null;
  }
}

/** What declares an allergen is no goods that nobody eats. */
function withDeclared(facts: LabelFacts, declared: readonly Declaration[] | null): LabelFacts {
  if (declared === null) return { ...facts, readable: false };
  const allOf = (says: Declaration['says'], listed: readonly Allergen[]) => [
    ...new Set([
      ...listed,
      ...declared.filter((own) => own.says === says).map(({ allergen }) => allergen),
    ]),
  ];
  const contains = allOf('contains', facts.contains);
  const traces = allOf('traces', facts.traces);
  return { ...facts, contains, traces, food: facts.food || contains.length > 0 };
}

/**
 * Reads the labels of all products, one a step: a server does it between requests, so that the first
 * call for all facts finds them read.
 */
export function* labelSteps(catalogue: Catalogue): Generator<void, void> {
  const index = regularIndex(catalogue);
  const labels = labelsOf(index);
  for (const place of index.listed.keys()) {
    labels.at(place);
    yield;
  }
}
