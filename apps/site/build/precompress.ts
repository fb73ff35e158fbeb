import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(html|js|css|svg|json|xml|txt|tsv|webmanifest)$/;

/** Below this many bytes a packed file saves no packet. */
const minBytes = 1024;

/** Pages are many and change with each build; scripts and styles are few and kept for a year. */
const pageQuality = 9;
const bestQuality = 11;

/** Puts a `.br` and a `.gz` beside each text file of a folder, so that serving needs no packing. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await forEachConcurrently(files, async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < minBytes) return;
    const quality = file.endsWith('.html') ? pageQuality : bestQuality;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The largest block: a long script packs a little better as one.
      [constants.BROTLI_PARAM_LGBLOCK]: 24,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
}

/** A few at a time: as many as zlib's threads can pack. */
async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
