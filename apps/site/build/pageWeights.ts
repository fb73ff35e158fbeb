import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const kinds = ['html', 'script', 'style', 'font'] as const;

/** Bytes of one page's first load as they travel, packed with brotli. */
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
      .reduce((total, file) => total + travelling(join(client, file)), 0);
  const begin = / data-modules="[^"]*">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
  return {
    html: travelling(join(client, page)),
    script: sum(/\.js$/) + (begin === '' ? 0 : packed(begin)),
    style: packed(styles.join('')) + sum(/\.css$/),
    font: sum(/\.woff2$/),
  };
}

/** Pages of one screen carry the same styles, and all the same first script. */
const known = new Map<string, number>();

function packed(text: string): number {
  const bytes = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, bytes);
  return bytes;
}

function travelling(file: string): number {
  if (file.endsWith('.woff2')) return readFileSync(file).length;
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}
