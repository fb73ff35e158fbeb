import { type AdditiveClass } from '../model.ts';
import { endsInDigit } from '../text/chars.ts';
import { hasMarkAt, piecesBetween, indexOfAny, splitAtAny } from '../text/pieces.ts';
import { classAtStart, isPluralClass, isMember, codeOf } from './additives.ts';
import { areVitamins, type Gap, lastJoint, lostSeparator, jointOfKnown } from './joints.ts';
import {
  joinedMembers,
  place,
  openGroup,
  isMemberOfGroup,
  partIn,
  withoutOfWhich,
  isShareOfWhole,
  takeStrength,
  takeRemark,
  takePart,
} from './members.ts';
import { type ItemReading, readItem } from './names.ts';
import { statementAt } from './statements.ts';
import { pastAnd, skipMarks, type Token } from './tokens.ts';
import { type Reading, pendingAt, lastNode, type Node, endOfText, keepEvidence } from './tree.ts';

/** Begins an item at the first character from a place on that may be one's; gives its place. */
export function startItem(reading: Reading, at: number): number {
  const { frame, text, end } = reading;
  const start = pastAnd(text, skipMarks(text, at, end, frame.item.text === ''));
  frame.item = pendingAt(start);
  return start;
}

/** Whether 'può contenere …' or 'contiene …' closes the bracket that is open, commas and all. */
export function statementInBracket({ frame, text, end }: Reading): 'traces' | 'contains' | null {
  if (!frame.isBracket || frame.items.length === 0) return null;
  const { item } = frame;
  if (item.statement === undefined) {
    const kind = statementAt(text, item.start, end);
    item.statement = kind === 'traces' || kind === 'contains' ? kind : null;
  }
  return item.statement;
}

/** A lone percentage belongs to the item before it; a lone bracket holds items of the list. */
function finishNameless(reading: Reading, percent: number | undefined): void {
  const { frame } = reading;
  const role = frame.group?.role;
  const isFirst = role !== undefined && frame.group?.children?.length === 0;
  const members = isFirst ? frame.group?.children : undefined;
  reading.loose.push(...(frame.item.evidence ?? []));
  for (const child of frame.item.children ?? []) {
    // 'rivestimento: [cellulosa, colorante: E171, talco]': all of them, whatever their class.
    if (members) members.push(...((role && joinedMembers(child, role)) ?? [child]));
    else place(reading, child);
  }
  const previous = frame.item.children ? undefined : lastNode(frame);
  // 'cioccolato (20%, zucchero, latte)': the share of what the bracket is behind.
  const isOfOwner = frame.isBracket && !frame.item.children && !frame.group;
  const owner = previous ?? (isOfOwner ? reading.outer.at(-1)?.item : undefined);
  if (owner && percent !== undefined) owner.percent ??= percent;
}

/** Opens the class with which an item begins, its colon lost; false where none is. */
export function openLead(reading: Reading, printed: string, at: number): boolean {
  const { frame } = reading;
  const { start, text } = frame.item;
  // 'caramello (colorante E150d)' says what the caramel is.
  if (text !== '') return false;
  const lead = classAtStart(printed);
  const isAlone = frame.isBracket && frame.items.length === 0 && hasMarkAt(reading.text, at, ')]}');
  if (!lead || (isAlone && !isPluralClass(printed.slice(0, lead.end)))) return false;
  openGroup(reading, { name: printed.slice(0, lead.end), role: lead.role, start });
  startItem(reading, start + lead.from);
  return true;
}

const vitamins = 'vitamine ';
/** Characters of the vitamins behind the first. */
const maxVitamins = 24;

const vitaminJoints = [' e ', ' ed '];

/** 'vitamine C, E, B6': opens the group of vitamins by their letters; 'vitamine B6' alone is French. */
function openVitamins(reading: Reading, printed: string, at: number): boolean {
  const { frame, text, end } = reading;
  const { start } = frame.item;
  // Few items begin with 'v'.
  if (!hasMarkAt(printed, 0, 'vV') || !printed.toLowerCase().startsWith(vitamins)) return false;
  if (!areVitamins(printed.slice(vitamins.length))) return false;
  const behind = `${text.slice(at + 1, Math.min(end, at + maxVitamins))},`;
  const next = behind.slice(0, indexOfAny(behind, ',;.()'));
  // 'vitamine C ed E.' are several by themselves.
  const areSeveral = piecesBetween(printed, vitaminJoints).length > 1;
  if (!areSeveral && !areVitamins(next)) return false;
  openGroup(reading, { name: printed.slice(0, vitamins.length - 1), start });
  startItem(reading, start + vitamins.length);
  finishItem(reading, at);
  if (!areVitamins(next)) reading.frame.group = null;
  return true;
}

