import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachConcurrently } from '../pictures/forEachConcurrently.ts';

/** As many files are packed at a time as zlib has threads. */
const zlibThreads = 4;

const textFile = /\.(html|js|css|svg|json|xml|txt|tsv|webmanifest)$/;

/** A smaller file does not get smaller. Several small scripts that come together save a packet. */
const minBytes = 200;

/**
 * Pages are many and change with each build; scripts and styles are few and kept for a year. A page gets
 * 5 % smaller than by 9, which brings the home page into the first round trip (docs/decisions/0015-byte-budgets.md).
 */
const pageQuality = 10;
const bestQuality = 11;

/** Puts a `.br` and a `.gz` beside each text file of a folder, so that serving needs no packing. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await forEachConcurrently(files, zlibThreads, async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < minBytes) return;
    const quality = file.endsWith('.html') ? pageQuality : bestQuality;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The largest block: a long script compresses a little better as one.
      [constants.BROTLI_PARAM_LGBLOCK]: 24,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
}
