import { type ImageManifest, parseImageManifest } from '@vetta/storefront/pictures';

/** Id of the script element that carries a built page's data (docs/rules.md#prerendered-data). */
export const pageDataId = 'storefront-data';
/** Id of the one with the sizes of its pictures. */
export const pagePicturesId = 'storefront-pictures';

/** The data that the page was built with, by request path; none on a page that the browser fills. */
export function readPageData(page: Document): Record<string, unknown> {
  const data = readJson(page, pageDataId);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** The sizes of the pictures that the page was built with. */
export function readPagePictures(page: Document): ImageManifest {
  const lines = readJson(page, pagePicturesId);
  return parseImageManifest(typeof lines === 'string' ? lines : '');
}

function readJson(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
