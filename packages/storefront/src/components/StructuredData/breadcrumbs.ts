import type { BreadcrumbList, Graph, Store, WebSite } from 'schema-dts';
import { company } from '../../content/company.ts';
import { paths } from '../../paths.ts';

/** A page on the way to another. */
export type Step = { name: string; path: string };

export const absolute = (path: string) => company.siteUrl + path;

export const graphOf = (...things: (WebSite | Store | BreadcrumbList)[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** A page without data of its own: where it stands below the home page. */
export function pageGraph(...steps: Step[]): Graph {
  return graphOf(breadcrumbs(steps));
}

/** Where a page stands: from the home page over its steps. */
export function breadcrumbs(steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      }),
    ),
  };
}
