import { closeBracket, openBracket } from './brackets.ts';
import { mayHoldAnswers, answersAt } from '../allergens/answers.ts';
import { markAt, isBehindName } from '../allergens/footnotes.ts';
import { legendsOfSigns } from '../lexicon/notes.ts';
import { asWhole, atWord } from '../lexicon/phrases.ts';
import { beginsWithLetters, endsInDigit } from '../text/chars.ts';
import { indexOfAny, listNumberEnd, untilAny, withoutEnding } from '../text/pieces.ts';
import { type Source } from '../text/source.ts';
import { endsPart, pastTitle, readColon, titleEndAt } from './heads.ts';
import { finishItem, startItem, statementInBracket, partsMembers } from './items.ts';
import {
  groupsAlike,
  pastTableHead,
  styleOf,
  unwrapped,
  neutralHeading,
  variantHeading,
} from './layout.ts';
import { goesOnWithShare, readHead, isKnownWord, isAbbreviation } from './names.ts';
import { keepsDot } from './plants.ts';
import { statementAt, statementEnd, leastShareEnd } from './statements.ts';
import {
  type Token,
  type TokenKind,
  isOpenLine,
  isSentenceStart,
  tokensOf,
  type Node,
  type Reading,
  frameAt,
  isItemStart,
} from './tokens.ts';

/** A piece of a text in which one list is. */
export type Piece = { source: Source; start: number; end: number; label: string | undefined };

function readingOf({ source, start, end, label }: Piece): Reading {
  const printed = source.text;
  const from = pastTableHead(printed, start, end);
  const list = printed.slice(from, end);
  const style = styleOf(printed, start, end, printed.slice(start, from));
  // A list that goes on over the breaks of its lines.
  const isWrapped = !style.byLine && list.includes('\n');
  const text = isWrapped ? printed.slice(0, from) + unwrapped(list) + printed.slice(end) : printed;
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
  const { label, branches } = reading;
  if (label === undefined && groupsAlike(items))
    branches.push(...items.map(({ name, children = [] }) => ({ label: name, items: children })));
  else if (items.length > 0 || label !== undefined) branches.push({ label, items });
  reading.frame = frameAt(at);
  reading.label = undefined;
}

/** Ends a sentence: its class, its group and its part are over. */
function endSentence({ frame }: Reading): void {
  frame.group = null;
  frame.part = null;
}

/** Characters behind a star that tell what it is for. */
const maxStarred = 80;
const isLegend = atWord(legendsOfSigns);

