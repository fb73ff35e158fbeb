import { markerCompounds } from '../lexicon/botanicals.ts';
import { atStart } from '../lexicon/phrases.ts';
import { foodsBehindShares } from '../lexicon/rawMaterials.ts';
import { isLetter } from '../text/chars.ts';
import { readItemText, strengthWordsBefore } from './itemText.ts';

/** Where an item ends and the next begins, from the start of a text that holds both. */
export type Gap = { end: number; start: number };

const isFood = atStart(foodsBehindShares);
const isMarker = atStart(markerCompounds);

/** 'uova 30% semola di grano duro': a food behind the share of another. */
export function gapBehindShare(text: string): Gap | null {
  const sign = text.indexOf('% ');
  if (sign < 0 || !isLetter(text.charAt(0))) return null;
  const behind = text.slice(sign + 2);
  if (!isFood.test(behind) || isMarker.test(behind)) return null;
  const before = text.slice(0, sign + 1);
  // 'min. 40% purea di pere' is one item.
  const isNamed = readItemText(before).name !== '' && !strengthWordsBefore.test(before);
  return isNamed ? { end: sign + 1, start: sign + 2 } : null;
}
