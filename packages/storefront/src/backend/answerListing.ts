import {
  fromQuery,
  maxAvoidIngredients,
  maxIngredientLetters,
  toQueryString,
  unknownQueryValues,
} from '../api/listingQuery.ts';
import { listingParameters } from '../api/listingParameters.ts';
import { defaultFilters, type Filters, isAvoiding } from '../catalogue/filterOptions.ts';
import { matchesFilters } from '../catalogue/listing.ts';
import { withoutAvoided } from './avoidance.ts';
import { cacheSeconds } from './cacheSeconds.ts';
import { type CatalogueIndex, orderByCents } from './catalogueIndex.ts';
import { withQuotes } from './makerQuotes.ts';
import { contradiction } from './contradiction.ts';
import { type Answer, json, problem } from './problem.ts';
import { searchDocuments } from './search.ts';
import { labelsOf } from './labels/labelIndex.ts';
import { lowestActivePrice } from './shelf.ts';

/** `avoidIngredient` may stand several times. */
const singleParameters = listingParameters.filter((name) => name !== 'avoidIngredient');

/** GET /api/products and GET /api/products/{category}. */
export function answerListing(
  index: CatalogueIndex,
  query: URLSearchParams,
  categorySlug?: string,
): Answer {
  const refusal =
    refuseRepeated(query, singleParameters) ?? refuseUnknownCategory(index, categorySlug);
  if (refusal !== null) return refusal;
  const [unknown] = query.size === 0 ? [] : unknownQueryValues(query);
  if (unknown !== undefined) return problem(400, unknownValueDetails[unknown]);
  const filters = { ...fromQuery(query), categorySlug };
  const isKnownBrand =
    filters.brandSlug === defaultFilters.brandSlug ||
    index.brands.some(({ slug }) => slug === filters.brandSlug);
  if (!isKnownBrand) return problem(400, 'La marca richiesta non esiste.');
  // What a visitor avoids stays in no browser's and no proxy's memory (docs/rules.md#avoid-privacy).
  const maxAge = isAvoiding(filters) ? 'never' : cacheSeconds.listings;
  return json(listProducts(index, filters), maxAge);
}

/** GET /api/brands: all brands, or those with a product in the category that the search finds. */
export function answerBrands(index: CatalogueIndex, query: URLSearchParams): Answer {
  const categorySlug = query.get('category')?.trim() || undefined;
  const refusal =
    refuseRepeated(query, ['category', 'search']) ?? refuseUnknownCategory(index, categorySlug);
  if (refusal !== null) return refusal;
  const searchQuery = query.get('search')?.trim() ?? '';
  if (categorySlug === undefined && searchQuery === '')
    return json(index.brands, cacheSeconds.brands);
  const places = placesInOrder(index, { ...defaultFilters, searchQuery, categorySlug });
  const present = new Set(places.map((place) => index.listed[place]?.brandSlug));
  return json(
    index.brands.filter(({ slug }) => present.has(slug)),
    cacheSeconds.brands,
  );
}

export function refuseUnknownCategory(
  index: CatalogueIndex,
  slug: string | undefined,
): Answer | null {
  const isKnown = slug === undefined || index.knownCategories.has(slug);
  return isKnown ? null : problem(404, 'La categoria richiesta non esiste.');
}

const unknownValueDetails: Readonly<Record<ReturnType<typeof unknownQueryValues>[number], string>> =
  {
    priceRange: 'La fascia di prezzo richiesta non esiste.',
    sortBy: 'L’ordinamento richiesto non esiste.',
    avoid: 'Uno degli allergeni da evitare non esiste.',
    avoidIngredient: `Gli ingredienti da evitare sono al massimo ${maxAvoidIngredients}, ciascuno con una lettera o una cifra e al massimo ${maxIngredientLetters} caratteri.`,
    traces: 'Il valore di traces non esiste.',
    store: 'Il negozio richiesto non esiste.',
  };

/** Two values for one filter leave open which one is meant. */
export function refuseRepeated(query: URLSearchParams, names: readonly string[]): Answer | null {
  if (query.size < 2) return null;
  const repeated = names.find((name) => query.getAll(name).length > 1);
  return repeated === undefined ? null : problem(400, `Il parametro ${repeated} è ripetuto.`);
}

type Products = CatalogueIndex['products'];

/** Unsearched lists come out as the same object each time, so a server can serialise them once. */
type KeptLists = { all: Map<string, Products>; avoiding: Map<string, Products> };
const keptLists = new WeakMap<CatalogueIndex, KeptLists>();

/** There are as many as somebody cares to ask for; the oldest goes. */
const maxAvoidingLists = 64;

function listProducts(index: CatalogueIndex, filters: Filters): Products {
  if (filters.searchQuery !== '') return collectProducts(index, filters);
  const kept = keptLists.get(index) ?? { all: new Map(), avoiding: new Map() };
  keptLists.set(index, kept);
  // Its address: what no query can ask for makes no other list.
  const key = `${filters.categorySlug ?? ''}${toQueryString(filters)}`;
  const lists = isAvoiding(filters) ? kept.avoiding : kept.all;
  const list = lists.get(key) ?? collectProducts(index, filters);
  lists.set(key, list);
  const [oldest] = kept.avoiding.keys();
  if (oldest !== undefined && kept.avoiding.size > maxAvoidingLists) kept.avoiding.delete(oldest);
  return list;
}

function collectProducts(index: CatalogueIndex, filters: Filters): Products {
  const places = placesInOrder(index, filters);
  const products = isAvoiding(filters)
    ? withoutAvoided(index, places, filters)
    : places.map((place) => index.products[place]).filter((product) => product !== undefined);
  return withQuotes(index, products, filters.searchQuery);
}

function placesInOrder(index: CatalogueIndex, filters: Filters): number[] {
  const { sortBy } = filters;
  const order = sortBy === 'protein-price' ? proteinOrder(index) : index.orders[sortBy];
  const isSearched = filters.searchQuery !== '';
  const found = isSearched ? searchDocuments(index.search, filters.searchQuery) : null;
  if (isSearched && found === null) return [];
  const isContradicted = contradiction(index, filters.searchQuery);
  const places: number[] = [];
  // A loop: `filter` of a typed array is several times slower.
  for (const place of order) {
    const product = index.listed[place];
    if (product === undefined || (found !== null && !found.has(place))) continue;
    if (matchesFilters(product, filters) && !isContradicted(place)) places.push(place);
  }
  return places;
}

const orders = new WeakMap<CatalogueIndex, Uint32Array>();

/**
 * All places by the lowest price of 100 g of protein among a product's sizes; those whose label does
 * not tell it last, and equal ones by name (docs/rules.md#sort-orders). It reads every label, so it is
 * worked out with the first list that is asked for in this order.
 */
function proteinOrder(index: CatalogueIndex): Uint32Array {
  const known = orders.get(index);
  if (known !== undefined) return known;
  const labels = labelsOf(index);
  const order = orderByCents(index.orders.name, (place) => {
    const facts = labels.at(place)?.factsOn(index.day);
    // Of what is bought for something else the label's protein tells nothing.
    return facts?.active?.key === 'protein' ? lowestActivePrice(facts) : null;
  });
  orders.set(index, order);
  return order;
}
