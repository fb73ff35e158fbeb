import { categories } from '@vetta/storefront/backend';
import { legacyCategorySlugs, redirects } from '@vetta/storefront/paths';
import { caching, type InlineHashes, siteHeaders, tlsHeaders } from '../host/siteHeaders.ts';

/** `_headers`, as Netlify and Cloudflare Pages read it: the table of `host/siteHeaders.ts`. */
export function headersFile(inlineHashes: InlineHashes): string {
  const allFiles = { ...siteHeaders(inlineHashes), ...tlsHeaders };
  return [
    section('/*', allFiles),
    // No rule of these meets another that names the header: both would be sent.
    ...caching.map(({ prefix, value }) => section(`${prefix}*`, { 'Cache-Control': value })),
  ].join('\n');
}

function section(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

export type PermanentRedirect = { from: string; to: string };

/**
 * Every 301 as plain addresses and `:placeholders`, the special before the general. `products` are
 * the canonical addresses by slug and id.
 */
export function permanentRedirects(
  products: ReadonlyMap<string, string>,
): readonly PermanentRedirect[] {
  const names = [...products].map(([name, path]) => [encodeURIComponent(name), path] as const);
  return [
    ...names.map(([name, to]) => ({ from: `/product/${name}`, to })),
    // An id in the place of the slug.
    ...names.flatMap(([name, to]) => {
      const from = to.replace(/[^/]+$/, name);
      return from === to ? [] : [{ from, to }];
    }),
    ...Object.entries(legacyCategorySlugs).map(([legacy, current]) => ({
      from: `/products/${legacy}`,
      to: `/prodotti/${current}`,
    })),
    ...redirects.flatMap(({ from, to }) => (to === null ? [] : { from, to })),
  ];
}

/** Addresses that the shell answers: products newer than the build. */
export const shellPaths: readonly string[] = [
  '/product/:slug',
  ...categories.map(({ slug }) => `/prodotti/${slug}/:slug`),
];

/** `_redirects`, for the same hosts. A file that is there comes before a rule that answers 200. */
export function redirectsFile(products: ReadonlyMap<string, string>, apiOrigin: URL): string {
  const lines = [
    `/api/* ${apiOrigin.origin}/api/:splat 200`,
    ...permanentRedirects(products).map(({ from, to }) => `${from} ${to} 301`),
    ...shellPaths.map((path) => `${path} /shell 200`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
