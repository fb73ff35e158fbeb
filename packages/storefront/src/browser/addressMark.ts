/**
 * A page is built without what its address says behind the path, and the scripts that know it come after
 * the first view. Until then the names of the address's parameters stand on the document, before it is
 * painted: styles keep out of sight what they will change, and leave the room of what they will add, so
 * that nothing moves (docs/rules.md#first-view-of-an-address).
 */
export const addressAttribute = 'data-address';

/**
 * Runs before the page is painted, from its head. A link that was changed on its way may say in many
 * ways that something is to be avoided (docs/rules.md#changed-links).
 */
export const addressScript = `{const s=location.search;document.documentElement.setAttribute("${addressAttribute}",[...new URLSearchParams(s.replaceAll("amp;","")).keys()].join(" ")+(/avoid/i.test(s+location.hash)?" avoid":""))}`;

/** Selects the document whose address has one of these parameters, and is not drawn yet. */
export const addressWith = (...names: readonly string[]): string =>
  `:is(${names.map((name) => `[${addressAttribute}~="${name}" i]`).join()})`;
