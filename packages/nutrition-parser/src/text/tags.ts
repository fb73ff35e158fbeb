import { isStructural, tagText } from './characters.ts';
import { groupOf, isLetter } from './chars.ts';
import { maxInputLength } from './limits.ts';

export type Tag = { name: string; closes: boolean; text: string; end: number };

/** Attributes longer than this are no tag of a label; the bound keeps `<b<b<b…` linear. */
const maxTag = 4000;
const maxComment = 300;
const maxName = 40;

/** Characters in which the end of a custom element is looked for. */
const reach = 1000;

/**
 * What a tag leaves in the text. A custom element, which has a hyphen in its name, is told by its
 * attributes or its end: in 'farina di <latte-siero>' the brackets are emphasis.
 */
function textFor(name: string, closes: boolean, behind: string): string | null {
  const text = tagText(name);
  if (text !== null || !name.includes('-')) return text;
  const stop = behind.indexOf('>');
  const hasAttributes = stop >= 0 && behind.slice(0, stop).includes('=');
  return closes || hasAttributes || behind.toLowerCase().includes(`/${name}`) ? '\n' : null;
}

/**
 * The tag at a `<`, with the text that stands for it between tags; null for `<0,1 g` and for any
 * name that is no HTML element. A comment is a tag without text.
 */
export function readTag(raw: string, at: number, end: number): Tag | null {
  const closes = raw.charCodeAt(at + 1) === 47;
  const first = at + (closes ? 2 : 1);
  if (raw.startsWith('!--', first)) return readComment(raw, at, end);
  let i = first;
  while (i < end && i - first < maxName && isTagCode(raw.charCodeAt(i))) i++;
  // '<10-20 mg', '<-'
  if (!isLetter(raw.charAt(first))) return null;
  const name = raw.slice(first, i).toLowerCase();
  const text = textFor(name, closes, raw.slice(i, Math.min(end, i + reach)));
  if (text === null) return null;
  const stop = Math.min(end, at + maxTag);
  for (; i < stop; i++) {
    const code = raw.charCodeAt(i);
    if (code === 62) return { name, closes, text: closes && text === '\t' ? '' : text, end: i + 1 };
    if (code === 60) return null;
  }
  return null;
}

/** Tags that are escaped once too often: `&lt;br&gt;`, `&lt;b>`, `&lt;td class=&quot;x&quot;&gt;`. */
const escapedTag = /^(\/?)([a-z][a-z-]{0,38}[1-6]?)(?=[\s/>&])[^<>]{0,200}?(?:>|&gt;)/i;

/** The rest of a tag behind an escaped `<`, with the text that stands for it between tags. */
export function readEscapedTag(raw: string, at: number, end: number): Tag | null {
  const match = escapedTag.exec(raw.slice(at, Math.min(end, at + 240)));
  if (!match) return null;
  const name = groupOf(match, 2).toLowerCase();
  const closes = match[1] !== '';
  const after = at + groupOf(match, 1).length + name.length;
  const text = textFor(name, closes, raw.slice(after, Math.min(end, after + reach)));
  if (text === null) return null;
  return { name, closes, text: closes && text === '\t' ? '' : text, end: at + match[0].length };
}

function readComment(raw: string, at: number, end: number): Tag | null {
  const stop = Math.min(end, at + maxComment);
  for (let i = at + 4; i + 2 < stop; i++) {
    if (raw.charCodeAt(i) === 62 && raw.startsWith('--', i - 2)) {
      return { name: '!--', closes: false, text: '', end: i + 1 };
    }
  }
  return null;
}

const isTagCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 58) ||
  code === 45;

/** Whether a text holds a table, list or paragraph in HTML. */
export function hasStructure(raw: string): boolean {
  for (let at = raw.indexOf('<'); at >= 0; at = raw.indexOf('<', at + 1)) {
    const tag = readTag(raw, at, raw.length);
    if (tag && isStructural(tag.name)) return true;
  }
  return false;
}

/** Texts looked at in an object or list. */
const maxStrings = 2000;

/**
 * Whether an input, or a text inside it, has tables, lists or paragraphs in HTML, so that
 * `@vetta/nutrition-parser/html` is worth loading for it.
 */
export function looksLikeHtml(input: unknown): boolean {
  try {
    return hasHtml(input);
  } catch {
    // An input that throws when it is looked at (a getter, a proxy).
    return false;
  }
}

function hasHtml(input: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let seen = 0; pending.length > 0 && seen < maxStrings; seen++) {
    const next = pending.pop();
    if (!next) break;
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (hasStructure(value.length > maxInputLength ? value.slice(0, maxInputLength) : value))
        return true;
    } else if (typeof value === 'object' && value !== null && depth < 8) {
      for (const item of Object.values(value)) pending.push({ value: item, depth: depth + 1 });
    }
  }
  return false;
}
