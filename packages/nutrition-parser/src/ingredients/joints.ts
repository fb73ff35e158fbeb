import { markerCompounds } from '../lexicon/botanicals.ts';
import { asWhole, wordSet, sourceOf, atStart } from '../lexicon/phrases.ts';
import {
  commonIngredients,
  vitaminLetters,
  foodsBehindShares,
  unboundIngredients,
  boundNouns,
  lastIngredients,
  wordsBeforeNames,
  foodsOfTheirOwn,
} from '../lexicon/rawMaterials.ts';
import { remembered } from '../text/Remembered.ts';
import { isLetter } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { piecesBetween } from '../text/pieces.ts';
import { isAdditive } from './additives.ts';
import { strengthWordsBefore, isKnownWord } from './names.ts';

/** Where an item ends and the next begins, from the start of a text that holds both. */
export type Gap = { end: number; start: number };

/** 'B12 e D', 'vitamina C e vitamina E' */
const isVitamin = asWhole(vitaminLetters);
const conjunctions = [' e ', ' ed '];
export const areVitamins = (text: string): boolean =>
  piecesBetween(text.trim(), conjunctions).every((name) => isVitamin.test(name));

/** What something may be made of, beside another. */
const sources = wordSet(
  'girasole colza palma cocco soia mais riso avena frumento cacao limone fruttosio',
);
const and = new RegExp(` ${sourceOf('e|ed')} (?=.)`, 'g');
const preposition = new RegExp(
  `\\s${sourceOf("di|d'~|da|del~|al|allo|alla|ai|agli|con|in|per|su")}`,
  'i',
);
/** What goes on with the name before it: 'mono e digliceridi', 'latte e derivati', 'bianco e nero'. */
const goesOnWithName = atStart(
  'digliceridi~|idrossid~|derivat~|prodott~|altr(o|a|i|e)|simil~|relativ~|suo~|loro~|nero|nera|rosso|rossa|verde|gialla|duro|(aspart|citr|glucon|carbon|picolin|bisglicin)ato|radic(e|i)|fogli(a|e)|fior(e|i)|fusto',
);
/** What proteins and the like are, and no item of its own beside a noun: 'concentrate ed isolate'. */
const qualifies = atStart('(concentrat|isolat|idrolizzat|liofilizzat|disidratat|tostat)(o|a|i|e)');
const opensPair = new RegExp(`(?:^|\\s)${sourceOf('mono|sia|tra|con|di')}$`, 'i');

/** 'carbonato di calcio e ferro': a mineral of which there is no such salt. */
const isOtherMineral = asWhole('ferro|iodio');
const saltOfOthers = atStart('carbonat~|fosfat~|tricalci~');

/** Longer names are descriptions. */
const maxWords = 4;
const isShort = (name: string): boolean => name.split(' ').length <= maxWords;

/** Whether an 'e' between two texts separates two items of a bracket. */
function separates(left: string, right: string): boolean {
  if (left === '' || goesOnWithName.test(right) || opensPair.test(left)) return false;
  if (qualifies.test(right) && !qualifies.test(left)) return false;
  // 'aroma di fragola e panna' is one item, 'farina di riso e olio di palma' are two.
  if (saltOfOthers.test(left) && isOtherMineral.test(right)) return true;
  if (preposition.test(left) && !left.endsWith('%')) return preposition.test(right);
  return isShort(left) && isShort(right);
}

/** Longer texts are no two items. */
const maxJoined = 400;

/** The conjunctions of an item that may hold two: most have none. */
const jointsIn = (text: string): RegExpExecArray[] =>
  text.length < maxJoined && (text.includes(' e ') || text.includes(' ed '))
    ? [...text.matchAll(and)]
    : [];

/** The 'e' before the last item of a bracket or group: 'girasole e colza', 'lino 30% e zucca 30%'. */
export function lastJoint(text: string): Gap | null {
  const last = jointsIn(text).at(-1);
  if (!last) return null;
  const start = last.index + last[0].length;
  const areTwo = separates(text.slice(0, last.index).trim(), text.slice(start).trim());
  return areTwo ? { end: last.index, start } : null;
}

