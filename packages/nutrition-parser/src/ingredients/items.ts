import { sourceOf, atWord, asWhole, atStart } from '../lexicon/phrases.ts';
import { foodsBehindVitamins } from '../lexicon/rawMaterials.ts';
import { shareBases, goesOnBehindComma } from '../lexicon/remarks.ts';
import { type AdditiveClass } from '../model.ts';
import { beginsWithLetters, endsInDigit, hasDigit } from '../text/chars.ts';
import {
  hasMarkAt,
  piecesBetween,
  splitAtAny,
  untilAny,
  withoutBeginning,
} from '../text/pieces.ts';
import { classAtStart, isPluralClass, isMember, isAdditive, codeOf, eNumber } from './additives.ts';
import { areVitamins, type Gap, lastJoint, lostSeparator, jointOfKnown } from './joints.ts';
import { type ItemReading, readHead, readItem, readMixedItem } from './names.ts';
import { statementAt } from './statements.ts';
import {
  pastAnd,
  skipMarks,
  type Token,
  type Reading,
  type Frame,
  type Node,
  pendingAt,
  lastNode,
} from './tokens.ts';

/** Begins an item at the first character from a place on that may be one's; gives its place. */
export function startItem(reading: Reading, at: number): number {
  const { frame, text, end } = reading;
  const start = pastAnd(text, skipMarks(text, at, end, frame.item.text === ''));
  frame.item = pendingAt(start);
  return start;
}

/** Whether 'può contenere …' or 'contiene …' closes the bracket that is open, commas and all. */
export function statementInBracket({ frame, text, end }: Reading): 'traces' | 'contains' | null {
  const { item } = frame;
  if (!frame.isBracket || frame.items.length === 0) return null;
  if (item.statement === undefined) {
    const kind = statementAt(text, item.start, end);
    item.statement = kind === 'traces' || kind === 'contains' ? kind : null;
  }
  return item.statement;
}

/** 'E202-E211', 'E471 e E472e', 'E102/110/129', 'E414 E445' */
const joinedCodes = new RegExp(
  `^${eNumber}(?:(?: ?[-–/+] ?| ed? | (?=e))e?[\\s-]?\\d{3,4}[a-f]?)+$`,
  'i',
);
const code = /(?:E[\s-]?|e-?)?\d{3,4}[a-fA-F]?/g;
const conjunctions = [' e ', ' ed ', ' & ', ' and '];
const joints = [...conjunctions, ' – ', ' - '];

/** The names between joints; 'mono e digliceridi' is one. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const piece of piecesBetween(text, joints)) {
    const goesOn = piece.toLowerCase().startsWith('diglic') ? names.pop() : undefined;
    names.push(goesOn === undefined ? piece : `${goesOn} e ${piece}`);
  }
  return names;
}

/** 'sucralosio e acesulfame K': the members of a class that are in one item; null where it is one. */
export function joinedMembers(item: Node, role: AdditiveClass): Node[] | null {
  if (joinedCodes.test(item.name))
    return Array.from(item.name.matchAll(code), ([name]) => ({
      ...item,
      name,
      code: codeOf(name) ?? codeOf(`E${name}`) ?? name,
    }));
  const apart = namesIn(item.name);
  const areCodes = apart.length > 1 && apart.every((name) => codeOf(name) !== undefined);
  if (item.children || (isMember(item.name, role) && !areCodes)) return null;
  const dashed = splitAtAny(item.name, '-/').map((name) => name.trim());
  const first = untilAny(item.name, '-/');
  const others = [[first.trim(), item.name.slice(first.length + 1).trim()], dashed];
  const isEach = (names: readonly string[]): boolean =>
    names.length > 1 && names.every((name) => isMember(name, role));
  const names = areCodes ? apart : [apart, ...others].find(isEach);
  if (!names) return null;
  // A class that the item begins with is the first one's.
  const { code: printed, role: own, ...whole } = item;
  return names.map((name, k) => {
    const number = codeOf(name) ?? (k === names.length - 1 ? printed : undefined);
    return {
      ...whole,
      name,
      ...(number !== undefined && { code: number }),
      ...(k === 0 && own !== undefined && { role: own }),
    };
  });
}

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
const titrated = atWord('tit[.]…%');
const isBase = asWhole(shareBases);
const goesOnBehind = asWhole(goesOnBehindComma);

