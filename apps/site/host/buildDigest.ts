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

/** Of every file's name and bytes. */
async function digestBuild(client: string, contents: string): Promise<string> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256').update(contents);
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`\n${relative(client, file).replaceAll(sep, '/')} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
