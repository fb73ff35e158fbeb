import { mixtures } from '../lexicon/additives.ts';
import { asWhole, atStart, sourceOf, atWord } from '../lexicon/phrases.ts';
import { titlesOfLists, titlesInSentences, headingsOfLists } from '../lexicon/remarks.ts';
import { endsInDigit } from '../text/chars.ts';
import { indexOfAny, withoutEnding, splitAtAny } from '../text/pieces.ts';
import { eNumber, additiveClassOf, isMember, isAdditive } from './additives.ts';
import { startItem, finishItem } from './items.ts';
import { hasPartHeads, wholePart, partHeadAt, numberedPart } from './layout.ts';
import { siblingsIn } from './items.ts';
import { codeAfterCod } from '../lexicon/lookAlikes.ts';
import { isKnownIngredient, type ItemText, readHead } from './names.ts';
import { isSentenceStart, type Token } from './tokens.ts';
import {
  type Reading,
  keepEvidence,
  type Frame,
  type Node,
  type Evidence,
  isOverlong,
} from './tree.ts';

const title = asWhole(titlesOfLists);
const titleInSentence = asWhole(titlesInSentences);

export const heading = asWhole(headingsOfLists);

/** Longer ones are sentences. */
const maxTitleLength = 80;

/**
 * 'Preparato per bevanda al cacao: …': past the name of the product before its list, which tells of
 * allergens and is no item; null where an item is.
 */
export function pastTitle(reading: Reading, at: number): number | null {
  const { frame, outer, text } = reading;
  const { item } = frame;
  if (outer.length > 0 || frame.items.length > 0 || item.text !== '') return null;
  if (item.children || at - item.start > maxTitleLength) return null;
  const printed = text.slice(item.from, at).trim();
  const isTitle = title.test(printed) || (text.charAt(at) === '.' && titleInSentence.test(printed));
  if (!isTitle) return null;
  keepEvidence(item, { text: printed, at: item.from, skip: 0 });
  reading.loose.push(...(item.evidence ?? []));
  reading.statements.push({ kind: 'note', start: item.from, end: at });
  return startItem(reading, at + 1);
}

/** 'Ingredienti principali: …': past the heading of a list that has no other part; null elsewhere. */
function pastHeading(reading: Reading, at: number): number | null {
  const { frame, outer, text, from, end } = reading;
  const { item } = frame;
  const isFirst = outer.length === 0 && frame.items.length === 0 && item.text === '';
  if (!isFirst || item.children || !heading.test(text.slice(item.from, at).trim())) return null;
  if ((reading.hasParts ??= hasPartHeads(text.slice(from, end)))) return null;
  return startItem(reading, at + 1);
}

/** Where the title that begins at a place has its colon; the place itself where none begins. */
export function titleEndAt(text: string, at: number): number {
  const piece = text.slice(at, at + maxTitleLength);
  const mark = indexOfAny(piece, ':,;.(\n');
  const isTitle = piece.charAt(mark) === ':' && title.test(piece.slice(0, mark).trim());
  return isTitle ? at + mark : at;
}

const beginsLine = (text: string, at: number): boolean =>
  text.charCodeAt(at - 1) === 10 || isSentenceStart(text, at);

/** Whether a head begins a part: 'Compressa: …', or 'Biscotto: …' where others begin so, too. */
function beginsPart(reading: Reading, name: string): boolean {
  const { frame, outer, text, from, end } = reading;
  const { start } = frame.item;
  if (outer.length > 0) return false;
  if (wholePart.test(name))
    return frame.items.length === 0 || frame.part !== null || isSentenceStart(text, start);
  if (!partHeadAt(text, start) || !beginsLine(text, start)) return false;
  return (reading.hasParts ??= hasPartHeads(text.slice(from, end)));
}

/**
 * Whether a semicolon ends the part that is open: one that began behind a semicolon, or one inside a
 * sentence in which no class is open ('elettroliti 2%: …; aroma').
 */
