import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComparison, shellCopy } from '@vetta/storefront/backend';
import type { BuiltPages } from './builtPages.ts';

/**
 * The shell as the answer to `/prodotti?compare=a,b`: for those without script the products' names
 * and links, which are those of the built pages; undefined for any other query
 * (docs/rules.md#comparison).
 */
export function comparisonPage(
  query: string,
  { shellText, client, pages: { products } }: ComparisonSources,
): string | undefined {
  const comparison = readComparison(query);
  if (comparison === null) return undefined;
  const links = comparison.items.flatMap(({ slug }) => {
    const path = products.get(slug);
    return path === undefined ? [] : [linkTo(path, client)];
  });
  const list = links.length === 0 ? '' : `<ul>${links.join('')}</ul>`;
  return shellText
    .replace('<title>', `<title>${shellCopy.comparison} | `)
    .replace('<noscript>', `<noscript><h1>${shellCopy.comparison}</h1>`)
    .replace('</noscript>', () => `${list}</noscript>`)
    .replace('</head>', '<meta name="robots" content="noindex"></head>');
}

type ComparisonSources = {
  shellText: string;
  client: string;
  /** `products`: the canonical address of each bundled product, by slug. */
  pages: Pick<BuiltPages, 'products'>;
};

const links = new Map<string, string>();

/** The page's own title, which is markup already: 'Whey Isolate - Serac'. */
function linkTo(path: string, client: string): string {
  const known = links.get(client + path);
  if (known !== undefined) return known;
  const html = readFileSync(join(client, `${path.slice(1)}.html`), 'utf8');
  const title = /<title>([^<]*) \| [^<|]*<\/title>/.exec(html)?.[1] ?? path;
  const link = `<li><a href="${path}">${title}</a></li>`;
  links.set(client + path, link);
  return link;
}
