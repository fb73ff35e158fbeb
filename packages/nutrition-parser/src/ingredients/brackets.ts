import { findAllergens } from '../allergens/findAllergens.ts';
import { ownNoun } from '../allergens/names.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { groupsOfSubstances, compoundFoods } from '../lexicon/rawMaterials.ts';
import { beginsWithLetters } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { untilAny } from '../text/pieces.ts';
import { trimmedAround, trimmedStart } from '../text/trim.ts';
import { additiveClassOf, codeOf, isNumeralAt } from './additives.ts';
import {
  behindAnd,
  openLead,
  finishItem,
  finishBefore,
  jointInItem,
  startItem,
  statementInBracket,
} from './items.ts';
import { isUnbound, mayBind, jointOfKnown, lostSeparator } from './joints.ts';
import { isKnownIngredient, readHead, isOpenStrength } from './names.ts';
import { isLatinName } from './plants.ts';
import { pastContains, readBracket, type Bracket } from './remarks.ts';
import { type Token } from './tokens.ts';
import {
  type Node,
  type Frame,
  isOverlong,
  type Reading,
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
const isOwner = ({ name, percent }: Node, children: readonly Node[] = []): boolean =>
  groupName.test(fold(name)) ||
  (children.length > 1 && (percent !== undefined || compound.test(fold(name))));

/** 'margarina, (palma, acqua) lievito': the item whose bracket a comma parts from it. */
function ownerBefore({ items, item, group }: Frame): Node | null {
  const previous = group ? undefined : items.at(-1);
  if (!previous || previous.children || item.children === null) return null;
  return item.text.trim() === '' ? previous : null;
}

/** Where the next item begins right behind a bracket, its comma lost; -1 where the item goes on. */
function nextItemAt({ text, end, frame }: Reading, at: number): number {
  const { item } = frame;
  const { children } = item;
  const behind = text.slice(at, Math.min(end, at + maxNextLength));
  const name = untilAny(behind, ',;.:([|\n').trim();
  const isName = behind.startsWith(' ') && beginsWithLetters(name, 3);
  // 'glucosamina (da crostacei) inulina'
  if (children === null && item.code === undefined)
    return isName && isUnbound(name) && !mayBind(item.text) ? at + 1 : -1;
  // 'ossido di ferro (E172) e biossido di titanio (E171)'
  const joined = behindAnd(text, at, end);
  if (joined >= 0 || children === null || !isName || isOverlong(item, at)) return joined;
  const isNext =
    ownerBefore(frame) !== null ||
    isKnownIngredient(name) ||
    // '… (riso, avena) estratto di malto', '… (inulina) sali minerali (…)'
    ownNoun.test(name) ||
    groupName.test(fold(name)) ||
    // 'agenti lievitanti (…) fiocchi di mais (…)'
    additiveClassOf(item.text) !== undefined ||
    (item.text.includes('%') && nextWithShare.test(behind));
  return isNext ? at + 1 : -1;
}

/**
 * 'acido citrico (E330, acidificante)': the first of the bracket's items is the code of the whole, and
 * '(tonnetto striato, Katsuwonus pelamis)': the second is the Latin name of the first.
 */
function takeFirst({ item }: Frame, { items }: Frame): void {
  const [first, second] = items;
  if (!first || !second) return;
  const isCode = first.code !== undefined && first.code === codeOf(first.name);
  if (isCode && second.role !== undefined && !second.children) {
    if (item.code !== undefined) return;
    item.code = first.code;
    item.evidence = [...(item.evidence ?? []), ...(first.evidence ?? [])];
    items.shift();
    return;
  }
  if (items.length > 2 || !isLatinName(second.name) || isLatinName(first.name)) return;
  first.name += `, ${second.name}`;
  first.end = second.end;
  first.evidence = [...(first.evidence ?? []), ...(second.evidence ?? [])];
  items.pop();
}

/** A remark as it stays in the name; '(*)' is the sign of a footnote. */
const remarkOf = (content: string): string => {
  const text = trimmedStart(content.trim(), '*').trim();
  return text === '' ? '' : `(${text})`;
};

/** 'zucchero e cacao (12%)': the bracket is of the second of two items. */
function finishFirst(reading: Reading, open: number): void {
  const { item, group } = reading.frame;
  if (item.text !== '') return;
  const printed = reading.text.slice(item.start, open).trimEnd();
  // 'edulcoranti sucralosio (E955)'; in 'conservante E202 (sorbato di potassio)' the number is the class's.
  const isNumbered = readHead(printed).code !== undefined && !isNumeralAt(reading.text, open + 1);
  if (!isNumbered && openLead(reading, printed, open)) return;
  const gap = (group?.role === undefined ? jointOfKnown(printed) : null) ?? lostSeparator(printed);
  if (gap) startItem(reading, finishBefore(reading, gap));
}

/** Opens a bracket: a frame of its own for what it holds. */
export function openBracket(reading: Reading, { start, end }: Token): number {
  if (reading.outer.length >= maxDepth) {
    reading.skipped++;
    return end;
  }
  finishFirst(reading, start);
  const { frame, text } = reading;
  frame.item.text += text.slice(frame.item.from, start);
  reading.outer.push(frame);
  reading.frame = { ...frameAt(pastContains(text, end), true), bracketStart: end };
  return startItem(reading, reading.frame.contentStart);
}

/** Characters before a bracket that may tell how its allergen was made. */
const contextLength = 160;

/** A bracket's text with what is before it, which tells how its allergen was made. */
function sourceEvidence({ text }: Reading, start: number, from: number, to: number): Evidence {
  const at = Math.max(start, from - contextLength);
  return { text: text.slice(at, to), at, skip: from - at };
}

const allergensIn = ({ text, skip }: Evidence) =>
  findAllergens(text, 0, text.length).filter(({ start }) => start >= skip);

/** Gives an item what a bracket says of it; false where the bracket holds items of its own. */
function applyRemark(reading: Reading, bracket: Bracket, from: number, to: number): boolean {
  const { frame, statements, text } = reading;
  const { item } = frame;
  const content = text.slice(from, to);
  const { kind } = bracket;
  if (kind === 'children') return false;
  if (kind === 'traces') statements.push({ kind, start: from, end: to });
  if (kind === 'note') {
    const said = trimmedAround(content, '*"');
    const start = from + content.indexOf(said);
    statements.push({ kind, start, end: start + said.length });
  }
  if (kind === 'code') item.code ??= bracket.code;
  if (kind === 'percent' && !isOpenStrength(item.text)) item.percent ??= bracket.percent;
  else if (kind === 'remark' || kind === 'percent') item.text += remarkOf(content);
  // 'conservante (E223)'
  if (kind === 'code' || kind === 'remark')
    keepEvidence(item, { text: content, at: from, skip: 0 });
  if (kind === 'source') {
    const evidence = sourceEvidence(reading, item.start, from, to);
    keepEvidence(item, evidence);
    if (allergensIn(evidence).length === 0) item.text += remarkOf(content);
  }
  return true;
}

/** Puts the items of a bracket under the item before it. */
function applyItems(reading: Reading, inner: Frame, to: number): void {
  const { frame } = reading;
  reading.frame = inner;
  const joint = statementInBracket(reading) ? null : jointInItem(reading, to);
  if (joint) startItem(reading, finishBefore(reading, joint));
  finishItem(reading, to);
  reading.frame = frame;
  frame.item.text += ' ';
  takeFirst(frame, inner);
  (frame.item.children ??= []).push(...inner.items);
}

const cereal = asWhole('frumento|grano|orzo|wheat|barley');

/** What a closed bracket says of the item before it, judged by its whole text. */
function kindOf(reading: Reading, inner: Frame, to: number): Bracket {
  const { contentStart: from, bracketStart, items, group } = inner;
  const content = reading.text.slice(from, to);
  if (from > bracketStart) return { kind: 'children' };
  // 'destrosio (frumento)': of what an exempt ingredient is made.
  const isSource =
    items.length === 0 &&
    group === null &&
    cereal.test(content.trim()) &&
    allergensIn(sourceEvidence(reading, reading.frame.item.start, from, to)).some(
      ({ exempt }) => exempt,
    );
  return isSource ? { kind: 'source' } : readBracket(content);
}

/** Closes the innermost bracket. */
export function closeBracket(reading: Reading, { start }: Pick<Token, 'start'>): number {
  const { text, frame: inner } = reading;
  const end = start + 1;
  if (reading.skipped > 0) {
    reading.skipped--;
    return end;
  }
  const outer = reading.outer.pop();
  if (!outer) {
    inner.item.text += `${text.slice(inner.item.from, start)} `;
    inner.item.from = end;
    return end;
  }
  reading.frame = outer;
  outer.item.from = end;
  const from = inner.contentStart;
  if (!applyRemark(reading, kindOf(reading, inner, start), from, start)) {
    const content = text.slice(from, start).trim();
    const isPlain = inner.items.length === 0 && inner.group === null;
    // 'acido citrico (acidificante)': the bracket names the class.
    const role = isPlain ? additiveClassOf(content) : undefined;
    if (role === undefined) applyItems(reading, inner, start);
    else {
      outer.item.text += ' ';
      const named = { name: content, role, start: from, end: start, evidence: undefined };
      (outer.item.children ??= []).push(named);
    }
  }
  const owner = ownerBefore(outer);
  const next = nextItemAt(reading, end);
  if (owner && (next >= 0 || isOwner(owner, outer.item.children ?? []))) {
    owner.children = outer.item.children ?? [];
    outer.item.children = null;
  }
  if (next < 0) return end;
  finishItem(reading, end);
  return startItem(reading, next);
}
