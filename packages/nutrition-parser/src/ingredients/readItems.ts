import { answersAt, mayHoldAnswers } from '../allergens/answers.ts';
import { isBehindName, markAt } from '../allergens/footnotes.ts';
import { mixtures } from '../lexicon/additives.ts';
import { legendsOfSigns } from '../lexicon/notes.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { headingsOfLists, titlesInSentences, titlesOfLists } from '../lexicon/remarks.ts';
import { endsInDigit, beginsWithLetters, pastDigits, wordEndIn } from '../text/chars.ts';
import { indexOfAny, splitAtAny, withoutEnding, listNumberEnd } from '../text/pieces.ts';
import { type Source } from '../text/source.ts';
import { additiveClassOf, isAdditive, isMember, eNumber } from './additives.ts';
import { closeBracket, openBracket } from './brackets.ts';
import {
  startItem,
  keepEvidence,
  type Reading,
  finishItem,
  siblingsIn,
  isOverlong,
  type Evidence,
  type Frame,
  type Node,
  statementInBracket,
  partsMembers,
  isItemStart,
  type Branch,
  frameAt,
} from './items.ts';
import {
  hasPartHeads,
  partHeadAt,
  wholePart,
  numberedPart,
  lettersBefore,
  styleOf,
  pastTableHead,
  unwrapped,
  neutralHeading,
  variantHeading,
} from './layout.ts';
import {
  isKnownIngredient,
  readHead,
  type ItemText,
  isAbbreviation,
  isKnownWord,
  keepsDot,
  goesOnWithShare,
} from './names.ts';
import {
  isSentenceStart,
  type Token,
  isOpenLine,
  type TokenKind,
  statementAt,
  claimEnd,
  isClaim,
  tokensOf,
  noteEnd,
  statementEnd,
  type StatementKind,
  leastShareEnd,
} from './statements.ts';

const title = asWhole(titlesOfLists);
const titleInSentence = asWhole(titlesInSentences);

const heading = asWhole(headingsOfLists);

/** Longer ones are sentences. */
const maxTitleLength = 80;

/**
 * 'Preparato per bevanda al cacao: …': past the name of the product before its list, which tells of
 * allergens and is no item; null where an item is.
 */