/** The node of the item that ends at a place. */
function nodeOf(reading: Reading, item: ItemReading, end: number): Node {
  const { frame } = reading;
  const { start, children, evidence } = frame.item;
  const node: Node = { name: item.name, start, end, evidence };
  const percent = frame.item.percent ?? item.percent;
  if (percent !== undefined) node.percent = percent;
  const code = frame.item.code ?? item.code;
  if (code !== undefined) node.code = code;
  const role = isMemberOfGroup(frame, item) ? item.role : item.leads;
  if (role !== undefined) node.role = role;
  if (children && children.length > 0) {
    // '(acesulfame K e sucralosio)': members of a class.
    node.children =
      role === undefined
        ? children
        : children.flatMap((child) => joinedMembers(child, role) ?? child);
  }
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

/**
 * Ends the first item before a place, and puts it where it belongs.
 * @returns where the next one begins; -1 where none is left.
 */
function finishFirst(reading: Reading, at: number): number {
  const { frame, text } = reading;
  const { item } = frame;
  const { start } = item;
  const stop = endOfText(text, start, at);
  const kind = statementInBracket(reading);
  if (kind) {
    reading.statements.push({ kind, start, end: stop });
    return -1;
  }
  const printed = item.text + text.slice(item.from, Math.max(item.from, stop));
  if (printed.trim() === '' && !item.children && item.percent === undefined) {
    reading.loose.push(...(item.evidence ?? []));
    return -1;
  }
  const part = item.text === '' ? partIn(printed) : -1;
  const isApart = item.text === '' && !frame.isBracket && frame.group?.role === undefined;
  const isOfSeveral = (frame.group?.children?.length ?? 0) > 1;
  const and = isApart
    ? (jointOfKnown(printed) ?? (isOfSeveral ? jointInItem(reading, stop) : null))
    : null;
  if (and) return finishBefore(reading, and);
  const mayOpen = item.text === '' && !frame.isBracket && frame.group?.role !== 'antioxidant';
  if (mayOpen && openVitamins(reading, printed, at)) return -1;
  const gap =
    part > 0 ? { end: part, start: part } : item.text === '' ? lostSeparator(printed) : null;
  if (gap) return finishBefore(reading, gap);
  const isShare = reading.style.inShares && endsInDigit(printed);
  const shown = withoutOfWhich(isShare ? `${printed}%` : printed, frame);
  const read = readItem(shown, reading.style.isMixed);
  if (read.isAllergen) keepEvidence(item, { text: shown, at: start, skip: 0 });
  if (isShareOfWhole(frame, read.name)) return -1;
  const percent = item.percent ?? read.percent;
  const whole = item.children
    ? null
    : (takeStrength(frame, read.name, percent) ?? takeRemark(frame, read.name, percent));
  if (whole) {
    whole.end = stop;
    whole.evidence = [...(whole.evidence ?? []), ...(item.evidence ?? [])];
  } else if (read.name === '') finishNameless(reading, percent);
  else if (read.leads !== undefined && openLead(reading, printed, at)) finishItem(reading, at);
  else {
    const node = nodeOf(reading, read, stop);
    if (!takePart(frame, node)) place(reading, node);
  }
  return -1;
}

/** Longer names are no additives. */
const maxNameLength = 60;

/** The name at a place, to the next mark. */
function nextName({ text, end }: Reading, at: number): string {
  const [name = ''] = splitAtAny(text.slice(at, Math.min(end, at + maxNameLength)), ',;(/-–—');
  return name.trim();
}

const areMembers = (name: string, next: string, role: AdditiveClass): boolean =>
  isMember(name, role) && isMember(next, role);

/** Of 'E330 - acido citrico' the one is the other's number. */
const areAlike = (name: string, next: string): boolean =>
  (codeOf(name) === undefined) === (codeOf(next) === undefined);

/** 'carragenina - gomma di gellano - E460': whether a dash is before an item. */
const isBehindDash = (text: string, at: number): boolean =>
  ['-', '–', '—'].includes(text.slice(Math.max(0, at - 2), at).trim());

/** 'E955 - E950 (contiene una fonte di fenilalanina)': whether a dash is between two members of a class. */
export function partsMembers(reading: Reading, { start, end }: Token): boolean {
  const { group, item } = reading.frame;
  if (group?.role === undefined || item.text !== '') return false;
  const printed = reading.text.slice(item.from, start).trim();
  const next = nextName(reading, end);
  if (!areMembers(printed, next, group.role)) return false;
  return areAlike(printed, next) || isBehindDash(reading.text, item.start);
}
