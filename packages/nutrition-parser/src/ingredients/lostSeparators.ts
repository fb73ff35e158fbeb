import { markerCompounds } from '../lexicon/botanicals.ts';
import { atStart, wordSet } from '../lexicon/phrases.ts';
import {
  boundNouns,
  commonIngredients,
  foodsBehindShares,
  foodsOfTheirOwn,
  lastIngredients,
  unboundIngredients,
  wordsBeforeNames,
} from '../lexicon/rawMaterials.ts';
import { isDigit, isLetter } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { isKnownWord } from './knownWord.ts';
import { readItemText, strengthWordsBefore } from './itemText.ts';

/** Where an item ends and the next begins, from the start of a text that holds both. */
export type Gap = { end: number; start: number };

const common = new Set(commonIngredients.split('|'));
const unbound = new Set(unboundIngredients.split('|'));
const bound = new Set(boundNouns.split('|'));
const lasts = lastIngredients.split('|');
const joints = wordSet(wordsBeforeNames);
const isFood = atStart(foodsBehindShares);
const isOwnFood = atStart(foodsOfTheirOwn);
const isMarker = atStart(markerCompounds);

/** Words of the longest name that is looked for, and of the items in which names are. */
const maxNameWords = 6;
const maxItemLength = 100;

/** A text without the share behind it. */
function withoutShare(text: string): string {
  if (!text.endsWith('%')) return text;
  const space = text.slice(0, -1).trimEnd().lastIndexOf(' ');
  return space < 0 ? text : text.slice(0, space);
}

/** Whether a text is known names, one behind the other. */
const areNames = (text: string): boolean =>
  isLetter(text.charAt(0)) &&
  (unbound.has(fold(text)) || isOwnFood.test(text) || gapOfNames(text) !== null);

/** 'acqua zucchero', 'farina di frumento - sale': two names, or more, between which no comma is left. */
function gapOfNames(text: string): Gap | null {
  let at = text.indexOf(' ');
  for (let words = 1; at > 0 && words <= maxNameWords; words++) {
    const name = fold(text.slice(0, at));
    // 'sucralosio / acesulfame K': a mark between them is no lost one.
    const isWord = isLetter(text.charAt(at - 1)) || text.charAt(at - 1) === '*';
    if (isWord && common.has(name) && !bound.has(name)) {
      const isApart = text.startsWith('- ', at + 1) || text.startsWith('– ', at + 1);
      const start = isApart ? at + 3 : at + 1;
      const rest = text.slice(start);
      if (areNames(rest) || (isApart && common.has(fold(rest)))) return { end: at, start };
    }
    at = text.indexOf(' ', at + 1);
  }
  return null;
}

/** 'uova 30% semola di grano duro': a food behind the share of another. */
function gapBehindShare(text: string): Gap | null {
  const sign = text.indexOf('% ');
  if (sign < 0 || !isLetter(text.charAt(0))) return null;
  const behind = text.slice(sign + 2);
  if (!isFood.test(behind) || isMarker.test(behind)) return null;
  const before = text.slice(0, sign + 1);
  // 'min. 40% purea di pere' is one item.
  const isNamed = readItemText(before).name !== '' && !strengthWordsBefore.test(before);
  return isNamed ? { end: sign + 1, start: sign + 2 } : null;
}

/** 'estratto di lievito zucchero': a food behind the name of another. */
function gapBeforeLast(text: string): Gap | null {
  // With its accent 'beurre salé' is French.
  const name = text.toLowerCase();
  const last = lasts.find((each) => name.endsWith(` ${each}`));
  if (last === undefined) return null;
  const end = text.length - last.length - 1;
  const before = fold(text.slice(0, end));
  const words = before.split(' ');
  const isOpen = joints.has(words.at(-1) ?? '') || bound.has(before);
  const isName = isKnownWord(words[0] ?? '') && !isDigit(text.charCodeAt(end - 1));
  return isName && !isOpen ? { end, start: end + 1 } : null;
}

const gapIn = (text: string): Gap | null => gapOfNames(text) ?? gapBeforeLast(text);

const known = new Remembered<Gap | null>();

/** Where the text of one item goes on with another, their comma lost; null where it is one. */
export function lostSeparator(text: string): Gap | null {
  if (text.length > maxItemLength || !text.includes(' ')) return null;
  const kept = known.find(text);
  if (kept !== undefined) return kept;
  return known.keep(text, gapBehindShare(text) ?? gapIn(withoutShare(text)));
}