/** What an item behind a comma adds to the name of the one before it; null for an item of its own. */
function remarkFor(
  previous: Node,
  { name, percent }: ItemReading,
  isGrouped: boolean,
): string | null {
  // 'foglie, e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni'
  if (titration.test(name)) return name;
  const isStrength = percent !== undefined && !isGrouped && markerCompound.test(name);
  if (isStrength && titrated.test(previous.name))
    return `${String(percent).replace('.', ',')}% ${name}`;
  if (percent !== undefined) return null;
  // 'latte 8%, nella crema', 'proteine concentrate, isolate'
  if (previous.percent !== undefined && isBase.test(name)) return '';
  const goesOn = goesOnBehind.test(name) && !goesOnBehind.test(previous.name) && !previous.children;
  return goesOn ? name : null;
}

/** Whether an item was no more than a remark on the one before it, which it became part of. */
function takeRemark({ frame }: Reading, read: ItemReading, end: number): boolean {
  const { item } = frame;
  const previous = item.children ? undefined : lastNode(frame);
  const remark = previous ? remarkFor(previous, read, frame.group !== null) : null;
  if (!previous || remark === null) return false;
  if (remark !== '') previous.name += `, ${remark}`;
  previous.end = end;
  previous.evidence = [...previous.evidence, ...item.evidence];
  return true;
}

const ofWhich = new RegExp(
  `^${sourceOf('di cui|dei quali|delle quali|apporta|apportano')} (?=\\S)`,
  'i',
);
/** Behind the share or amount of an item: 'proteine 92% di cui lattosio'. */
const ofWhichBehindShare = new RegExp(`(?<=%|\\d ?(?:m?g|mcg|[µμ]g)) ?${sourceOf('di cui')} `, 'i');

/** 'di cui lattosio <1%': makes it a child of the item before it; false for any other item. */
function takePart(frame: Frame, item: Node): boolean {
  const lead = ofWhich.exec(item.name);
  const whole = lead && lastNode(frame);
  if (!lead || !whole) return false;
  item.name = item.name.slice(lead[0].length);
  const joint = lastJoint(item.name);
  const first = joint ? readHead(item.name.slice(0, joint.end)) : null;
  whole.children ??= [];
  // 'EPA 330 mg e DHA 220 mg'
  if (joint && first && hasDigit(item.name.slice(0, joint.end))) {
    const { start, end, evidence } = item;
    const { percent } = first;
    whole.children.push({
      name: first.name,
      ...(percent !== undefined && { percent }),
      start,
      end,
      evidence,
    });
    item.name = item.name.slice(joint.start);
    item.evidence = [];
  }
  whole.children.push(item);
  return true;
}

/** Characters between two members of one item. */
const maxJoint = 8;
/** What has one member behind its colon: 'aroma: vaniglina, sale'. */
const withOneMember = asWhole("aroma|enzima|amido|fibr(a|e)[ ~]|olio[ ~][ ~]|olio d'~");
/** 'vitamine: B2, B12, aromi': a group of nothing else. */
const ofVitamins = asWhole('vitamine[ ~]|[sali ]minerali|vitamine e [sali ]minerali');
const foodBehindVitamins = atStart(foodsBehindVitamins);

/** The items beside which the next one is: those of the part that is open, or of the list. */
export const siblingsIn = ({ part, items }: Frame): Node[] => part?.children ?? items;

/** Gives members that were in one item a place each. */
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

/** Puts an item under the open class or group, or behind it. */
function place({ frame, text }: Reading, item: Node): void {
  const { part, group } = frame;
  if (part) part.end = item.end;
  const members = group?.children ?? [];
  const isFull = group !== null && members.length > 0 && withOneMember.test(group.name);
  const joined = !group?.role || isFull ? null : joinedMembers(item, group.role);
  if (joined) putInPlace(text, joined, item.start);
  // 'acidificante: acido citrico, antiagglomerante (E551)': another class is no member.
  if (group && !isFull && (joined || staysIn(group, item))) {
    members.push(...(joined ?? [item]));
    group.end = item.end;
    return;
  }
  frame.group = null;
  siblingsIn(frame).push(item);
}

