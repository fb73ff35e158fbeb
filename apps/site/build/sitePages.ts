import { categories, maxSlugLength, productPages, type Catalogue } from '@vetta/storefront/backend';
import { paths, patterns } from '@vetta/storefront/paths';

/** The pages of a catalogue. */
export function sitePages(catalogue: Catalogue) {
  const products = new Map<string, string>();
  for (const { path, names } of productPages(catalogue)) {
    // A slug is unique: where a catalogue has one twice, the API knows the first.
    for (const name of names) if (!products.has(name)) products.set(name, path);
  }
  return {
    /** Every address of the route table and of each bundled product. */
    paths: [
      ...Object.values(patterns).filter((pattern) => !pattern.includes(':')),
      ...categories.flatMap(({ slug }) => [paths.category(slug), paths.groupedVariants(slug)]),
      ...new Set(products.values()),
    ],
    /** The canonical address of each product, by slug and by id. */
    products,
  };
}

/**
 * Whether a page can stand as a file; one whose address cannot is left to the browser. What a slug may
 * measure fits a name on a disk, with `.html.br` behind it.
 */
export const canBeFile = (path: string): boolean =>
  /^(?:\/[\w.~-]+)*\/?$/.test(path) &&
  path.split('/').every((part) => part.length <= maxSlugLength);
/** `sitemap.xml` of all pages, given as paths. */
export function sitemap(siteUrl: string, pages: readonly string[]): string {
  const urls = pages.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
