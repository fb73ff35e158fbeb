/**
 * A built page holds the list without any filter. Where its address names what is avoided, this
 * attribute of the document keeps that list out of sight until it has been checked
 * (docs/rules.md#avoid-check).
 */
export const uncheckedAttribute = 'data-unchecked';

/** Runs before the page is painted, from its head. */
export const uncheckedScript = `if(/avoid/i.test(location.search))document.documentElement.setAttribute("${uncheckedAttribute}","")`;
