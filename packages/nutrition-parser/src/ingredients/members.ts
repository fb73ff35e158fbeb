import { sourceOf, atWord, asWhole, atStart } from '../lexicon/phrases.ts';
import { foodsBehindVitamins } from '../lexicon/rawMaterials.ts';
import { shareBases, goesOnBehindComma, amountUnits } from '../lexicon/remarks.ts';
import { type AdditiveClass } from '../model.ts';
import { beginsWithLetters } from '../text/chars.ts';
import {
  untilAny,
  indexOfAny,
  splitAtAny,
  piecesBetween,
  withoutBeginning,
  hasMarkAt,
} from '../text/pieces.ts';
import {
  eNumber,
  codeOf,
  isMember,
  isAdditive,
  isPluralClass,
  additiveClassOf,
} from './additives.ts';
import { readHead, type ItemReading } from './names.ts';
import { type Node, type Frame, lastNode, type Reading } from './tree.ts';

/** 'E202-E211', 'E471 e E472e', 'E102/110/129', 'E414 E445' */
const joinedCodes = new RegExp(
  `^${eNumber}(?:(?: ?[-–/+] ?| ed? | (?=e))e?[\\s-]?\\d{3,4}[a-f]?)+$`,
  'i',
);
export const code = /(?:E[\s-]?|e-?)?\d{3,4}[a-fA-F]?/g;

const conjunctions = [' e ', ' ed ', ' & ', ' and '];
const memberJoints = [...conjunctions, ' – ', ' - '];

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
  for (const piece of piecesBetween(text, memberJoints)) {
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

/** What extracts are standardised to. */
const markerCompound = new RegExp(
  `^(?:di |in )?(?:${sourceOf('egcg|caffeina|epa|dha|hca|piperina')}|` +
    '[a-zà-ù-]+(?:oidi|eni|ine|osidi|idi|oli|ani|ici|nolidi|onici)(?: totali)?)$',
  'i',
);

const titration = new RegExp(
  `^${sourceOf('[(e.s.|es|e.s|e. s.|estratto|estratto secco) ](tit|titolat(o|a|i|e)|standardizzat(o|a|i|e))')}[. ]`,
  'i',
);

const titrated = atWord('tit');

/** 'tit. 24% ginkgoflavonglicosidi' */
const isTitrated = (name: string): boolean =>
  titrated.test(name) && name.includes('%', name.search(titrated));

/**
 * 'foglie, e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni': what an extract is standardised to
 * belongs to the item before it, which it gives back.
 */
export function takeStrength(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous) return null;
  // Few items begin with one of its letters.
  if ('ets'.includes(name.charAt(0).toLowerCase()) && titration.test(name)) {
    previous.name += `, ${name}`;
    return previous;
  }
  if (percent === undefined || frame.group || !markerCompound.test(name)) return null;
  if (!isTitrated(previous.name)) return null;
  previous.name += `, ${String(percent).replace('.', ',')}% ${name}`;
  return previous;
}

const isBase = asWhole(shareBases);
const goesOnBehind = asWhole(goesOnBehindComma);

/**
 * 'latte 8%, nella crema', 'proteine concentrate, isolate': what an item behind a comma says of the one
 * before it, which it gives back.
 */
export function takeRemark(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous || percent !== undefined) return null;
  if (previous.percent !== undefined && isBase.test(name)) return previous;
  if (!goesOnBehind.test(name) || goesOnBehind.test(previous.name) || previous.children)
    return null;
  previous.name += `, ${name}`;
  return previous;
}

/** '22% (9% sul prodotto finito, siero di latte)': whether the first of a bracket is a share of the whole. */
export const isShareOfWhole = ({ isBracket, items }: Frame, name: string): boolean =>
  isBracket && items.length === 0 && isBase.test(name);

const ofWhich = new RegExp(
  `^${sourceOf('di cui|dei quali|delle quali|apporta|apportano')} (?=\\S)`,
  'i',
);

const amount = atWord(`#[ ](${amountUnits})`);

/** 'EPA 330 mg e DHA 220 mg': two parts, each with its amount or share. */
function partsIn(item: Node): Node[] {
  const [first = '', second, ...others] = item.name.split(' e ');
  const { name, percent } = readHead(first);
  const isShare = percent !== undefined && item.percent !== undefined;
  const areAmounts = amount.test(first) && amount.test(second ?? '');
  if (second === undefined || others.length > 0 || !(isShare || areAmounts)) return [item];
  const { percent: _share, evidence: _evidence, ...rest } = item;
  return [
    { ...rest, name, evidence: undefined, ...(percent !== undefined && { percent }) },
    { ...item, name: second },
  ];
}

