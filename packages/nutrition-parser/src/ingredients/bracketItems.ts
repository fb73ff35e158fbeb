import { beginsWithLetters } from '../text/chars.ts';
import { codeOf } from './additiveCode.ts';
import { finishItem, startItem } from './items.ts';
import { isLatinName } from './latinNames.ts';
import { keepEvidence, type Frame, type Pending, type Reading } from './tree.ts';

/**
 * 'acido citrico (E330, acidificante)': the first of the bracket's items is the code of the whole, and
 * what it is made of, 'E322 (soia)', counts for the whole.
 */
export function takeCode(item: Pending, inner: Frame): void {
  const [first, second] = inner.items;
  if (first?.code === undefined || first.code !== codeOf(first.name)) return;
  if (second && (second.role === undefined || second.children)) return;
  if (item.code !== undefined) return;
  item.code = first.code;
  for (const evidence of first.evidence ?? []) keepEvidence(item, evidence);
  inner.items.shift();
}

/** '(tonnetto striato, Katsuwonus pelamis)': the Latin name of the item before it. */
export function takeLatinName({ items }: Frame): void {
  const [first, second] = items;
  if (!first || !second || items.length > 2 || second.percent !== undefined) return;
  if (!isLatinName(second.name) || isLatinName(first.name)) return;
  first.name += `, ${second.name}`;
  first.end = second.end;
  first.evidence = [...(first.evidence ?? []), ...(second.evidence ?? [])];
  items.pop();
}

/** A span without the signs of a footnote at its ends. */
export function trimmedSpan(
  text: string,
  from: number,
  to: number,
): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && ' *"'.includes(text.charAt(start))) start++;
  while (end > start && ' *"'.includes(text.charAt(end - 1))) end--;
  return { start, end };
}

/** Dashes, with their spaces, that separate the items of a bracket. */
const minDashes = 2;

/** '(sodio citrato - potassio gluconato - calcio lattato)': dashes in a bracket without commas. */
export function finishDashed(reading: Reading, to: number): void {
  const { items, item, group } = reading.frame;
  if (items.length > 0 || group || item.text !== '' || item.children) return;
  const dashed = reading.text.slice(item.start, to).replaceAll(' – ', ' - ').split(' - ');
  const areNames = dashed.every((name) => beginsWithLetters(name, 3));
  if (dashed.length <= minDashes || !areNames) return;
  let at = item.start;
  for (const name of dashed.slice(0, -1)) {
    at += name.length;
    finishItem(reading, at);
    at += ' - '.length;
    startItem(reading, at);
  }
}
