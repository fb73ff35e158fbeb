import { sourceOf } from '../lexicon/phrases.ts';
import { endsInDigit, pastDigits, beginsWithLetters } from '../text/chars.ts';
import { indexOfAny, withoutEnding } from '../text/pieces.ts';
import { closeBracket, openBracket } from './brackets.ts';
import { endsPart, pastTitle, readColon } from './heads.ts';
import { finishItem, startItem, statementInBracket, partsMembers } from './items.ts';
import { goesOnWithShare, readHead, isKnownWord, isAbbreviation } from './names.ts';
import { keepsDot } from './plants.ts';
import { statementAt, leastShareEnd } from './statements.ts';
import { type Token, isOpenLine, type TokenKind } from './tokens.ts';
import { type Reading, isItemStart } from './tree.ts';

const shareOfCell = new RegExp(`^${sourceOf('#[ ]%')}$`);
/** What begins a statement before 'può contenere'. */
const subjects = [' il prodotto', ' questo prodotto'];
const vowels = 'aeio';
/** Letters of a word that is no abbreviation. */
const minWordLength = 4;
const maxWordLength = 20;

const isInBracket = ({ outer }: Reading): boolean => outer.length > 0;

/** Ends a sentence: its class, its group and its part are over. */
export function endSentence({ frame }: Reading): void {
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

const wordBefore = /[\p{L}\d]{4,20}$/u;
const wordBehind = /^[\p{L}\d]{4,20}/u;

/** 'siero in polvere.olio di girasole': whether a full stop is for a comma between two words of lists. */
function isBetweenWords(text: string, { start, end }: Token): boolean {
  const before = wordBefore.exec(text.slice(Math.max(0, start - maxWordLength), start));
  const behind = wordBehind.exec(text.slice(end, end + maxWordLength));
  return before !== null && behind !== null && isKnownWord(before[0]) && isKnownWord(behind[0]);
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
export const separators: Readonly<Record<TokenKind, (reading: Reading, token: Token) => number>> = {
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
