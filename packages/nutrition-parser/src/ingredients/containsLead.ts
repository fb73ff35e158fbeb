import { sourceOf } from '../lexicon/phrases.ts';
import { leadingClass } from './additiveClasses.ts';

const contains = new RegExp(`^\\s*${sourceOf('contiene|contenente|contengono|con')}:? (?=.)`, 'i');
const longestContains = 16;
/** 'EPA 33% e DHA 22%)': a name with its share. */
const sharesInside = /^[a-zà-ù][^()[\]{}%,]{1,40} \d+(?:[.,]\d+)?\s?%(?=\s?[),;]| e )/i;
/** 'il 33% di EPA' */
const shareFirst = /^(?:il )?\d+(?:[.,]\d+)?\s?% di \S/i;
const longestShare = 60;

/**
 * '(contiene emulsionante: lecitina di soia)', '(contiene EPA 33%)' hold ingredients: past the
 * word before them.
 */
export function pastContains(text: string, at: number): number {
  // 'c', 'C' or a space
  const code = text.charCodeAt(at) | 32;
  if (code !== 99 && code !== 32) return at;
  const lead = contains.exec(text.slice(at, at + longestContains))?.[0].length ?? 0;
  if (lead === 0) return at;
  const start = at + lead;
  const isClass =
    leadingClass(
      text
        .slice(start, start + 60)
        .replaceAll('(', ' ')
        .replaceAll(':', ' '),
    ) !== undefined;
  const piece = text.slice(start, start + longestShare);
  return isClass || sharesInside.test(piece) || shareFirst.test(piece) ? start : at;
}