/** 'riso, *aroma, sale', '* riso': whether a star is before an item, and none of a footnote. */
function isStarred({ text, end, frame, style }: Reading, at: number): boolean {
  if (frame.items.length > 0 && isSentenceStart(text, at)) return false;
  if (statementAt(text, at + 1, end) !== null) return false;
  const behind = text.slice(at + 1, at + maxStarred);
  const mayBe = !style.hasStarsBehind && beginsWithLetters(behind, 3);
  return style.isStarred || (mayBe && !isLegend.test(untilAny(behind, ',;.\n')));
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
function pastStart(reading: Reading, at: number): number {
  const { text, end, style } = reading;
  const { group } = reading.frame;
  if (text.charAt(at) === '*' && isStarred(reading, at)) return startItem(reading, at + 1);
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
  const stop = statementEnd(text, end, kind, at);
  reading.statements.push({ kind, start: at, end: stop });
  endSentence(reading);
  return startItem(reading, stop);
}

/** Past all that may be at the start of an item of the list. */
function pastStarts(reading: Reading, from: number): number {
  let at = from;
  while (at < reading.end && reading.outer.length === 0 && isItemStart(reading, at)) {
    const next = pastStart(reading, at);
    if (next <= at) break;
    at = next;
  }
  return at;
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

const shareOfCell = asWhole('#[ ]%');

/** '| Cacao | 12% |': the mark between the cells of a table is read as a space. */
function readCell(reading: Reading, token: Token): number {
  const { start, end } = token;
  const { style, frame, text } = reading;
  const { item } = frame;
  if (!style.inCells) return nextItem(reading, token);
  if (isItemStart(reading, start)) return startItem(reading, end);
  const cell = text.slice(item.from, start);
  const shown = style.inShares && endsInDigit(cell) ? `${cell.trim()}%` : cell.trim();
  // A share in a cell of its own leaves the name.
  if (shareOfCell.test(shown)) item.percent = readHead(shown).percent;
  else item.text += `${cell} `;
  item.from = end;
  return end;
}

/** Whether 'Prodotto in uno stabilimento che …' begins at a place. */
function beginsStatement({ text, end }: Reading, at: number): boolean {
  const kind = statementAt(text, at, end);
  return kind === 'traces' || kind === 'contains';
}

/** 'Leucina - Valina - Aroma': a mark between spaces that separates items in some lists. */
function readDash(reading: Reading, token: Token): number {
  const { text, style, outer } = reading;
  const { group, item } = reading.frame;
  const isInClass = group?.role !== undefined;
  // 'mono - e digliceridi'
  if (text.startsWith(' e digl', token.end)) return token.end;
  // 'agenti lievitanti: carbonati di ammonio - carbonati di sodio - sale'
  if ((token.kind === 'dash' ? '-' : '/') === style.separator)
    return isInClass ? readComma(reading, token) : nextItem(reading, token);
  // 'curcuma 2%/ aroma', 'carbonato di ammonio (E503) - carbonato di sodio (E500)'
  const isBehindCode = isInClass && item.code !== undefined;
  if (text.charAt(token.start - 1) === '%' || isBehindCode || partsMembers(reading, token))
    return readComma(reading, token);
  const isStatement = outer.length === 0 && beginsStatement(reading, token.end + 1);
  return isStatement ? nextItem(reading, token) : token.end;
}

function readNewLine(reading: Reading, { start, end }: Token): number {
  const isInBracket = reading.outer.length > 0;
  if (reading.style.byLine ? isOpenLine(reading.text, start) : isInBracket) return end;
  finishItem(reading, start);
  if (!isInBracket) endSentence(reading);
  return startItem(reading, end);
}

/** Whole words before and behind a full stop that may be for a comma. */
const wordBefore = /[\p{L}\d]{4,20}$/u;
const wordBehind = /^ ?[\p{L}\d]{4,20}/u;
const maxWordLength = 20;

/** '(acqua. sale, lievito)', 'siero in polvere.olio di girasole': whether a full stop is for a comma. */
function isLostComma({ text, frame }: Reading, { start, end }: Token): boolean {
  const before = text.slice(Math.max(frame.item.start, start - maxWordLength), start);
  const behind = wordBehind.exec(text.slice(end, end + maxWordLength))?.[0] ?? '';
  const last = wordBefore.exec(before)?.[0] ?? '';
  if (!behind.startsWith(' ')) return last !== '' && isKnownWord(last) && isKnownWord(behind);
  const isWhole = before.endsWith('%') || (last !== '' && 'aeio'.includes(last.slice(-1)));
  return isWhole && behind === behind.toLowerCase();
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
  const { text, outer } = reading;
  const { start, end } = token;
  const isApart = end >= reading.end || ' \n'.includes(text.charAt(end));
  const commaEnd = (): number => (isLostComma(reading, token) ? readComma(reading, token) : end);
  // 'Aroma.Contiene latte', 'polvere.olio'
  if (!isApart && !statementAt(text, end, reading.end)) return commaEnd();
  if (outer.length > 0) {
    if (leastShareEnd(text, end + 1) > 0) return readLeastShare(reading, token);
    // 'aromi (rosmarino, aglio. Può contenere latte': the bracket was never closed.
    const kind = start < reading.lastClose ? null : statementAt(text, end + 1, reading.end);
    if (kind === null || kind === 'free') return commaEnd();
    while (outer.length > 0) closeBracket(reading, { start });
  }
  const from = reading.frame.item.start;
  if (isAbbreviation(text.slice(0, reading.end), from, start)) return end;
  const behind = isApart && end < reading.end ? pastTitle(reading, start) : null;
  if (behind !== null) return behind;
  finishItem(reading, keepsDot(text.slice(Math.max(from, start - 16), start)) ? end : start);
  endSentence(reading);
  return startItem(reading, end);
}

/** What begins a statement before 'può contenere'. */
const subjects = [' il prodotto', ' questo prodotto'];

/** '…, sale Può contenere tracce di uova', '…, latte °biologico': the full stop before is lost. */
function readLostStop(reading: Reading, { start }: Token): number {
  if (reading.outer.length > 0 || isItemStart(reading, start)) return start;
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
  close: closeBracket,
  comma: readComma,
  semicolon: readCell,
  bar: readCell,
  dash: readDash,
  slash: readDash,
  newLine: readNewLine,
  tab: (reading, token) =>
    reading.style.inCells || reading.style.byTab ? readCell(reading, token) : token.end,
  fullStop: readFullStop,
  colon: readColon,
  bullet: nextItem,
  footnote: readLostStop,
  mayContain: readLostStop,
};

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
