import { isWordCode } from './fold.ts';

const escapedBreak = /^(?:\\r)?\\(?:n|[rt](?![a-zà-ù]))/;

/** What a backslash and the characters behind it are read as, and where they end. */
export type Escape = { readonly text: string; readonly end: number };

/** `\\n` that was escaped once too often, or Markdown's '\\*'; null where a backslash is itself. */
export function readEscape(raw: string, at: number, end: number): Escape | null {
  const next = raw.charAt(at + 1);
  if (at + 1 < end && '*_#'.includes(next)) return { text: next, end: at + 2 };
  const match = escapedBreak.exec(raw.slice(at, Math.min(end, at + 6)));
  if (!match) return null;
  const stop = at + match[0].length;
  // 'C:\\note' is a path, 'acqua\\nsale' two lines.
  const isBehindText = isWordCode(raw.charCodeAt(at - 1)) || '.,;)%'.includes(raw.charAt(at - 1));
  if (isWordCode(raw.charCodeAt(stop)) && !isBehindText) return null;
  return { text: match[0].endsWith('t') ? '\t' : '\n', end: stop };
}
