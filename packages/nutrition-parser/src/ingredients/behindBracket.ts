import { asWhole, atStart } from '../lexicon/phrases.ts';
import { compoundFoods, groupsOfSubstances } from '../lexicon/rawMaterials.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { untilAny } from '../text/pieces.ts';
import { additiveClassOf } from './additiveClasses.ts';
import { isUnbound, mayBind } from './lostSeparators.ts';
import { isKnownIngredient } from './isKnownIngredient.ts';
import { behindAnd } from './joinedMembers.ts';
import { ownNoun } from '../allergens/negations.ts';
import { isOverlong, type Frame, type Node, type Reading } from './tree.ts';

/** Longer names are not looked at. */
const maxNextLength = 80;
/** ' Salsa al basilico 30% (…' */
const nextWithShare = /^ [A-ZÀ-Ý][^,;.()[\]]{2,60}\d ?% ?\(/;

const groupName = asWhole(groupsOfSubstances);
const compound = atStart(compoundFoods);

/** 'preparato al cacao, (zucchero, cacao)', 'frutta 9%, (mele, pere)': whether the bracket behind an item's comma is its own. */
export const isOwner = ({ name, percent }: Node, children: readonly Node[] | null): boolean =>
  groupName.test(fold(name)) ||
  (children !== null &&
    children.length > 1 &&
    (percent !== undefined || compound.test(fold(name))));

/** 'margarina, (palma, acqua) lievito': the item whose bracket a comma parts from it. */
export function ownerBefore({ items, item, group }: Frame): Node | null {
  const previous = group ? undefined : items.at(-1);
  if (!previous || previous.children || item.children === null) return null;
  return !isOverlong(item, item.from) && item.text.trim() === '' ? previous : null;
}

/** 'glucosamina (da crostacei) inulina': whether an ingredient of its own is behind a bracket. */
function isUnboundAt(text: string, at: number, end: number): boolean {
  // Most brackets have a mark behind them.
  if (text.charAt(at) !== ' ' || !beginsWithLetters(text.slice(at + 1, at + 4), 3)) return false;
  const name = untilAny(text.slice(at, Math.min(end, at + maxNextLength)), ',;.:([|\n');
  return isUnbound(name.trim());
}

/** Where the next item begins right behind a bracket, its comma lost; -1 where the item goes on. */
export function nextItemAt({ text, end, frame }: Reading, at: number): number {
  const { item } = frame;
  // 'ossido di ferro (E172) e biossido di titanio (E171)'
  const isOver = item.children !== null || item.code !== undefined;
  if (!isOver) return isUnboundAt(text, at, end) && !mayBind(item.text) ? at + 1 : -1;
  const joined = behindAnd(text, at, end);
  if (joined >= 0 || item.children === null || text.charAt(at) !== ' ') return joined;
  if (isOverlong(item, at)) return -1;
  const behind = text.slice(at, Math.min(end, at + maxNextLength));
  const name = untilAny(behind, ',;.:([|\n');
  if (name.trim() === '') return -1;
  const isNext =
    ownerBefore(frame) !== null ||
    isKnownIngredient(name.trim()) ||
    // '… (riso, avena) estratto di malto', '… (inulina) sali minerali (…)'
    ownNoun.test(name.trim()) ||
    groupName.test(fold(name)) ||
    // 'agenti lievitanti (…) fiocchi di mais (…)'
    additiveClassOf(item.text) !== undefined ||
    (item.text.includes('%') && nextWithShare.test(behind));
  return isNext ? at + 1 : -1;
}