export function endsPart({ frame, text, from }: Reading): boolean {
  const { part, group } = frame;
  if (!part) return false;
  const before = text.slice(Math.max(from, part.start - 4), part.start).trimEnd();
  if (before.endsWith(';')) return true;
  // 'Gelato 80%: latte; zucchero; …': semicolons are for commas in a part that its sentence begins with.
  if (!before.endsWith(',')) frame.isLongPart ||= part.children?.length === 1;
  return group === null && !frame.isLongPart && !'.\n'.includes(before.at(-1) ?? ' ');
}

/** Longer heads are sentences. */
const maxHeadLength = 80;

/** Words of the names of classes: 'agente di trattamento della farina'. */
const maxClassWords = 5;

const codeAlone = new RegExp(`^\\s*${eNumber}\\s*(?:[,;.)\\]]|$)`, 'i');
/** 'cacao: 55% min.' */
const shareBehind = atStart('[min[.][ ]]#[ ]%');
const isShareAlone = asWhole('#[ ]%');
/** '… tit: 95%', '… rapporto: 4:1' */
const strengthHead = new RegExp(`\\b${sourceOf('tit|titolat~|e.s|es|rapporto|der')}\\.?$`, 'i');
const ratios = [
  [' D', 'E '],
  [' E', 'D '],
] as const;
const flavour = atWord('gust(o|i)');
/** 'Ingredienti pasta 60%: …. Ingredienti ripieno 40%: …' */
const repeatedMarker = /^ingredienti\s+(?=\S.*%$)/i;
/** 'limoni con scorza' */
const madeOf = new RegExp(`\\s${sourceOf('di|con')}\\s\\S{4,}`, 'i');
/** 'Capsula: E464' is made of it. */
const shell = asWhole('capsul(a|e)[ ~]|involucro[ ~]|rivestimento|opercolo|softgel|guscio');
const mixture = atStart(mixtures);
/** 'aromi e colorante', 'cacao 5% colorante' */
const joints = [' e', ' ed', ' E', ' ED', ' -', ' –'];

/** A text without the joint at its end. */
const withoutJoint = (text: string): string => withoutEnding(text.trimEnd(), joints);

const endsInJoint = (text: string): boolean =>
  text.endsWith('%') || withoutJoint(text).length < text.length;

/** 'zucchero di canna', 'sale': a food that needs no more words; 'miscela di base' is none. */
const isWholeFood = (text: string): boolean =>
  isKnownIngredient(text) || (madeOf.test(text) && !mixture.test(text));

/** Where a class begins behind an item with no comma: 'aromi e colorante', 'E301 colorante'; -1. */
function classBehind({ item, group }: Frame, head: string): number {
  const maxWords = additiveClassOf(head) === undefined ? maxClassWords : 0;
  let at = head.lastIndexOf(' ');
  for (let words = 0; at > 0 && words < maxWords; words++) {
    const before = head.slice(0, at).trimEnd();
    const isApart =
      item.children !== null ||
      item.percent !== undefined ||
      endsInJoint(before) ||
      isWholeFood(before) ||
      (group?.role !== undefined && isMember(before, group.role));
    // '0,2% edulcorante: …': the share of the class.
    const isShare = isShareAlone.test(before);
    if (isApart && !isShare && additiveClassOf(head.slice(at + 1)) !== undefined) return at + 1;
    at = head.lastIndexOf(' ', at - 1);
  }
  return -1;
}

/** Whether the colon behind a head belongs to the text: 'cacao: 55% min.', 'lecitina: E322'. */
function isPartOfText(head: string, behind: string): boolean {
  if (additiveClassOf(head) !== undefined) return false;
  // 'lecitina di soia: E322', but not 'solo gusto fragola: E120'
  const isCode = codeAlone.test(behind.slice(0, 13)) && !flavour.test(head) && !shell.test(head);
  const isAmount = endsInDigit(head) && !numberedPart.test(head);
  const isProductCode =
    head.slice(head.lastIndexOf(' ') + 1).toLowerCase() === 'cod' &&
    codeAfterCod.test(`:${behind}`);
  // 'e.s. D:E 1:5'
  const isRatio = ratios.some(([first, last]) => head.endsWith(first) && behind.startsWith(last));
  return (
    isRatio ||
    isProductCode ||
    shareBehind.test(behind.trimStart()) ||
    isCode ||
    isAmount ||
    strengthHead.test(head)
  );
}

