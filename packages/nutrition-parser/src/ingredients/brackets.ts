import { findAllergens } from '../allergens/findAllergens.ts';
import { ownNoun } from '../allergens/names.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { groupsOfSubstances, compoundFoods } from '../lexicon/rawMaterials.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { untilAny } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { additiveClassOf, codeOf, isNumeralAt, eNumber } from './additives.ts';
import { openLead, finishItem, startItem, statementInBracket } from './items.ts';
import { isUnbound, mayBind, jointOfKnown, lostSeparator, lastJoint } from './joints.ts';
import { behindAnd } from './members.ts';
import { isKnownIngredient, readHead, isOpenStrength } from './names.ts';
import { isLatinName } from './plants.ts';
import { pastContains, type Bracket, readBracket } from './remarks.ts';
import { type Token } from './tokens.ts';
import {
  type Node,
  type Frame,
  isOverlong,
  type Reading,
  type Pending,
  keepEvidence,
  maxDepth,
  frameAt,
  type Evidence,
} from './tree.ts';

/** Longer names are not looked at. */
const maxNextLength = 80;
/** ' Salsa al basilico 30% (…' */
const nextWithShare = /^ [A-ZÀ-Ý][^,;.()[\]]{2,60}\d ?% ?\(/;

const groupName = asWhole(groupsOfSubstances);
const compound = atStart(compoundFoods);

/** 'preparato al cacao, (zucchero, cacao)', 'frutta 9%, (mele, pere)': whether the bracket behind an item's comma is its own. */
const isOwner = ({ name, percent }: Node, children: readonly Node[] | null): boolean =>
  groupName.test(fold(name)) ||
  (children !== null &&
    children.length > 1 &&
    (percent !== undefined || compound.test(fold(name))));

/** 'margarina, (palma, acqua) lievito': the item whose bracket a comma parts from it. */
function ownerBefore({ items, item, group }: Frame): Node | null {
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
function nextItemAt({ text, end, frame }: Reading, at: number): number {
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

/**
 * 'acido citrico (E330, acidificante)': the first of the bracket's items is the code of the whole, and
 * what it is made of, 'E322 (soia)', counts for the whole.
 */
function takeCode(item: Pending, inner: Frame): void {
  const [first, second] = inner.items;
  if (first?.code === undefined || first.code !== codeOf(first.name)) return;
  if (second && (second.role === undefined || second.children)) return;
  if (item.code !== undefined) return;
  item.code = first.code;
  for (const evidence of first.evidence ?? []) keepEvidence(item, evidence);
  inner.items.shift();
}

/** '(tonnetto striato, Katsuwonus pelamis)': the Latin name of the item before it. */
function takeLatinName({ items }: Frame): void {
  const [first, second] = items;
  if (!first || !second || items.length > 2 || second.percent !== undefined) return;
  if (!isLatinName(second.name) || isLatinName(first.name)) return;
  first.name += `, ${second.name}`;
  first.end = second.end;
  first.evidence = [...(first.evidence ?? []), ...(second.evidence ?? [])];
  items.pop();
}

/** A span without the signs of a footnote at its ends. */
function trimmedSpan(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  while (start < end && ' *"'.includes(text.charAt(start))) start++;
  while (end > start && ' *"'.includes(text.charAt(end - 1))) end--;
  return { start, end };
}

/** A remark as it stays in the name; '(*)' is the sign of a footnote. */
const remarkOf = (content: string): string => {
  const text = trimmedStart(content.trim(), '*').trim();
  return text === '' ? '' : `(${text})`;
};

/** Characters before a bracket that may tell how its allergen was made. */
const contextLength = 160;

const cereal = asWhole('frumento|grano|orzo|wheat|barley');

/** 'zucchero e cacao (12%)': the bracket is of the second of two items. */
function finishFirst(reading: Reading, open: number): void {
  const { item, group } = reading.frame;
  if (item.text !== '') return;
  const { start } = item;
  const printed = reading.text.slice(start, open).trimEnd();
  // 'edulcoranti sucralosio (E955)'; in 'conservante E202 (sorbato di potassio)' the number is the class's.
  const isNumbered = readHead(printed).code !== undefined && !isNumeralAt(reading.text, open + 1);
  if (!isNumbered && openLead(reading, printed, open)) return;
  const joint = group?.role === undefined ? jointOfKnown(printed) : null;
  const gap = joint ? { end: joint.start, start: joint.end } : lostSeparator(printed);
  if (!gap) return;
  finishItem(reading, start + gap.end);
  startItem(reading, start + gap.start);
}

/** Opens a bracket: a frame of its own for what it holds. */
export function openBracket(reading: Reading, { start: i }: Token): number {
  if (reading.outer.length >= maxDepth) {
    reading.skipped++;
    return i + 1;
  }
  finishFirst(reading, i);
  const { frame, text } = reading;
  frame.item.text += text.slice(frame.item.from, i);
  reading.outer.push(frame);
  reading.frame = { ...frameAt(pastContains(text, i + 1), true), bracketStart: i + 1 };
  return startItem(reading, reading.frame.contentStart);
}

/** A bracket's text with what is before it, which tells how its allergen was made. */
function sourceEvidence({ text }: Reading, start: number, from: number, to: number): Evidence {
  const at = Math.max(start, from - contextLength);
  return { text: text.slice(at, to), at, skip: from - at };
}

const allergensIn = ({ text, skip }: Evidence) =>
  findAllergens(text, 0, text.length).filter(({ start }) => start >= skip);

/** 'destrosio (frumento)': whether a bracket tells of what an exempt ingredient is made. */
const isExemptSource = (evidence: Evidence): boolean =>
  allergensIn(evidence).some(({ exempt }) => exempt);

/** Longer items are no names of additives. */
const maxNameLength = 200;
const codeLetter = asWhole('a|b|c|d|e|f');
const unfinishedCode = new RegExp(`\\b${eNumber}\\s*$`, 'i');

/** Gives an item what a bracket says of it; false where the bracket holds items of its own. */
function applyRemark(reading: Reading, bracket: Bracket, from: number, to: number): boolean {
  const { item } = reading.frame;
  const content = reading.text.slice(from, to);
  // 'E470 (b)'
  const mayHaveCode = item.text.length < maxNameLength && codeLetter.test(content.trim());
  if (mayHaveCode && unfinishedCode.test(item.text)) {
    item.text = `${item.text.trimEnd()}${content.trim()} `;
    return true;
  }
  switch (bracket.kind) {
    case 'percent':
      if (isOpenStrength(item.text)) item.text += remarkOf(content);
      else item.percent ??= bracket.percent;
      return true;
    case 'code':
      item.code ??= bracket.code;
      // 'conservante (E223)'
      keepEvidence(item, { text: content, at: from, skip: 0 });
      return true;
    case 'base':
      return true;
    case 'traces':
      reading.statements.push({ kind: 'traces', start: from, end: to });
      return true;
    case 'note':
      reading.statements.push({ kind: 'note', ...trimmedSpan(reading.text, from, to) });
      return true;
    case 'source': {
      const evidence = sourceEvidence(reading, item.start, from, to);
      keepEvidence(item, evidence);
      if (allergensIn(evidence).length === 0) item.text += remarkOf(content);
      return true;
    }
    case 'remark':
      item.text += remarkOf(content);
      keepEvidence(item, { text: content, at: from, skip: 0 });
      return true;
    default:
      return false;
  }
}

/** Puts the items of a bracket under the item before it. */
function applyItems(reading: Reading, inner: Frame, to: number): void {
  const { frame } = reading;
  reading.frame = inner;
  const joint = statementInBracket(reading) ? null : lastJoint(reading.text, inner, to);
  if (joint) {
    finishItem(reading, joint.start);
    startItem(reading, joint.end);
  }
  finishItem(reading, to);
  reading.frame = frame;
  frame.item.text += ' ';
  frame.item.children ??= [];
  if (inner.items.length > 1) takeCode(frame.item, inner);
  takeLatinName(inner);
  frame.item.children.push(...inner.items);
}

function applyBracket(reading: Reading, inner: Frame, to: number): void {
  const { frame, text } = reading;
  const from = inner.contentStart;
  const content = text.slice(from, to);
  const isPlain = inner.items.length === 0 && inner.group === null;
  const isSource =
    isPlain &&
    cereal.test(content.trim()) &&
    isExemptSource(sourceEvidence(reading, frame.item.start, from, to));
  const holdsItems = inner.contentStart > inner.bracketStart;
  const bracket: Bracket = isSource
    ? { kind: 'source' }
    : holdsItems
      ? { kind: 'children' }
      : readBracket(content);
  if (applyRemark(reading, bracket, from, to)) return;
  // 'acido citrico (acidificante)': the bracket names the class.
  const role = isPlain ? additiveClassOf(content) : undefined;
  if (role === undefined) {
    applyItems(reading, inner, to);
    return;
  }
  frame.item.text += ' ';
  frame.item.children ??= [];
  frame.item.children.push({
    name: content.trim(),
    role,
    start: from,
    end: to,
    evidence: undefined,
  });
}

/** Closes the innermost bracket; what it holds is judged by its whole text. */
export function closeBracket(reading: Reading, { start: i }: Pick<Token, 'start'>): number {
  if (reading.skipped > 0) {
    reading.skipped--;
    return i + 1;
  }
  const outer = reading.outer.pop();
  if (!outer) {
    const { item } = reading.frame;
    item.text += `${reading.text.slice(item.from, i)} `;
    item.from = i + 1;
    return i + 1;
  }
  const inner = reading.frame;
  reading.frame = outer;
  outer.item.from = i + 1;
  applyBracket(reading, inner, i);
  const owner = ownerBefore(outer);
  const next = nextItemAt(reading, i + 1);
  if (owner && (next >= 0 || isOwner(owner, outer.item.children))) {
    owner.children = outer.item.children ?? [];
    outer.item.children = null;
  }
  if (next < 0) return i + 1;
  finishItem(reading, i + 1);
  return startItem(reading, next);
}
