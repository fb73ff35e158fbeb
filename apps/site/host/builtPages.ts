import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import type { PendingPictures } from '../pictures/pendingPictures.ts';
import type { InlineHashes } from './siteHeaders.ts';

const pendingPicture = v.object({ hash: v.string(), width: v.number(), hasCard: v.boolean() });

/** Pairs: what a catalogue names is no key of an object. */
const schema = v.object({
  /** What turbo names the sources of the build by; empty where it was made without it. */
  inputs: v.string(),
  pages: v.array(v.string()),
  products: v.array(v.tuple([v.string(), v.string()])),
  inlineHashes: v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
  files: v.array(v.tuple([v.string(), v.string()])),
  pending: v.array(v.tuple([v.string(), pendingPicture])),
});

/** What the build has written, as far as the host has to know it: `pages.json`. */
export type BuiltPages = {
  /** Names the build: of the text of `pages.json`, which names every file by its contents. */
  digest: string;
  /** The addresses that stand as files of their own. */
  pages: ReadonlySet<string>;
  /** The canonical address of each bundled product, by slug or id. */
  products: ReadonlyMap<string, string>;
  inlineHashes: InlineHashes;
  /** Paths in `client`, and what is in them. What else lies there is left from another build. */
  files: ReadonlyMap<string, string>;
  /** Pictures whose sizes are not among the files yet, by address: the host makes them when asked. */
  pending: PendingPictures;
  inputs: string;
};

export function readBuiltPages(folder: string): BuiltPages {
  const text = readFileSync(join(folder, 'pages.json'), 'utf8');
  const { pages, products, files, pending, ...rest } = v.parse(schema, JSON.parse(text));
  return {
    ...rest,
    digest: digestOf(text).slice(0, 32),
    pages: new Set(pages),
    products: new Map(products),
    files: new Map(files),
    pending: new Map(pending),
  };
}

/** As `readBuiltPages`; null where there is no build. */
export function findBuiltPages(folder: string): BuiltPages | null {
  try {
    return readBuiltPages(folder);
  } catch {
    return null;
  }
}

/** Rejects with what is missing, or is not what `pages.json` was written for. */
export async function assertWhole(folder: string, { files, pages }: BuiltPages): Promise<void> {
  for (const page of ['/shell', '/404', ...pages]) {
    if (!files.has(fileOfPage(page))) throw new Error(`it has no file for the page ${page}`);
  }
  await forEachFile(join(folder, 'client'), [...files.keys()], (name, bytes) => {
    if (digestOf(bytes) !== files.get(name)) throw new Error(`${name} is not what was built`);
  });
}

/** Paths of all files in a folder. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

export const fileOfPage = (page: string): string =>
  page === '/' ? 'index.html' : `${page.slice(1)}.html`;

/** Files are small: one after the other would wait for the disk most of the time. */
const readAtOnce = 16;

export async function forEachFile(
  client: string,
  names: readonly string[],
  look: (name: string, bytes: Buffer) => void,
): Promise<void> {
  for (let start = 0; start < names.length; start += readAtOnce) {
    const group = names.slice(start, start + readAtOnce);
    const read = await Promise.all(group.map((name) => readFile(join(client, name))));
    group.forEach((name, at) => look(name, read[at] ?? Buffer.alloc(0)));
  }
}

export const digestOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 40);
