import { categories } from '@vetta/storefront/backend';
import { matchPath } from '@vetta/storefront/paths';
import type { BuiltPages } from './builtPages.ts';

/** What the host sends for a path: a file of the build, or the empty shell that the browser fills. */
export type HostResponse =
  /** `to` is a path: the request's query follows it. */
  | { kind: 'redirect'; to: string }
  | { kind: 'page' }
  | { kind: 'shell'; status: 200 | 404 }
  /** A file, if there is one by this name; otherwise the not-found page. */
  | { kind: 'file' };

const knownCategories: ReadonlySet<string> = new Set(categories.map(({ slug }) => slug));

/** Decides by the storefront's own table of paths (docs/rules.md#host-statuses). */
export function chooseResponse(pathname: string, { pages, products }: BuiltPages): HostResponse {
  // Built pages stand at their canonical addresses.
  if (pages.has(pathname)) return { kind: 'page' };
  const match = matchPath(pathname);
  switch (match.kind) {
    case 'notFound':
      return { kind: 'file' };
    case 'redirect':
      return { kind: 'redirect', to: match.to };
    case 'redirectToProduct': {
      // A product that is newer than the build is led on by the browser.
      const to = products.get(match.slug);
      return to === undefined ? { kind: 'shell', status: 200 } : { kind: 'redirect', to };
    }
    case 'screen': {
      const { category, slug } = match.params;
      if (category !== undefined && !knownCategories.has(category)) {
        return { kind: 'shell', status: 404 };
      }
      const canonical = slug === undefined ? undefined : products.get(slug);
      if (canonical !== undefined && canonical !== pathname) {
        return { kind: 'redirect', to: canonical };
      }
      return { kind: 'shell', status: 200 };
    }
  }
}
