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
import { Remembered } from '../text/Remembered.ts';
import { isLetter, isDigit } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { isAdditive } from './additives.ts';
import { readItemText, strengthWordsBefore, isKnownWord } from './names.ts';
import { type Frame } from './tree.ts';

/** The place of an 'e' that separates two items. */
type Joint = { start: number; end: number };

const knownFoods = new Set(commonIngredients.split('|'));
/** 'B12 e D', 'vitamina C e vitamina E' */
export const isVitamin = asWhole(vitaminLetters);
/** What something may be made of, beside another. */
const sources = wordSet(
  'girasole colza palma cocco soia mais riso avena frumento cacao limone fruttosio',
);
export const and = new RegExp(` ${sourceOf('e|ed')} (?=.)`, 'g');
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
  if (left === '' || right === '' || goesOnWithName.test(right) || opensPair.test(left))
    return false;
  if (qualifies.test(right) && !qualifies.test(left)) return false;
  // 'aroma di fragola e panna' is one item, 'farina di riso e olio di palma' are two.
  if (saltOfOthers.test(left) && isOtherMineral.test(right)) return true;
  if (preposition.test(left) && !left.endsWith('%')) return preposition.test(right);
  return isShort(left) && isShort(right);
}

/** Longer texts are no two items. */
const maxJoined = 400;

/** Most items have no 'e' between their words. */
const mayJoin = (printed: string): boolean =>
  printed.length < maxJoined && (printed.includes(' e ') || printed.includes(' ed '));

/** The 'e' before the last item of a bracket: 'girasole e colza', 'lino 30% e zucca 30%'. */
export function lastJoint(text: string, { item }: Frame, end: number): Joint | null {
  if (item.children !== null || item.text !== '') return null;
  const printed = text.slice(item.start, end);
  if (!mayJoin(printed)) return null;
  const last = [...printed.matchAll(and)].at(-1);
  if (!last) return null;
  const behind = last.index + last[0].length;
  if (!separates(printed.slice(0, last.index).trim(), printed.slice(behind).trim())) return null;
  return { start: item.start + last.index, end: item.start + behind };
}

/** The 'e' before the last item of a group, from the item's start: 'frutta: mele, pere e prugne'. */
export function jointOfGroup(text: string, frame: Frame, end: number): Joint | null {
  const { group, item } = frame;
  if (group?.children === undefined || group.role !== undefined || group.children.length < 2)
    return null;
  const joint = lastJoint(text, frame, end);
  return joint && { start: joint.start - item.start, end: joint.end - item.start };
}

const isKnown = (name: string): boolean => knownFoods.has(fold(name)) || isAdditive(name);

/** The 'e' between two common ingredients or additives: 'zucchero e cacao'. */
export function jointOfKnown(printed: string): Joint | null {
  if (!mayJoin(printed)) return null;
  const [first, second] = printed.matchAll(and);
  if (!first || second) return null;
  const end = first.index + first[0].length;
  const left = printed.slice(0, first.index);
  const right = fold(printed.slice(end));
  // 'lecitina di soia e girasole'
  if (sources.has(right) && preposition.test(left)) return null;
  const areKnown = isKnown(left) && isKnown(right);
  const areVitamins = isVitamin.test(left.trim()) && isVitamin.test(right);
  return areKnown || areVitamins ? { start: first.index, end } : null;
}

/** Where an item ends and the next begins, from the start of a text that holds both. */
export type Gap = { end: number; start: number };

const isFood = atStart(foodsBehindShares);
const isMarker = atStart(markerCompounds);

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

const foodNames = new Set(commonIngredients.split('|'));
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
    if (isWord && foodNames.has(name) && !bound.has(name)) {
      const isApart = text.startsWith('- ', at + 1) || text.startsWith('– ', at + 1);
      const start = isApart ? at + 3 : at + 1;
      const rest = text.slice(start);
      if (areNames(rest) || (isApart && foodNames.has(fold(rest)))) return { end: at, start };
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
