import { mixtures } from '../lexicon/additives.ts';
import { codeAfterCod } from '../lexicon/lookAlikes.ts';
import { asWhole, atStart, sourceOf, atWord } from '../lexicon/phrases.ts';
import { titlesOfLists, titlesInSentences, headingsOfLists } from '../lexicon/remarks.ts';
import { endsInDigit, isDigit } from '../text/chars.ts';
import { indexOfAny, untilAny, withoutEnding } from '../text/pieces.ts';
import { eNumber, additiveClassOf, isAdditive } from './additives.ts';
import { startItem, finishItem, siblingsIn } from './items.ts';
import { hasPartHeads, wholePart, partHeadAt, numberedPart } from './layout.ts';
import { isKnownIngredient, readHead } from './names.ts';
import {
  isSentenceStart,
  type Token,
  type Reading,
  type Frame,
  type Node,
  type Evidence,
  isOverlong,
} from './tokens.ts';

const title = asWhole(titlesOfLists);
const titleInSentence = asWhole(titlesInSentences);
const heading = asWhole(headingsOfLists);

/** Longer titles and heads are sentences. */
const maxHeadLength = 80;

/** Whether the item that is being read is the first of its list, and no bracket is in it. */
const isFirst = ({ frame, outer }: Reading): boolean =>
  outer.length === 0 && frame.items.length === 0 && frame.item.text === '' && !frame.item.children;

/**
 * 'Preparato per bevanda al cacao: …': past the name of the product before its list, which tells of
 * allergens and is no item; null where an item is.
 */
export function pastTitle(reading: Reading, at: number): number | null {
  const { frame, text } = reading;
  const { item } = frame;
  if (!isFirst(reading) || at - item.start > maxHeadLength) return null;
  const printed = text.slice(item.from, at).trim();
  const isTitle = title.test(printed) || (text.charAt(at) === '.' && titleInSentence.test(printed));
  if (!isTitle) return null;
  reading.loose.push({ text: printed, at: item.from, skip: 0 });
  reading.statements.push({ kind: 'note', start: item.from, end: at });
  return startItem(reading, at + 1);
}

/** Where the title that begins at a place has its colon; the place itself where none begins. */
export function titleEndAt(text: string, at: number): number {
  const piece = text.slice(at, at + maxHeadLength);
  const mark = indexOfAny(piece, ':,;.(\n');
  const isTitle = piece.charAt(mark) === ':' && title.test(piece.slice(0, mark).trim());
  return isTitle ? at + mark : at;
}

/** Whether the list has parts: 'Biscotto: …. Crema: …'. */
const hasParts = (reading: Reading): boolean =>
  (reading.hasParts ??= hasPartHeads(reading.text.slice(reading.from, reading.end)));

