import { atStart, wordSet } from '../lexicon/phrases.ts';
import {
  boundNouns,
  commonIngredients,
  foodsOfTheirOwn,
  lastIngredients,
  unboundIngredients,
  wordsBeforeNames,
} from '../lexicon/rawMaterials.ts';
import { isDigit, isLetter } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { isKnownWord } from './knownWord.ts';
import { gapBehindShare, type Gap } from './gapBehindShare.ts';

const common = new Set(commonIngredients.split('|'));
const firstWords = new Set(commonIngredients.split('|').map((name) => name.split(' ', 1)[0]));
const unbound = new Set(unboundIngredients.split('|'));
const bound = new Set(boundNouns.split('|'));
const lasts = lastIngredients.split('|');
const joints = wordSet(wordsBeforeNames);
const isOwnFood = atStart(foodsOfTheirOwn);

/** Words of the longest name that is looked for, and of the items in which names are. */
const maxNameWords = 6;
const maxItemLength = 100;

/** 'aroma (naturale)': whether what is before a bracket goes on behind it. */
export function mayBind(before: string): boolean {
  const [name = ''] = before.split('(', 1);
  return name.trim() === '' || bound.has(fold(name));
}

/** 'sale': an ingredient that is one of its own behind any other. */
export const isUnbound = (name: string): boolean => unbound.has(fold(name));

/** A text without the share behind it. */
function withoutShare(text: string): string {
  if (!text.endsWith('%')) return text;
  const space = text.slice(0, -1).trimEnd().lastIndexOf(' ');
  return space < 0 ? text : text.slice(0, space);
}

const firstWordOf = (text: string): string => text.split(' ', 1).join('');

/** Whether a text is known names, one behind the other. */
const areNames = (text: string): boolean =>
  isLetter(text.charAt(0)) &&
  (unbound.has(fold(text)) || isOwnFood.test(text) || gapOfNames(text) !== null);

/** 'acqua zucchero', 'farina di frumento - sale': two names, or more, between which no comma is left. */
function gapOfNames(text: string): Gap | null {
  let at = text.indexOf(' ');
  // Most items begin with another word.
  if (!firstWords.has(firstWordOf(fold(text.slice(0, Math.max(0, at)))))) return null;
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

/** 'estratto di lievito zucchero': a food behind the name of another. */
function gapBeforeLast(text: string): Gap | null {
  // With its accent 'beurre salé' is French.
  const name = text.toLowerCase();
  const last = lasts.find((each) => name.endsWith(` ${each}`));
  if (last === undefined) return null;
  const end = text.length - last.length - 1;
  const before = fold(text.slice(0, end));
  const isOpen = joints.has(before.slice(before.lastIndexOf(' ') + 1)) || bound.has(before);
  const isName = isKnownWord(firstWordOf(before)) && !isDigit(text.charCodeAt(end - 1));
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
