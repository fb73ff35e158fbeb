import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineText } from './inlineText.ts';

/**
 * The styles of a page as one text, to stand within it: no request of its own comes between the
 * page and its first view. Files as addresses, in the order in which they are to be read.
 */
export function pageStyles(client: string, files: readonly string[]): string {
  const texts = files.map((file) => readFileSync(join(client, file), 'utf8').trim());
  const text = texts.join('\n');
  return inlineText(text, 'style');
}
