import type { AdditiveClass } from '../model.ts';
import { beginsWithLetters } from '../text/chars.ts';
import {
  indexOfAny,
  piecesBetween,
  splitAtAny,
  untilAny,
  withoutBeginning,
} from '../text/pieces.ts';
import { isMember } from './additiveClasses.ts';
import { codeOf, eNumber } from './additiveCode.ts';
import type { Node } from './tree.ts';

/** 'E202-E211', 'E471 e E472e', 'E102/110/129', 'E414 E445' */
const joinedCodes = new RegExp(
  `^${eNumber}(?:(?: ?[-–/+] ?| ed? | (?=e))e?[\\s-]?\\d{3,4}[a-f]?)+$`,
  'i',
);
const code = /(?:E[\s-]?|e-?)?\d{3,4}[a-fA-F]?/g;

const conjunctions = [' e ', ' ed ', ' & ', ' and '];
const joints = [...conjunctions, ' – ', ' - '];

/** Letters in which the names of an additive differ from language to language. */
const maxEnding = 2;

/** 'sucralosio/sucralose': one additive in two languages. */
function isOneName(text: string): boolean {
  const [first = '', second, ...others] = text.split('/');
  if (second === undefined || others.length > 0 || text.includes(' ')) return false;
  const stem = first.slice(0, Math.max(first.length, second.length) - maxEnding);
  return stem.length > maxEnding && second.startsWith(stem);
}

/** 'sucralosio e acesulfame K': two members in one item. */
export function joinedMembers(item: Node, role: AdditiveClass): Node[] | null {
  // 'e' or 'E'
  if ((item.name.charCodeAt(0) | 32) === 101 && joinedCodes.test(item.name)) {
    return Array.from(item.name.matchAll(code), ([name]) => ({
      ...item,
      name,
      code: codeOf(name) ?? codeOf(`E${name}`) ?? name,
    }));
  }
  const apart = namesIn(item.name);
  const areCodes = apart.length > 1 && apart.every((name) => codeOf(name) !== undefined);
  if (item.children || (isMember(item.name, role) && !areCodes)) return null;
  if (isOneName(item.name)) return isMember(untilAny(item.name, '/'), role) ? [item] : null;
  const isEach = (names: readonly string[]): boolean =>
    names.length > 1 && names.every((name) => isMember(name, role));
  const hyphen = indexOfAny(item.name, '-/');
  const others = [
    halves(item.name, hyphen),
    splitAtAny(item.name, '-/').map((name) => name.trim()),
  ];
  const names = areCodes || isEach(apart) ? apart : others.find(isEach);
  if (!names) return null;
  // A class that the item begins with is the first one's.
  const { code: printed, role: first, ...whole } = item;
  return names.map((name, k) => {
    const own = codeOf(name) ?? (k === names.length - 1 ? printed : undefined);
    return {
      ...whole,
      name,
      ...(own !== undefined && { code: own }),
      ...(k === 0 && first !== undefined && { role: first }),
    };
  });
}

/** The names between joints; 'mono e digliceridi' is one. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const piece of piecesBetween(text, joints)) {
    const goesOn = piece.toLowerCase().startsWith('diglic') ? names.pop() : undefined;
    names.push(goesOn === undefined ? piece : `${goesOn} e ${piece}`);
  }
  return names;
}

const halves = (name: string, at: number): string[] => [
  name.slice(0, at).trimEnd(),
  name.slice(at + 1).trimStart(),
];

/** 'acidificante (acido citrico) e aromi': the item behind 'e' is another; -1 where none follows. */
export function behindAnd(text: string, at: number, end: number): number {
  const behind = text.slice(at, Math.min(end, at + 8)).toLowerCase();
  const next = withoutBeginning(behind, conjunctions);
  const isNext = next.length < behind.length && beginsWithLetters(next, 3);
  return isNext ? at + behind.length - next.length : -1;
}