/** 'rivestimento (10%): farina di riso, …': a class with a share whose first member is a food. */
function isCoating({ text }: Reading, head: ItemText, colon: number): boolean {
  if (head.percent === undefined || additiveClassOf(head.name) !== 'glazingAgent') return false;
  const [first = ''] = splitAtAny(text.slice(colon + 1, colon + 1 + maxHeadLength), ',;.(');
  return !isAdditive(first.trim());
}

/** All that nodes, and what is in them, tell of allergens. */
const evidenceOf = (nodes: readonly Node[]): Evidence[] =>
  nodes.flatMap(({ evidence = [], children = [] }) => [...evidence, ...evidenceOf(children)]);

/** 'coloranti (solo gusto fragola)' without its bracket. */
const withoutRemark = (name: string): string =>
  name.endsWith(')') ? name.slice(0, name.lastIndexOf('(')).trimEnd() : name;

/** Opens the group of a head whose members follow its colon. */
function openHead(reading: Reading, head: string, end: number): number | null {
  const { frame } = reading;
  const { item } = frame;
  const read = readHead(head.replace(repeatedMarker, ''));
  if (read.name === '') return null;
  const percent = item.percent ?? read.percent;
  const role = isCoating(reading, { ...read, percent }, end)
    ? undefined
    : additiveClassOf(withoutRemark(read.name));
  // 'copertura (40%): zucchero, …, emulsionante: lecitina': a share of the whole.
  const isPart = role === undefined && (percent !== undefined || beginsPart(reading, read.name));
  if (isPart) frame.part = null;
  if (role === undefined) keepEvidence(item, { text: head, at: item.start, skip: 0 });
  const { start } = item;
  // 'agente di rivestimento (gelatina di pesce): …'
  const inBracket = item.children ?? [];
  const remark = inBracket.map((child) => child.name).join(', ');
  const name = remark === '' || role !== undefined ? read.name : `${read.name} (${remark})`;
  const said = [...(item.evidence ?? []), ...evidenceOf(inBracket)];
  const evidence = said.length > 0 ? said : undefined;
  const node: Node = { name, children: [], start, end, evidence };
  if (percent !== undefined) node.percent = percent;
  if (role !== undefined) node.role = role;
  siblingsIn(frame).push(node);
  if (isPart) {
    frame.part = node;
    frame.isLongPart = false;
  }
  frame.group = isPart ? null : node;
  return startItem(reading, end + 1);
}

/** 'Edulcoranti:' opens a class, 'Capsula:' a group; other colons belong to the text. */
export function readColon(reading: Reading, token: Token): number {
  const { frame, text } = reading;
  const { start: i } = token;
  if (isOverlong(frame.item, i)) return i + 1;
  const head = (frame.item.text + text.slice(frame.item.from, i)).trim();
  const next = text.charCodeAt(i + 1);
  if ((next >= 48 && next < 58) || head === '' || head.length > maxHeadLength) return i + 1;
  // 'formaggio (latte, caglio) Condimento: …': the comma behind the bracket is lost.
  if (frame.item.children && text.slice(frame.item.from, i).trim() !== '') {
    const { from } = frame.item;
    finishItem(reading, from);
    startItem(reading, from);
    return readColon(reading, token);
  }
  const behind = classBehind(frame, head);
  if (behind > 0) {
    const at = text.lastIndexOf(head.slice(behind), i);
    const before = text.slice(Math.max(frame.item.from, at - 8), at);
    finishItem(reading, at - before.length + withoutJoint(before).length);
    startItem(reading, at);
    return readColon(reading, token);
  }
  if (isPartOfText(head, text.slice(i + 1, i + 16))) return i + 1;
  const start = pastHeading(reading, i);
  if (start !== null) return start;
  const isPart = beginsPart(reading, head);
  return (isPart ? null : pastTitle(reading, i)) ?? openHead(reading, head, i) ?? i + 1;
}
