import { splitAtAny } from '../text/pieces.ts';
import { isKnownIngredient } from './isKnownIngredient.ts';
import { behindAnd } from './joinedMembers.ts';
import type { Frame, Node, Reading } from './tree.ts';

/** Longer names are not looked at. */
const maxNextLength = 80;
/** ' Salsa al basilico 30% (…' */
const nextWithShare = /^ [A-ZÀ-Ý][^,;.()[\]]{2,60}\d ?% ?\(/;

/** 'margarina, (palma, acqua) lievito': the item whose bracket a comma parts from it. */
export function ownerBefore({ items, item, group }: Frame): Node | null {
  const previous = group ? undefined : items.at(-1);
  const isLone = item.text.trim() === '' && item.children !== null;
  return isLone && previous && !previous.children ? previous : null;
}

/** Where the next item begins right behind a bracket, its comma lost; -1 where the item goes on. */
export function nextItemAt({ text, end, frame }: Reading, at: number): number {
  const { item } = frame;
  // 'ossido di ferro (E172) e biossido di titanio (E171)'
  const isOver = item.children !== null || item.code !== undefined;
  if (!isOver) return -1;
  const joined = behindAnd(text, at, end);
  if (joined >= 0 || item.children === null || text.charAt(at) !== ' ') return joined;
  const behind = text.slice(at, Math.min(end, at + maxNextLength));
  const [name = ''] = splitAtAny(behind, ',;.:([|\n');
  if (name.trim() === '') return -1;
  const isNext =
    ownerBefore(frame) !== null ||
    isKnownIngredient(name.trim()) ||
    (item.text.includes('%') && nextWithShare.test(behind));
  return isNext ? at + 1 : -1;
}
