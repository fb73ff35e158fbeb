import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { InlineHashes } from './siteHeaders.ts';

const contents = {
  /** The addresses that stand as files of their own. */
  pages: v.array(v.string()),
  /** The canonical address of each bundled product, by slug or id. */
  products: v.record(v.string(), v.string()),
  inlineHashes: v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
  /** Paths in `client`, sorted. What else lies there is left from another build. */
  files: v.array(v.string()),
};
const schema = v.object({
  /** Names the build by what is in it (`buildDigest.ts`). */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  ...contents,
});

/** What the build has written, as far as the host has to know it: `pages.json`. */
export type BuiltPages = {
  digest: string;
  pages: ReadonlySet<string>;
  products: ReadonlyMap<string, string>;
  inlineHashes: InlineHashes;
  files: readonly string[];
};

export function readBuiltPages(file: URL): BuiltPages {
  const { digest, pages, products, inlineHashes, files } = v.parse(
    schema,
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return {
    digest,
    pages: new Set(pages),
    products: new Map(Object.entries(products)),
    inlineHashes,
    files,
  };
}
