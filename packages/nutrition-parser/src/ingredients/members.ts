import { asWhole, atStart } from '../lexicon/phrases.ts';
import { foodsBehindVitamins } from '../lexicon/rawMaterials.ts';
import type { AdditiveClass } from '../model.ts';
import { additiveClassOf, isAdditive, isMember, isPluralClass } from './additiveClasses.ts';
import { joinedMembers } from './joinedMembers.ts';
import type { ItemReading } from './readItem.ts';
import type { Frame, Node, Reading } from './tree.ts';

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
