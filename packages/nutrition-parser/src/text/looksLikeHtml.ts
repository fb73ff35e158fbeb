import { maxInputLength } from '../limits.ts';
import { hasStructure } from './readTag.ts';

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
