import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip } from 'node:zlib';
import { listFiles } from '../host/builtPages.ts';
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
  const files = (await listFiles(folder)).filter((name) => textFile.test(name));
  await forEachConcurrently(files, zlibThreads, async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < minBytes) return;
    const packed = await Promise.all(
      brotliOptions(bytes, isPage(file) ? pageQuality : bestQuality).map((options) =>
        promisify(brotliCompress)(bytes, options),
      ),
    );
    await writeFile(`${file}.br`, shortest(packed));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
}

const isPage = (file: string) => file.endsWith('.html');

/** What is sent of a script or a style sheet. */
export function packedLength(text: string): number {
  const bytes = Buffer.from(text);
  const packed = brotliOptions(bytes).map((options) => brotliCompressSync(bytes, options));
  return shortest(packed).length;
}

/**
 * The ways to pack a text: where its blocks end moves a long script's size by up to 150 bytes either way.
 * A page is one block of the largest.
 */
function brotliOptions(bytes: Uint8Array, quality = bestQuality): readonly BrotliOptions[] {
  const largestBlock = 24;
  const usualBlock = 0;
  return (quality === pageQuality ? [largestBlock] : [largestBlock, usualBlock]).map((block) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
    },
  }));
}

const shortest = (texts: readonly Buffer[]) =>
  texts.reduce((short, text) => (text.length < short.length ? text : short));
