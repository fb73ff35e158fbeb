import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComparison, shellCopy } from '@vetta/storefront/backend';

type ComparisonSources = {
  shellText: string;
  /** The folder of the built pages. */
  client: string;
  /** The canonical address of each bundled product, by slug. */
  products: ReadonlyMap<string, string>;
};

/**
 * The shell as the answer to `/prodotti?compare=a,b`: for those without script the products' names
 * and links, which are those of the built pages; undefined for any other query
 * (docs/rules.md#comparison).
 */
export function openComparison({
  shellText,
  client,
  products,
}: ComparisonSources): (query: string) => string | undefined {
  const links = new Map<string, string>();
  const linkTo = (path: string) => {
    const link = links.get(path) ?? `<li><a href="${path}">${titleOf(client, path)}</a></li>`;
    links.set(path, link);
    return link;
  };
  return (query) => {
    const comparison = readComparison(query);
    if (comparison === null) return undefined;
    const named = comparison.items.flatMap(({ slug }) => {
      const path = products.get(slug);
      return path === undefined ? [] : [linkTo(path)];
    });
    const list = named.length === 0 ? '' : `<ul>${named.join('')}</ul>`;
    return shellText
      .replace('<title>', `<title>${shellCopy.comparison} | `)
      .replace('<noscript>', `<noscript><h1>${shellCopy.comparison}</h1>`)
      .replace('</noscript>', () => `${list}</noscript>`);
  };
}

/** The page's own title, which is markup already: 'Whey Isolate - Serac'. */
function titleOf(client: string, path: string): string {
  try {
    const html = readFileSync(join(client, `${path.slice(1)}.html`), 'utf8');
    return /<title>([^<]*) \| [^<|]*<\/title>/.exec(html)?.[1] ?? path;
  } catch {
    // A page that is gone from the disk must not end the host.
    return path;
  }
}
