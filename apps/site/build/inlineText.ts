import { createHash } from 'node:crypto';

/** A text that may stand within its element. Throws where it holds what would end it, or begin a comment. */
export function inlineText(text: string, element: 'script' | 'style'): string {
  const end = new RegExp(`</${element}|<!--`, 'i').exec(text)?.[0];
  if (end !== undefined) throw new Error(`A ${element} for within the pages holds "${end}".`);
  return text;
}

/** `sha256-…`, as a Content-Security-Policy names what stands within a page. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