/** A lone percentage belongs to the item before it; a lone bracket holds items of the list. */
function finishNameless(reading: Reading, percent: number | undefined): void {
  const { frame } = reading;
  const { item, group } = frame;
  reading.loose.push(...item.evidence);
  const isFirst = group?.role !== undefined && group.children?.length === 0;
  // 'rivestimento: [cellulosa, colorante: E171, talco]': all of them, whatever their class.
  if (isFirst && item.children)
    group.children = item.children.flatMap(
      (child) => (group.role && joinedMembers(child, group.role)) ?? [child],
    );
  else for (const child of item.children ?? []) place(reading, child);
  const previous = item.children ? undefined : lastNode(frame);
  // 'cioccolato (20%, zucchero, latte)': the share of what the bracket is behind.
  const owner = previous ?? (frame.isBracket ? reading.outer.at(-1)?.item : undefined);
  if (owner && percent !== undefined) owner.percent ??= percent;
}

/** Opens a class or group whose members follow. */
function openGroup(frame: Frame, head: Pick<Node, 'name' | 'role' | 'start'>): void {
  const end = head.start + head.name.length;
  frame.group = { ...head, children: [], end, evidence: [] };
  siblingsIn(frame).push(frame.group);
}

/** Opens the class with which an item begins, its colon lost; false where none is. */
export function openLead(reading: Reading, printed: string, at: number): boolean {
  const { frame } = reading;
  const { start, text } = frame.item;
  // 'caramello (colorante E150d)' says what the caramel is.
  const lead = text === '' ? classAtStart(printed) : null;
  const isAlone = frame.isBracket && frame.items.length === 0 && hasMarkAt(reading.text, at, ')]}');
  if (!lead || (isAlone && !isPluralClass(printed.slice(0, lead.end)))) return false;
  openGroup(frame, { name: printed.slice(0, lead.end), role: lead.role, start });
  startItem(reading, start + lead.from);
  return true;
}

const vitamins = /^vitamine (?=.)/i;
/** Characters of the vitamins behind the first. */
const maxVitamins = 24;

/** 'vitamine C, E, B6': opens the group of several vitamins by their letters; 'vitamine B6' alone is French. */
function openVitamins(reading: Reading, printed: string, at: number): boolean {
  const { frame, text, end } = reading;
  const lead = vitamins.exec(printed)?.[0].length ?? 0;
  if (lead === 0 || frame.group?.role === 'antioxidant') return false;
  const [first = '', ...others] = piecesBetween(printed.slice(lead), conjunctions);
  const next = untilAny(`${text.slice(at + 1, Math.min(end, at + maxVitamins))},`, ',;.()');
  const goesOn = areVitamins(next);
  if (!areVitamins(first) || (others.length === 0 && !goesOn)) return false;
  const { start } = frame.item;
  openGroup(frame, { name: printed.slice(0, lead - 1), start });
  startItem(reading, start + lead);
  finishItem(reading, at);
  if (!goesOn) frame.group = null;
  return true;
}

/** The node of the item that ends at a place. */
function nodeOf({ frame }: Reading, item: ItemReading, end: number): Node {
  const { start, children, evidence } = frame.item;
  const { group } = frame;
  const node: Node = { name: item.name, start, end, evidence };
  const percent = frame.item.percent ?? item.percent;
  if (percent !== undefined) node.percent = percent;
  const number = frame.item.code ?? item.code;
  if (number !== undefined) node.code = number;
  // An item that begins like a class ('gelatina') may be a member of the one that is open.
  const isOfGroup = group?.role !== undefined && isMember(item.name, group.role);
  const role = isOfGroup ? item.role : item.leads;
  if (role !== undefined) node.role = role;
  // '(acesulfame K e sucralosio)': members of a class.
  if (children && children.length > 0)
    node.children = children.flatMap((child) => (role && joinedMembers(child, role)) ?? child);
  return node;
}

