import { pattern } from '../lexicon/patterns.ts';
import { groupOf, isDigit } from '../text/chars.ts';
import { hasReference } from '../lexicon/references.ts';
import { keyOf } from './nutrientKey.ts';
import { fold } from '../text/fold.ts';

/** A name without the reference percentage behind it. */
export type NamePercent = { readonly text: string; readonly percent: number };

/** 'Vitamina D (200% VNR)', 'Vitamina A 100% del VNR*', 'Vitamina D (VNR 200%)' */
const reference = pattern(
  '[\\s,([]+(?:({PERCENT}) ?%\\s?(?:del? )?(?:{VNR}|ar)\\.?|{VNR}\\W{0,3}({PERCENT}) ?%)\\*{0,3}\\s?[)\\]]?\\*{0,3}:?$',
);
/** 'Vitamina D (200%)' */
const bare = /\s?[([]\s?(\d{1,4}(?:[.,]\d{1,2})?) ?%\*{0,3}\s?[)\]]$/;

/** '100% VNR Vitamina C' */
const inFront = pattern('^({PERCENT}) ?% ?(?:del? )?{VNR}\\.?\\*{0,3}[\\s:–-]+(?={LETTER})');

/** The reference percentage that is before a name, and where the name begins. */
export function percentBefore(text: string): { start: number; percent: number } | null {
  const match = isDigit(text.charCodeAt(0)) && text.includes('%') ? inFront.exec(text) : null;
  return match && { start: match[0].length, percent: Number(groupOf(match, 1).replace(',', '.')) };
}

/** Characters of a name's end in which a percentage is looked for. */
const tail = 40;

/** The reference percentage that is behind a name; a bare one only behind vitamins and minerals. */
export function percentBehind(text: string): NamePercent | null {
  if (!text.includes('%')) return null;
  const from = Math.max(0, text.length - tail);
  const end = text.slice(from);
  const printed = reference.exec(end);
  const match = printed ?? bare.exec(end);
  if (!match || from + match.index === 0) return null;
  const name = text.slice(0, from + match.index);
  if (!printed && !hasReference(keyOf(name, fold(name)))) return null;
  const percent = groupOf(match, 1) || groupOf(match, 2);
  return { text: name, percent: Number(percent.replace(',', '.')) };
}