function pastTitle(reading: Reading, at: number): number | null {
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
function titleEndAt(text: string, at: number): number {
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
function endsPart({ frame, text, from }: Reading): boolean {
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
  // 'e.s. D:E 1:5'
  const isRatio = ratios.some(([first, last]) => head.endsWith(first) && behind.startsWith(last));
  return (
    isRatio || shareBehind.test(behind.trimStart()) || isCode || isAmount || strengthHead.test(head)
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
function readColon(reading: Reading, token: Token): number {
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

const shareOfCell = new RegExp(`^${sourceOf('#[ ]%')}$`);
/** What begins a statement before 'può contenere'. */
const subjects = [' il prodotto', ' questo prodotto'];
const vowels = 'aeio';
/** Letters of a word that is no abbreviation. */
const minWordLength = 4;
const maxWordLength = 20;

const isInBracket = ({ outer }: Reading): boolean => outer.length > 0;

/** Ends a sentence: its class, its group and its part are over. */
function endSentence({ frame }: Reading): void {
  frame.group = null;
  frame.part = null;
}

/** Ends an item and the class before it, or the part that it is in. */
function nextItem(reading: Reading, { start }: Token): number {
  const { frame } = reading;
  finishItem(reading, start);
  // Where no comma is, semicolons are between the items of a part, too.
  if (reading.hasCommas && endsPart(reading)) frame.part = null;
  frame.group = null;
  return startItem(reading, start + 1);
}

function readComma(reading: Reading, { start, end }: Token): number {
  if (statementInBracket(reading) || goesOnWithShare(reading.text, end)) return end;
  finishItem(reading, start);
  return startItem(reading, end);
}

/** '| Cacao | 12% |': the mark between cells is read as a space. */
function readCell(reading: Reading, { start, end }: Token): number {
  const { item } = reading.frame;
  if (isItemStart(reading, start)) return startItem(reading, end);
  const cell = reading.text.slice(item.from, start);
  const isShare = reading.style.inShares && endsInDigit(cell);
  const shown = isShare ? `${cell.trim()}%` : cell.trim();
  const { percent } = readHead(shown);
  // A share in a cell of its own leaves the name.
  if (percent !== undefined && shareOfCell.test(shown)) item.percent = percent;
  else item.text += `${cell} `;
  item.from = end;
  return end;
}

const readSemicolon = (reading: Reading, token: Token): number =>
  reading.style.inCells ? readCell(reading, token) : nextItem(reading, token);

const readTab = (reading: Reading, token: Token): number =>
  reading.style.inCells || reading.style.byTab ? readSemicolon(reading, token) : token.end;

/** Whether 'Prodotto in uno stabilimento che …' begins at a place. */
function beginsStatement({ text, end }: Reading, at: number): boolean {
  const kind = statementAt(text, at, end);
  return kind === 'traces' || kind === 'contains';
}

/** Whether a note begins at a place, as behind a list whose last bracket was never closed. */
const noteBehind = ({ text, end }: Reading, at: number): boolean =>
  statementAt(text, at, end) === 'note';

/** 'Leucina - Valina - Aroma': a mark between spaces that separates items in some lists. */
function readDash(reading: Reading, token: Token): number {
  const mark = token.kind === 'dash' ? '-' : '/';
  // 'mono - e digliceridi'
  if (reading.text.startsWith(' e digl', token.end)) return token.end;
  if (mark === reading.style.separator) {
    // 'agenti lievitanti: carbonati di ammonio - carbonati di sodio - sale'
    const isInClass = reading.frame.group?.role !== undefined;
    return isInClass ? readComma(reading, token) : nextItem(reading, token);
  }
  // 'curcuma 2%/ aroma'
  if (reading.text.charAt(token.start - 1) === '%') return readComma(reading, token);
  const { group, item } = reading.frame;
  if (partsMembers(reading, token)) return readComma(reading, token);
  // 'carbonato di ammonio (E503) - carbonato di sodio (E500)'
  if (group?.role !== undefined && item.code !== undefined) return readComma(reading, token);
  const isStatement = !isInBracket(reading) && beginsStatement(reading, token.end + 1);
  return isStatement ? nextItem(reading, token) : token.end;
}

/** ')' closes a bracket, or is behind the number of the next item. */
function readClose(reading: Reading, token: Token): number {
  const { text, style, frame } = reading;
  const { start } = token;
  if (!style.isNumbered || isInBracket(reading) || text.charAt(start) !== ')')
    return closeBracket(reading, token);
  // '2) Miele': the number before a bracket that opens none.
  const gap = text.slice(Math.max(0, start - 3), start).lastIndexOf(' ');
  const number = Math.max(frame.item.start, gap < 0 ? 0 : Math.max(0, start - 3) + gap + 1);
  if (number === start || start - number > 2 || pastDigits(text, number) !== start)
    return closeBracket(reading, token);
  finishItem(reading, number);
  return startItem(reading, token.end);
}

function readNewLine(reading: Reading, { start, end }: Token): number {
  const { byLine } = reading.style;
  if (byLine ? isOpenLine(reading.text, start) : isInBracket(reading)) return end;
  finishItem(reading, start);
  if (!isInBracket(reading)) endSentence(reading);
  return startItem(reading, end);
}

/** '(acqua. sale, lievito)': a full stop for a comma, behind a whole word and before another. */
function isLostComma({ text, frame }: Reading, { start, end }: Token): boolean {
  const last = text.charAt(start - 1);
  if (text.charAt(end) !== ' ' || !(vowels.includes(last) || last === '%')) return false;
  const next = text.slice(end + 1, end + 1 + minWordLength);
  const isWord = next === next.toLowerCase() && beginsWithLetters(next, minWordLength);
  const before = text.slice(Math.max(frame.item.start, start - minWordLength), start);
  return isWord && (last === '%' || beginsWithLetters(before, minWordLength));
}

/** 'siero in polvere.olio di girasole': whether a full stop is for a comma between two words of lists. */
function isBetweenWords(text: string, { start, end }: Token): boolean {
  const before = lettersBefore(text, start);
  const behind = text.slice(end, wordEndIn(text, end, end + maxWordLength));
  return (
    Math.min(before.length, behind.length) >= minWordLength &&
    isKnownWord(before) &&
    isKnownWord(behind)
  );
}

/** 'minimo' and the like behind a share. */
const maxBehindShare = 40;

/** '(zucchero, burro di cacao. Cacao min. 48%)': a note behind the items of a bracket. */
function readLeastShare(reading: Reading, { start, end }: Token): number {
  const from = leastShareEnd(reading.text, end + 1);
  const behind = indexOfAny(reading.text.slice(from, from + maxBehindShare), ',;.)]}');
  const close = behind < 0 ? from : from + behind;
  finishItem(reading, start);
  reading.frame.group = null;
  reading.statements.push({ kind: 'note', start: end + 1, end: close });
  return startItem(reading, close);
}

/** A full stop ends the list's sentence, but neither 'tit.' nor 'L.', 'spp.'. */
function readFullStop(reading: Reading, token: Token): number {
  const { text } = reading;
  const { start, end } = token;
  const next = text.charCodeAt(end);
  const isApart = end >= reading.end || next === 32 || next === 10;
  // 'Aroma.Contiene latte', 'polvere.olio'
  if (!isApart && !statementAt(text, end, reading.end))
    return isBetweenWords(text, token) ? readComma(reading, token) : end;
  if (isInBracket(reading)) {
    if (leastShareEnd(text, end + 1) > 0) return readLeastShare(reading, token);
    // 'aromi (rosmarino, aglio. Può contenere latte': the bracket was never closed.
    const isOver = beginsStatement(reading, end + 1) || noteBehind(reading, end + 1);
    if (start < reading.lastClose || !isOver)
      return isLostComma(reading, token) ? readComma(reading, token) : end;
    while (isInBracket(reading)) closeBracket(reading, { start });
  }
  const from = reading.frame.item.start;
  if (isAbbreviation(text.slice(0, reading.end), from, start)) return end;
  const behind = isApart && end < reading.end ? pastTitle(reading, start) : null;
  if (behind !== null) return behind;
  finishItem(reading, keepsDot(text.slice(Math.max(from, start - 16), start)) ? end : start);
  endSentence(reading);
  return startItem(reading, end);
}

/** '…, sale Può contenere tracce di uova', '…, latte °biologico': the full stop before is lost. */
function readLostStop(reading: Reading, { start }: Token): number {
  if (isInBracket(reading) || isItemStart(reading, start)) return start;
  const { item } = reading.frame;
  const printed = reading.text.slice(item.from, start).trimEnd();
  // '…, sale Il prodotto può contenere tracce di uova'
  const { length } = withoutEnding(printed.toLowerCase(), subjects).trimEnd();
  finishItem(reading, item.from + length);
  return startItem(reading, start);
}

/** What each token does to the reading; gives the place from which the list goes on. */
const separators: Readonly<Record<TokenKind, (reading: Reading, token: Token) => number>> = {
  open: openBracket,
  close: readClose,
  comma: readComma,
  semicolon: readSemicolon,
  bar: readSemicolon,
  dash: readDash,
  slash: readDash,
  newLine: readNewLine,
  tab: readTab,
  fullStop: readFullStop,
  colon: readColon,
  bullet: nextItem,
  footnote: readLostStop,
  mayContain: readLostStop,
};

const firstOf = ({ children }: Node): string | undefined => children?.[0]?.name.toLowerCase();

/**
 * The lists of a product's flavours, where all that a list holds is groups that begin alike: 'Cacao:
 * proteine, …. Fragola: proteine, …'. Null for any other list.
 */
function flavoursOf(items: readonly Node[]): Branch[] | null {
  const first = items[0] && firstOf(items[0]);
  if (items.length < 2 || first === undefined) return null;
  const isEach = items.every(
    (item) =>
      item.role === undefined &&
      item.percent === undefined &&
      !wholePart.test(item.name) &&
      firstOf(item) === first,
  );
  if (!isEach) return null;
  return items.map(({ name, children = [] }) => ({ label: name, items: children }));
}

/** A piece of a text in which one list is. */
export type Piece = { source: Source; start: number; end: number; label: string | undefined };

/** A text with another list of the same length between two places. */
const withList = (text: string, from: number, end: number, list: string): string =>
  list === text.slice(from, end) ? text : text.slice(0, from) + list + text.slice(end);

function readingOf({ source, start, end, label }: Piece): Reading {
  const from = pastTableHead(source.text, start, end);
  const printed = source.text;
  const list = printed.slice(from, end);
  const style = styleOf(printed, start, end, printed.slice(start, from));
  // A list that goes on over the breaks of its lines.
  const isWrapped = !style.byLine && list.includes('\n');
  const text = isWrapped ? withList(printed, from, end, unwrapped(list)) : printed;
  const tokens = tokensOf(text, from, end);
  return {
    text,
    from,
    end,
    style,
    tokens,
    lastClose: Math.max(...[')', ']', '}'].map((mark) => text.lastIndexOf(mark, end))),
    hasCommas: tokens.some(({ kind }) => kind === 'comma'),
    hasAnswers: mayHoldAnswers(text, tokens, end),
    frame: frameAt(from),
    outer: [],
    hasParts: undefined,
    skipped: 0,
    label,
    branches: [],
    statements: [],
    loose: [],
  };
}

/** A heading without members is an item like any other. */
function withoutEmpty(item: Node): Node {
  if (item.children?.length !== 0) return item;
  const { children: _none, ...rest } = item;
  return rest;
}

/** Ends the list of a flavour, or of the product. */
function finishBranch(reading: Reading, at: number): void {
  while (reading.outer.length > 0) closeBracket(reading, { start: at });
  finishItem(reading, at);
  const items = reading.frame.items.map(withoutEmpty);
  const { label } = reading;
  const flavours = label === undefined ? flavoursOf(items) : null;
  if (flavours) reading.branches.push(...flavours);
  else if (items.length > 0 || label !== undefined) reading.branches.push({ label, items });
  reading.frame = frameAt(at);
  reading.label = undefined;
}

/** Where a statement inside a list ends in what is looked at; an item may follow it by a comma. */
function endInside(kind: StatementKind, text: string, at: number, sentenceEnd: number): number {
  if (kind === 'free' || (kind === 'note' && isClaim(text, at, sentenceEnd)))
    return claimEnd(text, at, sentenceEnd);
  return noteEnd(text, at, sentenceEnd);
}

/** Most statements are shorter. */
const usualStatement = 1000;

/** Where a statement ends. One inside a list is not looked at to the end of a long sentence. */
function endOfStatement({ text, end }: Reading, kind: StatementKind, at: number): number {
  if (kind === 'traces' || kind === 'contains') return statementEnd(text, at, end);
  for (let reach = usualStatement; at + reach < end; reach *= 2) {
    const stop = endInside(kind, text, at, statementEnd(text, at, at + reach));
    if (stop < at + reach) return stop;
  }
  return endInside(kind, text, at, statementEnd(text, at, end));
}

/** Characters behind a star that tell what it is for. */
const maxStarred = 80;

/** '*Biologico' behind the list: no star of an item. */
const isFootnote = ({ text, end, frame }: Reading, at: number): boolean =>
  (frame.items.length > 0 && isSentenceStart(text, at)) ||
  statementAt(text, at + 1, end) === 'note';

const isLegend = atWord(legendsOfSigns);

/** 'riso, *aroma, sale': whether a lone star is before an item, and none of a footnote. */
function isStarred({ text, end, frame, style }: Reading, at: number): boolean {
  if (style.hasStarsBehind) return false;
  if (!beginsWithLetters(text.slice(at + 1, at + 4), 3)) return false;
  if (frame.items.length > 0 && isSentenceStart(text, at)) return false;
  const [words = ''] = splitAtAny(text.slice(at + 1, at + maxStarred), ',;.\n');
  return !isLegend.test(words) && statementAt(text, at + 1, end) === null;
}

/** 'Riso(1), sale. (1) Da coltura biologica': a legend behind the list, of a number that a name bears. */
function isLegendOfNumber({ text, from, frame }: Reading, at: number): boolean {
  if (text.charAt(at) !== '(' || frame.items.length === 0 || !isSentenceStart(text, at))
    return false;
  const mark = markAt(text, at);
  const first = mark === '' ? at : text.indexOf(mark, from);
  return first < at && !isSentenceStart(text, first) && isBehindName(text, first);
}

/** At the start of an item: past a flavour's heading, a statement or a number; else the place itself. */
function readStart(reading: Reading, at: number): number {
  const { text, end, style } = reading;
  const { group } = reading.frame;
  if (
    text.charAt(at) === '*' &&
    (style.isStarred ? !isFootnote(reading, at) : isStarred(reading, at))
  )
    return startItem(reading, at + 1);
  // '2. Cacao' on a line of its own
  const isFirst = style.byLine || isSentenceStart(text, at);
  const number = isFirst ? listNumberEnd(text, at, 1) : at;
  if (number > at) return startItem(reading, number);
  // 'coloranti: (gusto fragola: E120)': what a class or group holds begins no answer and no list of its own.
  const isFirstMember = group?.children?.length === 0;
  const answers = reading.hasAnswers && !isFirstMember ? answersAt(text, at, end) : null;
  if (answers) {
    reading.statements.push(...answers.statements);
    endSentence(reading);
    return startItem(reading, answers.end);
  }
  const others = reading.label === undefined ? null : neutralHeading(text, at);
  const isMember = group?.role !== undefined && isFirstMember;
  const heading = isMember ? null : (others ?? variantHeading(text, at, end));
  if (heading) {
    finishBranch(reading, at);
    reading.label = heading.label;
    return startItem(reading, heading.end);
  }
  const kind = statementAt(text, at, end) ?? (isLegendOfNumber(reading, at) ? 'note' : null);
  if (!kind) return at;
  const titleEnd = kind === 'note' ? titleEndAt(text, at) : at;
  const behind = titleEnd > at ? pastTitle(reading, titleEnd) : null;
  if (behind !== null) return behind;
  const stop = endOfStatement(reading, kind, at);
  reading.statements.push({ kind, start: at, end: stop });
  endSentence(reading);
  return startItem(reading, stop);
}

/** Past all that may be at the start of an item of the list. */
function pastStarts(reading: Reading, from: number): number {
  let at = from;
  while (at < reading.end && reading.outer.length === 0 && isItemStart(reading, at)) {
    const next = readStart(reading, at);
    if (next <= at) break;
    at = next;
  }
  return at;
}

/** Reads the list in a piece of text into a tree for each flavour, and the statements beside it. */
export function readItems(piece: Piece): Reading {
  const reading = readingOf(piece);
  let at = pastStarts(reading, startItem(reading, reading.from));
  for (const token of reading.tokens) {
    if (token.start < at) continue;
    at = pastStarts(reading, separators[token.kind](reading, token));
  }
  finishBranch(reading, reading.end);
  return reading;
}
