import { sourceOf } from '../lexicon/phrases.ts';
import { splitAtAny } from '../text/pieces.ts';
import { leadingClass } from './additiveClasses.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { isKnownIngredient } from './isKnownIngredient.ts';

const contains = new RegExp(
  `^\\s*${sourceOf('contiene|contenente|contengono|con|contains|containing')}:? (?=.)`,
  'i',
);
const maxContainsLength = 16;
/** '(ingredienti: acqua, …)', '(in proporzione variabile: uvetta, …)' */
const announces = new RegExp(
  `^\\s*${sourceOf('ingredienti|in proporzion(e|i) variabil(e|i)')} ?: ?(?=.)`,
  'i',
);
const maxAnnouncementLength = 30;
/** 'EPA 33% e DHA 22%)': a name with its share. */
const sharesInside = /^[a-zà-ù][^()[\]{}%,]{1,40} \d+(?:[.,]\d+)?\s?%(?=\s?[),;]| e )/i;
/** 'il 33% di EPA' */
const shareFirst = /^(?:il )?\d+(?:[.,]\d+)?\s?% di \S/i;
const maxShareLength = 60;

/** '(contiene: zucchero, latte)': whether a list to the end of its bracket names more than allergens. */
function namesFood(text: string, start: number): boolean {
  const [inside = ''] = splitAtAny(text.slice(start, start + maxShareLength), '()');
  const names = splitAtAny(inside, ',;').map((name) => name.trim());
  return (
    names.length > 1 &&
    names.some((name) => isKnownIngredient(name) && allergensOf(name).length === 0)
  );
}

/**
 * '(contiene emulsionante: lecitina di soia)', '(contiene EPA 33%)', '(ingredienti: acqua)' hold
 * ingredients: past the words before them.
 */
export function pastContains(text: string, at: number): number {
  const code = text.charCodeAt(at) | 32;
  // 'i', 'I' or a space
  if (code === 105 || code === 32) {
    const said = announces.exec(text.slice(at, at + maxAnnouncementLength));
    if (said) return at + said[0].length;
  }
  // 'c', 'C' or a space
  if (code !== 99 && code !== 32) return at;
  const lead = contains.exec(text.slice(at, at + maxContainsLength))?.[0].length ?? 0;
  if (lead === 0) return at;
  const start = at + lead;
  const isClass =
    leadingClass(
      text
        .slice(start, start + 60)
        .replaceAll('(', ' ')
        .replaceAll(':', ' '),
    ) !== undefined;
  const piece = text.slice(start, start + maxShareLength);
  const isList = text.charAt(start - 2) === ':' && namesFood(text, start);
  return isClass || isList || sharesInside.test(piece) || shareFirst.test(piece) ? start : at;
}