/** Whether a head begins a part: 'Compressa: …', or 'Biscotto: …' where others begin so, too. */
function beginsPart(reading: Reading, name: string): boolean {
  const { frame, outer, text } = reading;
  const { start } = frame.item;
  if (outer.length > 0) return false;
  const isStart = isSentenceStart(text, start);
  if (wholePart.test(name)) return frame.items.length === 0 || frame.part !== null || isStart;
  const isBeginning = isStart || text.charAt(start - 1) === '\n';
  return partHeadAt(text, start) && isBeginning && hasParts(reading);
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

/** Words of the names of classes: 'agente di trattamento della farina'. */
const maxClassWords = 5;
/** What is behind a colon that belongs to the text: 'lecitina: E322', 'cacao: 55% min.' */
const codeAlone = new RegExp(`^\\s*${eNumber}\\s*(?:[,;.)\\]]|$)`, 'i');
const shareBehind = new RegExp(`^\\s*${sourceOf('[min[.][ ]]#[ ]%')}`, 'i');
const isShareAlone = asWhole('#[ ]%');
/** '… tit: 95%', '… rapporto: 4:1' */
const strengthHead = new RegExp(`\\b${sourceOf('tit|titolat~|e.s|es|rapporto|der')}\\.?$`, 'i');
/** 'e.s. D:E 1:5' */
const ratioHead = / [DE]$/;
const flavour = atWord('gust(o|i)');
/** 'Ingredienti pasta 60%: …. Ingredienti ripieno 40%: …' */
const repeatedMarker = /^ingredienti\s+(?=\S.*%$)/i;
/** 'limoni con scorza' */
const madeOf = new RegExp(`\\s${sourceOf('di|con')}\\s\\S{4,}`, 'i');
/** 'Capsula: E464' is made of it. */
const shell = asWhole('capsul(a|e)[ ~]|involucro[ ~]|rivestimento|opercolo|softgel|guscio');
const mixture = atStart(mixtures);
const codHead = / cod$/i;
/** 'aromi e colorante', 'cacao 5% colorante' */
const joints = [' e', ' ed', ' E', ' ED', ' -', ' –'];

/** Whether an item is over before the class behind it, its comma lost. */
function isWholeItem({ item }: Frame, text: string): boolean {
  // '0,2% edulcorante: …': the share of the class.
  if (isShareAlone.test(text)) return false;
  const isClosed = item.children !== null || item.percent !== undefined || text.endsWith('%');
  const isJoined = withoutEnding(text, joints) !== text;
  // 'zucchero di canna', 'sale': a food that needs no more words; 'miscela di base' is none.
  const isFood = isKnownIngredient(text) || (madeOf.test(text) && !mixture.test(text));
  return isClosed || isJoined || isFood;
}

/** Where a class begins behind an item with no comma: 'aromi e colorante', 'E301 colorante'; -1. */
function classBehind(frame: Frame, head: string): number {
  if (additiveClassOf(head) !== undefined) return -1;
  let at = head.lastIndexOf(' ');
  for (let words = 0; at > 0 && words < maxClassWords; words++) {
    const isClass = additiveClassOf(head.slice(at + 1)) !== undefined;
    if (isClass && isWholeItem(frame, head.slice(0, at).trimEnd())) return at + 1;
    at = head.lastIndexOf(' ', at - 1);
  }
  return -1;
}

/** Whether the colon behind a head belongs to the text: 'cacao: 55% min.', 'lecitina: E322'. */
function isPartOfText(head: string, behind: string): boolean {
  if (additiveClassOf(head) !== undefined) return false;
  // 'lecitina di soia: E322', but not 'solo gusto fragola: E120'
  const isCode = codeAlone.test(behind.slice(0, 13)) && !flavour.test(head) && !shell.test(head);
  const isRatio = ratioHead.test(head) && /^[DE] /.test(behind);
  const isAmount = endsInDigit(head) && !numberedPart.test(head);
  // 'cod: 45' is no fish.
  const isProductCode = codHead.test(` ${head}`) && codeAfterCod.test(`:${behind}`);
  const isName = isAmount || isProductCode || strengthHead.test(head);
  return isCode || isRatio || isName || shareBehind.test(behind);
}

/** All that nodes, and what is in them, tell of allergens. */
const evidenceOf = (nodes: readonly Node[]): Evidence[] =>
  nodes.flatMap(({ evidence, children = [] }) => [...evidence, ...evidenceOf(children)]);

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
  const named = additiveClassOf(withoutRemark(read.name));
  const first = untilAny(reading.text.slice(end + 1, end + 1 + maxHeadLength), ',;.(').trim();
  // 'rivestimento (10%): farina di riso, …' is a part.
  const isCoating = named === 'glazingAgent' && percent !== undefined && !isAdditive(first);
  const role = isCoating ? undefined : named;
  // 'copertura (40%): zucchero, …, emulsionante: lecitina': a share of the whole.
  const isPart = role === undefined && (percent !== undefined || beginsPart(reading, read.name));
  if (isPart) frame.part = null;
  const { start } = item;
  if (role === undefined) item.evidence.push({ text: head, at: start, skip: 0 });
  // 'agente di rivestimento (gelatina di pesce): …'
  const inBracket = item.children ?? [];
  const isRemarked = inBracket.length > 0 && role === undefined;
  const remark = isRemarked ? ` (${inBracket.map((child) => child.name).join(', ')})` : '';
  const evidence = [...item.evidence, ...evidenceOf(inBracket)];
  const node: Node = { name: read.name + remark, children: [], start, end, evidence };
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

/** Ends the item before a head that lost the comma before it, and reads the head's colon. */
function readBehind(reading: Reading, token: Token, at: number): number {
  const from = Math.max(reading.frame.item.from, at - 8);
  const before = withoutEnding(reading.text.slice(from, at).trimEnd(), joints);
  finishItem(reading, from + before.length);
  startItem(reading, at);
  return readColon(reading, token);
}

/** 'Edulcoranti:' opens a class, 'Capsula:' a group; other colons belong to the text. */
export function readColon(reading: Reading, token: Token): number {
  const { frame, text } = reading;
  const { start: at, end } = token;
  const { item } = frame;
  if (isOverlong(item, at) || isDigit(text.charCodeAt(end))) return end;
  const head = (item.text + text.slice(item.from, at)).trim();
  if (head === '' || head.length > maxHeadLength) return end;
  // 'formaggio (latte, caglio) Condimento: …': the comma behind the bracket is lost.
  if (item.children && text.slice(item.from, at).trim() !== '')
    return readBehind(reading, token, item.from);
  const behind = classBehind(frame, head);
  if (behind > 0) return readBehind(reading, token, text.lastIndexOf(head.slice(behind), at));
  if (isPartOfText(head, text.slice(end, end + 15))) return end;
  // 'Ingredienti principali: …': the heading of a list that has no other part.
  if (isFirst(reading) && heading.test(head) && !hasParts(reading)) return startItem(reading, end);
  const past = beginsPart(reading, head) ? null : pastTitle(reading, at);
  return past ?? openHead(reading, head, at) ?? end;
}