/** 'di cui lattosio <1%': makes it a child of the item before it; false for any other item. */
export function takePart(frame: Frame, item: Node): boolean {
  // Few items begin with 'd'.
  const lead = (item.name.charCodeAt(0) | 32) === 100 ? ofWhich.exec(item.name) : null;
  const whole = lead && lastNode(frame);
  if (!lead || !whole) return false;
  item.name = item.name.slice(lead[0].length);
  (whole.children ??= []).push(...partsIn(item));
  return true;
}

/** Where 'di cui' begins behind the share or amount of an item ('proteine 92% di cui lattosio'); -1. */
export const partIn = (item: string): number =>
  item.includes('di cui ') ? item.search(behindShare) : -1;

const behindShare = new RegExp(`(?<=%|\\d ?(?:m?g|mcg|[µμ]g)) ?${sourceOf('di cui')} `, 'i');

/** '(di cui isolate 60%, …': the first part of a bracket, its whole before the bracket. */
export const withoutOfWhich = (item: string, { isBracket, items }: Frame): string =>
  isBracket && items.length === 0 && hasMarkAt(item, 0, 'dDaA') ? item.replace(ofWhich, '') : item;

/** Characters between two members of one item. */
const maxJoint = 8;

/** What has one member behind its colon: 'aroma: vaniglina, sale'. */
const withOneMember = asWhole("aroma|enzima|amido|fibr(a|e)[ ~]|olio[ ~][ ~]|olio d'~");

/** 'vitamine: B2, B12, aromi': a group of nothing else. */
const ofVitamins = asWhole('vitamine[ ~]|[sali ]minerali|vitamine e [sali ]minerali');
const foodBehindVitamins = atStart(foodsBehindVitamins);

/** The items beside which the next one is: those of the part that is open, or of the list. */
export const siblingsIn = ({ part, items }: Frame): Node[] => part?.children ?? items;

/** Opens a class or group whose members follow. */
export function openGroup(
  { frame }: Reading,
  head: { name: string; role?: AdditiveClass; start: number },
): void {
  const { start } = head;
  const end = start + head.name.length;
  const group: Node = { ...head, children: [], end, evidence: undefined };
  frame.group = group;
  siblingsIn(frame).push(group);
}

/** Whether an item that begins like a class ('gelatina') is a member of the one that is open. */
export const isMemberOfGroup = ({ group }: Frame, { leads, name }: ItemReading): boolean =>
  leads !== undefined && group?.role !== undefined && isMember(name, group.role);

/** Gives members that was in one item a place each. */
function putInPlace(text: string, members: readonly Node[], start: number): void {
  let from = start;
  for (const member of members) {
    const at = text.indexOf(member.name, from);
    if (at < 0 || at > from + maxJoint) return;
    from = at + member.name.length;
    member.start = at;
    member.end = from;
  }
}

/**
 * Whether an item goes on with the members of an open class or group. A class in the plural holds
 * additives of any class, one in the singular its own alone.
 */
function staysIn({ name, role, children = [] }: Node, item: Node): boolean {
  if (children.length === 0) return true;
  if (role === undefined) return !(ofVitamins.test(name) && foodBehindVitamins.test(item.name));
  if (isMember(item.name, role)) return true;
  if (item.role !== undefined) return false;
  const isOther = item.percent === undefined && !item.children && isAdditive(item.name);
  return item.code !== undefined || (isOther && isPluralClass(name));
}

/**
 * 'agente lievitante, bicarbonato di sodio': the class that an item before which its colon was lost
 * names, where the next is one of its members.
 */
function classBefore(frame: Frame, item: Node): Node | null {
  const previous = siblingsIn(frame).at(-1);
  if (previous?.role === undefined || previous.children || previous.code !== undefined) return null;
  if (previous.percent !== undefined || additiveClassOf(previous.name) === undefined) return null;
  const { role } = previous;
  const isOfClass =
    item.role === undefined && (isMember(item.name, role) || joinedMembers(item, role) !== null);
  return isOfClass ? previous : null;
}

/** Puts an item under the open class or group, or behind it. */
export function place({ frame, text }: Reading, item: Node): void {
  const { part } = frame;
  if (part) part.end = item.end;
  const bare = classBefore(frame, item);
  if (bare) {
    bare.children = [];
    frame.group = bare;
  }
  const { group } = frame;
  const members = group?.children;
  if (!group || !members) {
    siblingsIn(frame).push(item);
    return;
  }
  const isFull = members.length > 0 && withOneMember.test(group.name);
  const joined = group.role === undefined || isFull ? null : joinedMembers(item, group.role);
  if (joined) putInPlace(text, joined, item.start);
  // 'acidificante: acido citrico, antiagglomerante (E551)': another class is no member.
  if (!isFull && (joined || staysIn(group, item))) {
    members.push(...(joined ?? [item]));
    group.end = item.end;
    return;
  }
  frame.group = null;
  siblingsIn(frame).push(item);
}
