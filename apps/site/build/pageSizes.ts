import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { digestLength } from './chunks.ts';
import { packedLength } from './precompress.ts';

export const kinds = ['html', 'script', 'style', 'font'] as const;

/** Bytes of one page's first load, compressed as they are sent; of scripts as {@link scriptSize} says. */
export type PageWeight = Record<(typeof kinds)[number], number>;

/**
 * What a built page names: its scripts (the first within it, and those that it fetches), the styles within it and its fonts.
 * What comes later (suggestions, labels, the next page) is no part of it. `page`: its file in `client`.
 */
export function pageWeight(client: string, page: string): PageWeight {
  const html = readFileSync(join(client, page), 'utf8');
  const files = new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)].flatMap(
      // A disabled link is never followed.
      ([tag, file]) => (file === undefined || / disabled\b/.test(tag) ? [] : file),
    ),
  );
  for (const [, names = ''] of html.matchAll(/ data-modules="([^"]*)"/g)) {
    for (const name of names.split(' ')) files.add(name);
  }
  const sum = (ending: RegExp) =>
    [...files]
      .filter((file) => ending.test(file))
      .reduce((total, file) => total + transferSize(join(client, file)), 0);
  const begin = / data-modules="[^"]*">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
  return {
    html: transferSize(join(client, page)),
    script: sum(/\.js$/) + (begin === '' ? 0 : compressedLength(begin)),
    style: compressedLength(styles.join('')) + sum(/\.css$/),
    font: sum(/\.woff2$/),
  };
}

/** Pages of one screen carry the same styles, and all the same first script. */
const known = new Map<string, number>();

function compressedLength(text: string): number {
  const length = known.get(text) ?? packedLength(text);
  known.set(text, length);
  return length;
}

function transferSize(file: string): number {
  if (file.endsWith('.js')) return scriptSize(readFileSync(file, 'utf8'));
  if (file.endsWith('.woff2')) return readFileSync(file).length;
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

const chunkName = new RegExp(`([\\w-]+)-[\\w-]{${digestLength}}(?=\\.(?:js|css)\\b)`, 'g');

/**
 * A script names other chunks with a digest of their content, so that a change anywhere moves its
 * compressed size by up to 70 bytes. Here each digest is that of the chunk's name alone: of the same
 * length and as hard to compress, and the size changes with the script's own text only.
 */
function scriptSize(text: string): number {
  return compressedLength(
    text.replace(chunkName, (_, name: string) => {
      const digest = createHash('sha256').update(name).digest('base64url');
      return `${name}-${digest.slice(0, digestLength)}`;
    }),
  );
}

const importedFile = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/**
 * Bytes of script that a part of a page adds when it is first shown: its chunk, named as its source
 * is, and what that imports, without what is there already. `shown`: pages or parts before it.
 */
export function addedScript(client: string, page: string, part: string, shown: string[]): number {
  const assets = join(client, 'assets');
  const html = readFileSync(join(client, page), 'utf8');
  const seen = new Set<string>();
  const collect = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const text = readFileSync(join(assets, file), 'utf8');
    return [file, ...[...text.matchAll(importedFile)].flatMap(([, name = '']) => collect(name))];
  };
  for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+\.js)/g)) collect(name);
  for (const other of shown) collect(chunkOf(assets, other));
  const added = collect(chunkOf(assets, part));
  return added.reduce((sum, file) => sum + transferSize(join(assets, file)), 0);
}

function chunkOf(assets: string, name: string): string {
  const file = readdirSync(assets).find((candidate) =>
    new RegExp(`^${name}-[\\w-]{${digestLength}}\\.js$`).test(candidate),
  );
  if (file === undefined) throw new Error(`No chunk is named ${name}.`);
  return file;
}
