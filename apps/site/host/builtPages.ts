import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { InlineHashes } from './siteHeaders.ts';

const schema = v.object({
  /** The addresses that stand as files of their own. */
  pages: v.array(v.string()),
  /** The canonical address of each bundled product, by slug or id. */
  products: v.record(v.string(), v.string()),
  inlineHashes: v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
});

/** What the build has written, as far as the host has to know it: `dist/pages.json`. */
export type BuiltPages = {
  pages: ReadonlySet<string>;
  products: ReadonlyMap<string, string>;
  inlineHashes: InlineHashes;
};

export function readBuiltPages(file: URL): BuiltPages {
  const { pages, products, inlineHashes } = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  return { pages: new Set(pages), products: new Map(Object.entries(products)), inlineHashes };
}
