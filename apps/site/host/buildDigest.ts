import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltPages } from './builtPages.ts';

/** Writes `pages.json`, the last file of a build: a folder without it is no build. */
export async function writeBuiltPages(
  folder: string,
  { inputs, ...built }: Omit<BuiltPages, 'digest' | 'files'>,
): Promise<void> {
  const client = join(folder, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
  const contents = contentsOf({ ...built, files });
  const digest = await digestBuild(client, files, JSON.stringify(contents));
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ digest, inputs, ...contents }));
}

/** Whether the files of a build are those that its `pages.json` was written for. */
export async function isWholeBuild(folder: string, built: BuiltPages): Promise<boolean> {
  const contents = JSON.stringify(contentsOf(built));
  try {
    return built.digest === (await digestBuild(join(folder, 'client'), built.files, contents));
  } catch {
    // One of them is not there.
    return false;
  }
}

const contentsOf = ({
  pages,
  products,
  inlineHashes,
  files,
  pending,
}: Omit<BuiltPages, 'digest' | 'inputs'>) => ({
  pages: [...pages],
  products: Object.fromEntries(products),
  inlineHashes,
  files,
  pending: Object.fromEntries(pending),
});

/** Files are small: one after the other would wait for the disk most of the time. */
const readAtOnce = 16;

/** Of every file's name and bytes. */
async function digestBuild(
  client: string,
  files: readonly string[],
  contents: string,
): Promise<string> {
  const hash = createHash('sha256').update(contents);
  for (let start = 0; start < files.length; start += readAtOnce) {
    const group = files.slice(start, start + readAtOnce);
    const read = await Promise.all(group.map((name) => readFile(join(client, name))));
    for (const [index, name] of group.entries()) {
      const bytes = read[index] ?? Buffer.alloc(0);
      hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
