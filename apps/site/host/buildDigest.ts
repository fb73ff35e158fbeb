import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltPages } from './builtPages.ts';

/** Writes `pages.json`, the last file of a build: a folder without it is no build. */
export async function writeBuiltPages(
  folder: string,
  { pages, products, inlineHashes }: Omit<BuiltPages, 'digest'>,
): Promise<void> {
  const contents = { pages: [...pages], products: Object.fromEntries(products), inlineHashes };
  const digest = await digestBuild(join(folder, 'client'), JSON.stringify(contents));
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ digest, ...contents }));
}

/** Whether the files of a build are those that its `pages.json` was written for. */
export async function isWholeBuild(
  folder: string,
  { digest, pages, products, inlineHashes }: BuiltPages,
): Promise<boolean> {
  const contents = { pages: [...pages], products: Object.fromEntries(products), inlineHashes };
  return digest === (await digestBuild(join(folder, 'client'), JSON.stringify(contents)));
}

/** Files are small: one after the other would wait for the disk most of the time. */
const readAtOnce = 16;

/** Of every file's name and bytes. */
async function digestBuild(client: string, contents: string): Promise<string> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256').update(contents);
  for (let start = 0; start < files.length; start += readAtOnce) {
    const group = files.slice(start, start + readAtOnce);
    const contentsOf = await Promise.all(group.map((file) => readFile(file)));
    for (const [index, file] of group.entries()) {
      const bytes = contentsOf[index] ?? Buffer.alloc(0);
      const name = relative(client, file).replaceAll(sep, '/');
      hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
