import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { InlineHashes } from './siteHeaders.ts';

const pendingPicture = v.object({ hash: v.string(), width: v.number(), hasCard: v.boolean() });

const contents = {
  /** The addresses that stand as files of their own. */
  pages: v.array(v.string()),
  /** The canonical address of each bundled product, by slug or id. */
  products: v.record(v.string(), v.string()),
  inlineHashes: v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
  /** Paths in `client`, sorted. What else lies there is left from another build. */
  files: v.array(v.string()),
  /** Pictures whose sizes are not among the files yet, by address: the host makes them when asked. */
  pending: v.optional(v.record(v.string(), pendingPicture), {}),
};
const schema = v.object({
  /** What turbo names the sources of the build by; empty where it was made without it. */
  inputs: v.optional(v.string(), ''),
  /** Names the build by what is in it (`buildDigest.ts`). */
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  ...contents,
});

/** `hash` and `width` of the picture; `hasCard`: with a picture for shared links. */
export type PendingPicture = v.InferOutput<typeof pendingPicture>;
export type PendingPictures = ReadonlyMap<string, PendingPicture>;

/** What the build has written, as far as the host has to know it: `pages.json`. */
export type BuiltPages = {
  digest: string;
  pages: ReadonlySet<string>;
  products: ReadonlyMap<string, string>;
  inlineHashes: InlineHashes;
  files: readonly string[];
  pending: PendingPictures;
  inputs: string;
};

export function readBuiltPages(file: URL): BuiltPages {
  const { pages, products, pending, ...rest } = v.parse(
    schema,
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return {
    ...rest,
    pages: new Set(pages),
    products: new Map(Object.entries(products)),
    pending: new Map(Object.entries(pending)),
  };
}
