/** Whether the shop shows a catalogue of the retailer's own: the site's build replaces it, servers set it. */
declare const OWN_CATALOGUE: boolean | undefined;

/**
 * What stands here by slug (variants, labels, ingredients, pictures) describes the bundled products.
 * A retailer's product may carry one of these slugs, and must never show another's label or price.
 */
export function hasFixedData(): boolean {
  return typeof OWN_CATALOGUE === 'undefined' || !OWN_CATALOGUE;
}

/** For servers, which learn when they start whether they serve a retailer's own catalogue. */
export function setOwnCatalogue(isOwn: boolean): void {
  Reflect.set(globalThis, 'OWN_CATALOGUE', isOwn);
}

/** What a table holds for a slug. */
export function fixedDataOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  slug: string,
): Entry | undefined {
  return hasFixedData() && Object.hasOwn(table, slug) ? table[slug] : undefined;
}
