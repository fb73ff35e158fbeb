/**
 * A built page holds the list without any filter. Where its address names what is avoided, this
 * attribute of the document keeps that list out of sight until it has been checked
 * (docs/rules.md#avoid-check).
 */
export const uncheckedAttribute = 'data-unchecked';

/** Runs before the page is painted, from its head. */
export const uncheckedScript = `{const q=new URLSearchParams(location.search);if(q.has("avoid")||q.has("avoidIngredient"))document.documentElement.setAttribute("${uncheckedAttribute}","")}`;
