import { groupOf } from '../text/chars.ts';
import type { AdditiveClass, Ingredient } from '../model.ts';
import { isMember } from './additives.ts';
import { codeOf } from './bracket.ts';

/** 'E202-E211', 'E471 e E472e' */
const joinedCodes = /^(e[\s-]?\d{3,4}[a-f]?)\s*(?:[-–/+]| e )\s*(e?[\s-]?\d{3,4}[a-f]?)$/i;

/** 'sucralosio e acesulfame K': two members in one item. */
export function joinedMembers(item: Ingredient, role: AdditiveClass): Ingredient[] | null {
  const codes = joinedCodes.exec(item.name);
  if (codes) {
    return [groupOf(codes, 1), groupOf(codes, 2)].map((name) => ({
      ...item,
      name,
      code: codeOf(name.toLowerCase().startsWith('e') ? name : `E${name}`) ?? name,
    }));
  }
  const at = item.name.search(/ [e&–-] /);
  if (at < 0 || item.children || isMember(item.name, role)) return null;
  const first = item.name.slice(0, at);
  const second = item.name.slice(at + 3);
  if (!isMember(first, role) || !isMember(second, role)) return null;
  return [
    { ...item, name: first },
    { ...item, name: second },
  ];
}

/** 'acidificante (acido citrico) e aromi': the item behind 'e' is another; -1 where none follows. */
export function behindAnd(text: string, at: number, end: number): number {
  const and = /^ ed? (?=[a-zà-ù]{3})/i.exec(text.slice(at, Math.min(end, at + 8)));
  return and ? at + and[0].length : -1;
}
