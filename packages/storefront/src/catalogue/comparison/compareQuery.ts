import { type StoreId, storeIds } from '../../contract/storeIds.ts';
import { paths } from '../../paths.ts';
import { firstCompared, maxCompared } from './maxCompared.ts';

/** A column as the address names it; without flavour or size the product's first. */
export type ComparedItem = { slug: string; flavour?: string; size?: string };

export type ComparisonQuery = {
  items: readonly ComparedItem[];
  /** More products were named than a comparison holds; the first stay. */
  isTooMany: boolean;
};

const maxQueryLength = 4000;

/**
 * `?compare=a,b~Cacao~750 g`: slugs, each with the flavour and size that were chosen of it. Parts
 * are percent-encoded once more than the query is, so that a comma in a flavour stays one. null
 * where the address asks for no comparison; doubles and what cannot be read fall away
 * (docs/rules.md#comparison).
 */
export function readComparison(search: string): ComparisonQuery | null {
  const value = new URLSearchParams(search).get('compare');
  if (value === null) return null;
  const items = new Map<string, ComparedItem>();
  for (const entry of value.slice(0, maxQueryLength).split(',')) {
    const [slug = '', flavour = '', size = ''] = entry.split('~').map(decodePart);
    if (slug !== '' && !items.has(slug)) {
      items.set(slug, { slug, ...(flavour && { flavour }), ...(size && { size }) });
    }
  }
  return { items: firstCompared(items.values()), isTooMany: items.size > maxCompared };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    return '';
  }
}

/** The value of `compare`, ready to stand in an address. */
export function comparisonQuery(items: readonly ComparedItem[]): string {
  return items.map(entryOf).join(',');
}

function entryOf({ slug, flavour = '', size = '' }: ComparedItem): string {
  const parts = size === '' ? (flavour === '' ? [slug] : [slug, flavour]) : [slug, flavour, size];
  return parts.map(encodePart).join('~');
}

/** Encoded twice only where a separator, or what looks like an encoding, stands in it. */
function encodePart(part: string): string {
  const safe = part.replaceAll(/[%,~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return encodeURIComponent(safe);
}

/** /prodotti?compare=a,b; the shop of the list that it is opened from goes along. */
export function comparisonLink(slugs: readonly string[], search = ''): string {
  const query = comparisonQuery(slugs.map((slug) => ({ slug })));
  return `${paths.catalogue}?compare=${query}${storeSuffix(search)}`;
}

/** The shop that an address names (docs/rules.md#shop-filter). */
export function chosenStore(search: string): StoreId | null {
  const named = new URLSearchParams(search).get('store');
  return storeIds.find((id) => String(id) === named) ?? null;
}

/** '&store=2', or '' */
export function storeSuffix(search: string): string {
  const id = chosenStore(search);
  return id === null ? '' : `&store=${id}`;
}
