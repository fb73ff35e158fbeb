/**
 * A page is built without what its address says behind the path, and the scripts that know it come after
 * the first view. Until then the names of the address's parameters stand on the document, before it is
 * painted: styles keep out of sight what they will change, and leave the room of what they will add, so
 * that nothing moves (docs/rules.md#first-view-of-an-address).
 */
export const addressAttribute = 'data-address';

/** Runs before the page is painted, from its head. A link that went through HTML twice has `&amp;`. */
export const addressScript = `document.documentElement.setAttribute("${addressAttribute}",[...new URLSearchParams(location.search.replaceAll("amp;","")).keys()].join(" "))`;

/** Selects the document whose address has one of these parameters, and is not drawn yet. */
export const addressWith = (...names: readonly string[]): string =>
  `:is(${names.map((name) => `[${addressAttribute}~="${name}"]`).join()})`;
