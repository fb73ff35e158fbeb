import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { forEachConcurrently } from '../pictures/forEachConcurrently.ts';

/** Pairs in the file: what a catalogue names is no key of an object. */
const pairs = <Value>(value: v.GenericSchema<Value>) =>
  v.pipe(
    v.array(v.tuple([v.string(), value])),
    v.transform((list): ReadonlyMap<string, Value> => new Map(list)),
  );

const texts = v.pipe(v.array(v.string()), v.readonly());

const schema = v.object({
  /** What turbo names the sources of the build by; empty where it was made without it. */
  inputs: v.string(),
  /** The addresses that stand as files of their own. */
  pages: v.pipe(
    v.array(v.string()),
    v.transform((list): ReadonlySet<string> => new Set(list)),
  ),
  /** The canonical address of each bundled product, by slug or id. */
  products: pairs(v.string()),
  inlineHashes: v.object({ scripts: texts, styles: texts }),
  /** Paths in `client`, and what is in them. What else lies there is left from another build. */
  files: pairs(v.string()),
  /** Pictures whose sizes are not among the files yet, by address: the host makes them when asked. */
  pending: pairs(v.object({ hash: v.string(), width: v.number(), hasCard: v.boolean() })),
});

/** What the build has written, as far as the host has to know it: `pages.json`. */
export type BuiltPages = v.InferOutput<typeof schema> & {
  /** Names the build: of the text of `pages.json`, which names every file by its contents. */
  digest: string;
};

export function readBuiltPages(folder: string): BuiltPages {
  const text = readFileSync(join(folder, 'pages.json'), 'utf8');
  return { ...v.parse(schema, JSON.parse(text)), digest: digestOf(text).slice(0, 32) };
}

/** Rejects with what is missing, or is not what `pages.json` was written for. */
export async function assertWhole(folder: string, { files, pages }: BuiltPages): Promise<void> {
  for (const page of ['/shell', '/404', ...pages]) {
    if (!files.has(fileOfPage(page))) throw new Error(`it has no file for the page ${page}`);
  }
  await forEachConcurrently([...files], filesAtOnce, async ([name, digest]) => {
    const bytes = await readFile(join(folder, 'client', name));
    if (digestOf(bytes) !== digest) throw new Error(`${name} is not what was built`);
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
export const filesAtOnce = 16;

export const digestOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 40);
