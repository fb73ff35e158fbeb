/** Id of the script element that carries a built page's data (decisions §6). */
export const pageDataId = 'storefront-data';

/** The data that the page was built with, by request path; none on a page that the browser fills. */
export function readPageData(page: Document): Record<string, unknown> {
  const text = page.getElementById(pageDataId)?.textContent;
  if (!text) return {};
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