/** The 'e' before the last item of a bracket, or of a group of several. */
export function jointInItem({ text, frame: { item } }: Reading, end: number): Gap | null {
  return item.children === null && item.text === '' ? lastJoint(text.slice(item.start, end)) : null;
}

/** Ends an item that goes on with another behind a gap; where the other begins. */
export function finishBefore(reading: Reading, { end, start }: Gap): number {
  const from = reading.frame.item.start;
  finishItem(reading, from + end);
  return from + start;
}

/** Ends the item that is being read, at a place, and those that are in its text. */
export function finishItem(reading: Reading, at: number): void {
  for (let next = finishFirst(reading, at); next >= 0; next = finishFirst(reading, at))
    startItem(reading, next);
}

/** Where the text of an item goes on with another; null where it is one, or holds a bracket. */
function gapIn(reading: Reading, printed: string, stop: number): Gap | null {
  const { group, item, isBracket } = reading.frame;
  if (item.text !== '') return null;
  const isApart = !isBracket && group?.role === undefined;
  const isOfSeveral = (group?.children?.length ?? 0) > 1;
  const joint = isApart ? jointOfKnown(printed) : null;
  const last = isApart && isOfSeveral ? jointInItem(reading, stop) : null;
  const part = printed.includes('di cui ') ? printed.search(ofWhichBehindShare) : -1;
  return joint ?? last ?? (part > 0 ? { end: part, start: part } : lostSeparator(printed));
}

/**
 * Ends the first item before a place, and puts it where it belongs.
 * @returns where the next one begins; -1 where none is left.
 */
function finishFirst(reading: Reading, at: number): number {
  const { frame, text } = reading;
  const { item } = frame;
  const { start } = item;
  const stop = start + text.slice(start, at).trimEnd().length;
  const kind = statementInBracket(reading);
  if (kind) {
    reading.statements.push({ kind, start, end: stop });
    return -1;
  }
  const printed = item.text + text.slice(item.from, Math.max(item.from, stop));
  if (printed.trim() === '' && !item.children && item.percent === undefined) {
    reading.loose.push(...item.evidence);
    return -1;
  }
  if (item.text === '' && !frame.isBracket && openVitamins(reading, printed, at)) return -1;
  const gap = gapIn(reading, printed, stop);
  if (gap) return finishBefore(reading, gap);
  const isFirst = frame.isBracket && frame.items.length === 0;
  const isShare = reading.style.inShares && endsInDigit(printed);
  // '(di cui isolate 60%, …': the first part of a bracket, its whole before the bracket.
  const shown = `${isFirst ? printed.replace(ofWhich, '') : printed}${isShare ? '%' : ''}`;
  const read = (reading.style.isMixed ? readMixedItem : readItem)(shown);
  if (read.isAllergen) item.evidence.push({ text: shown, at: start, skip: 0 });
  // '22% (9% sul prodotto finito, siero di latte)'
  if (isFirst && isBase.test(read.name)) return -1;
  if (takeRemark(reading, { ...read, percent: item.percent ?? read.percent }, stop)) return -1;
  if (read.name === '') finishNameless(reading, item.percent ?? read.percent);
  else if (read.leads !== undefined && openLead(reading, printed, at)) finishItem(reading, at);
  else {
    const node = nodeOf(reading, read, stop);
    if (!takePart(frame, node)) place(reading, node);
  }
  return -1;
}

/** Longer names are no additives. */
const maxNameLength = 60;

/** 'E955 - E950': whether a dash is between two members of a class, and 'E330 - acido citrico' no name of one. */
export function partsMembers({ frame, text, end }: Reading, token: Token): boolean {
  const { group, item } = frame;
  const role = group?.role;
  if (role === undefined || item.text !== '') return false;
  const printed = text.slice(item.from, token.start).trim();
  const next = text.slice(token.end, Math.min(end, token.end + maxNameLength));
  const name = untilAny(next, ',;(/-–—').trim();
  const areAlike = (codeOf(printed) === undefined) === (codeOf(name) === undefined);
  // 'carragenina - gomma di gellano - E460'
  const isBehindDash = hasMarkAt(text, item.start - 2, '-–—');
  return isMember(printed, role) && isMember(name, role) && (areAlike || isBehindDash);
}