const foodNames = new Set(commonIngredients.split('|'));
const isKnown = (name: string): boolean => foodNames.has(fold(name)) || isAdditive(name);

/** The 'e' between two common ingredients or additives: 'zucchero e cacao'. */
export function jointOfKnown(text: string): Gap | null {
  const [first, second] = jointsIn(text);
  if (!first || second) return null;
  const start = first.index + first[0].length;
  const [left, right] = [text.slice(0, first.index), fold(text.slice(start))];
  // 'lecitina di soia e girasole'
  if (sources.has(right) && preposition.test(left)) return null;
  const areTwo = (isKnown(left) && isKnown(right)) || areVitamins(text);
  return areTwo ? { end: first.index, start } : null;
}

const firstWords = new Set([...foodNames].map((name) => name.split(' ', 1)[0]));
const unbound = new Set(unboundIngredients.split('|'));
const bound = new Set(boundNouns.split('|'));
const lasts = new Set(lastIngredients.split('|'));
const linkWords = wordSet(wordsBeforeNames);
const isOwnFood = atStart(foodsOfTheirOwn);
const isFoodBehindShare = atStart(foodsBehindShares);
const isMarker = atStart(markerCompounds);

/** 'aroma (naturale)': whether what is before a bracket goes on behind it. */
export function mayBind(before: string): boolean {
  const [name = ''] = before.split('(', 1);
  return name.trim() === '' || bound.has(fold(name));
}

/** 'sale': an ingredient that is one of its own behind any other. */
export const isUnbound = (name: string): boolean => unbound.has(fold(name));

const shareBehind = /\s*\d[\d.,]*\s?%$/;

/** Whether a text is one known name, or several. */
const areNames = (text: string): boolean =>
  isLetter(text.charAt(0)) &&
  (isUnbound(text) || isOwnFood.test(text) || (isFirstOfName(text) && gapIn(text) !== null));

/** Whether an item ends before a space, and a food begins behind it. */
function isGap(left: string, right: string, isDash: boolean): boolean {
  // 'uova 30% semola di grano duro', but not 'min. 40% purea di pere'
  if (left.endsWith('%'))
    return (
      isFoodBehindShare.test(right) &&
      !isMarker.test(right) &&
      !strengthWordsBefore.test(left) &&
      isKnownStart(left)
    );
  const [before, behind] = [fold(left), right.replace(shareBehind, '')];
  if (bound.has(before) || !(isLetter(left.slice(-1)) || left.endsWith('*'))) return false;
  // 'acqua zucchero', 'farina di frumento - sale'
  if (foodNames.has(before))
    if (areNames(behind) || (isDash && foodNames.has(fold(behind)))) return true;
  // 'estratto di lievito zucchero'; with its accent 'beurre salé' is French.
  const last = before.slice(before.lastIndexOf(' ') + 1);
  return lasts.has(behind.toLowerCase()) && isKnownStart(before) && !linkWords.has(last);
}

const isFirstOfName = (text: string): boolean => firstWords.has(fold(text).split(' ', 1)[0] ?? '');
const isKnownStart = (text: string): boolean => isKnownWord(text.split(' ', 1)[0] ?? '');

function gapIn(text: string): Gap | null {
  if (!isFirstOfName(text) && !isKnownStart(text)) return null;
  for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
    const isDash = text.startsWith('- ', end + 1) || text.startsWith('– ', end + 1);
    const start = isDash ? end + 3 : end + 1;
    if (isGap(text.slice(0, end), text.slice(start), isDash)) return { end, start };
  }
  return null;
}

const knownGap = remembered(gapIn);
const maxItemLength = 100;

/** Where the text of one item goes on with another, their comma lost; null where it is one. */
export const lostSeparator = (text: string): Gap | null =>
  text.length > maxItemLength || !text.includes(' ') ? null : knownGap(text);
