import { commonIngredients, vitaminLetters } from '../lexicon/rawMaterials.ts';
import { asWhole, atStart, sourceOf, wordSet } from '../lexicon/phrases.ts';
import { fold } from '../text/fold.ts';
import { isAdditive } from './additiveClasses.ts';
import type { Frame } from './tree.ts';

/** The place of an 'e' that separates two items. */
export type Joint = { start: number; end: number };

const common = new Set(commonIngredients.split('|'));
/** 'B12 e D', 'vitamina C e vitamina E' */
export const isVitamin = asWhole(vitaminLetters);
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
const goesOn = atStart(
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
  if (left === '' || right === '' || goesOn.test(right) || opensPair.test(left)) return false;
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

const isKnown = (name: string): boolean => common.has(fold(name)) || isAdditive(name);

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
