import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The styles of a page as one text, to stand within it: no request of its own comes between the
 * page and its first view. Files as addresses, in the order in which they are to be read.
 */
export function pageStyles(client: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(join(client, file), 'utf8').trim());
  const text = texts.join('\n');
  // `</style` is the only thing that could end the element.
  if (/<\/style/i.test(text)) throw new Error(`A style sheet holds "</style": ${files.join(' ')}`);
  return text;
}

/** `sha256-…`, as a Content-Security-Policy names a style within a page. */
export function styleHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
