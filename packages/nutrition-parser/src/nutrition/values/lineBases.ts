import { basisTails, holdingVerbs, profileWords } from '../../lexicon/bases.ts';
import { pattern } from '../../lexicon/patterns.ts';
import { wordSet } from '../../lexicon/phrases.ts';
import {
  doses,
  nameHeadings,
  namesTable,
  pieces,
  valueHeadings,
} from '../../lexicon/vocabulary.ts';
import { readHeading, withoutLabel } from './headings.ts';
import { hundredEnd, valueEnd } from './lineValues.ts';
import { maxName } from './namedShares.ts';
import { nameOfCell } from './names.ts';
import { readNumber } from './numbers.ts';
import { type BasisToken, type LineScan, type Token, pushRest, startName } from './tokens.ts';
import { readUnit } from './units.ts';
import { groupOf, isDigit, wordEndIn } from '../../text/chars.ts';
import { closeParenthesis, colon, openParenthesis, slash } from '../../text/codes.ts';
import { fold, isWordCode } from '../../text/fold.ts';
import { cellText, trimmedCell } from '../../text/source.ts';

/** A phrase of a line that may be a basis: it begins at `begin`, the line ends at `end`. */
type Phrase = { readonly text: string; readonly begin: number; readonly end: number };

const wordEnd = ({ text, end }: Phrase, at: number): number => wordEndIn(text, at, end);

const basisLead = new Set([
  'per',
  'ogni',
  'x',
  'su',
  'porzione',
  'dose',
  'razione',
  'serving',
  'a',
  'riferiti',
  'riferito',
]);
const basisReach = 60;

/** '30 capsule per confezione' is no basis. */
const servingsBefore = wordSet('dosi porzioni servings capsule compresse bustine n misurini');

/** The word that a space parts from a place; '' where none does. */
function wordBefore(text: string, at: number): string {
  let end = at;
  while (' .'.includes(text.charAt(end - 1)) && end > 0) end--;
  let start = end;
  while (start > 0 && isWordCode(text.charCodeAt(start - 1))) start--;
  return end < at ? text.slice(start, end).toLowerCase() : '';
}

/** Titles of tables are shorter. */
const maxTitle = 60;

/** 'Tabella nutrizionale in 100 g': whether the title of a table is before a place. */
const isTitled = (text: string, from: number, at: number): boolean =>
  at - from < maxTitle && namesTable(fold(text, from, at));

/** 'per 100 g', 'per dose (30 g)', 'porzione: 30 g' at a word; null for any other word. */
export function basisAt(
  { source, text, at, end, nameStart }: LineScan,
  after: number,
  word: string,
): BasisToken | null {
  if (!basisLead.has(word) && !(word === 'in' && isTitled(text, nameStart, at))) return null;
  const phrase: Phrase = { text, begin: at, end };
  if (servingsBefore.has(wordBefore(text, at))) return null;
  const stop = basisEnd(phrase, after, word);
  if (stop < 0) return null;
  const cell = trimmedCell(source, at, stop);
  const heading = readHeading(text.slice(cell.start, cell.end));
  if (heading?.role !== 'value' || !heading.hasBasis) return null;
  return { kind: 'basis', heading, cell };
}

const holding = pattern(
  `^(?:\\d{1,2}|una?|due|tre|100) ?({LETTER}+)(?: di [a-z]{4,12}| [a-z]{4,12}(?= \\()| da {NUMBER} ?{MEASURE})?(?: \\([^()]{1,20}\\)| al giorno)?(?= ${holdingVerbs}\\b| ?[:|]| [-–] | = ?(?:{LETTER}{3}|{NUMBER} ?{KILO}))`,
);

/** '1 bustina apporta:', '100 g di prodotto contengono' at a number; null for any other. */
function holdsAt({ source, text, at, end }: LineScan): BasisToken | null {
  const match = holding.exec(text.slice(at, Math.min(end, at + basisReach)));
  const heading = match && readHeading(match[0]);
  if (!match || !heading?.hasBasis) return null;
  if (heading.column.kind === 'serving' && !pieces.has(groupOf(match, 1).toLowerCase()))
    return null;
  return { kind: 'basis', heading, cell: trimmedCell(source, at, at + match[0].length) };
}

function basisEnd(phrase: Phrase, after: number, word: string): number {
  const { text, begin, end } = phrase;
  const limit = Math.min(end, begin + basisReach);
  let i = after;
  if (word.startsWith('riferit')) {
    const joint = [' a ', ' al ', ' ai '].find((words) => text.startsWith(words, i));
    if (joint === undefined) return -1;
    i += joint.length;
  } else if (word !== 'per' && word !== 'ogni' && word !== 'x' && word !== 'su' && word !== 'a') {
    // 'Porzione: 30 g', 'dose (30 g)': a measure must follow, else it is a name.
    if (text.startsWith(' size', i)) i += ' size'.length;
    while (i < limit && ' :=('.includes(text.charAt(i))) i++;
    if (i >= limit || !isNumber(phrase, i)) return -1;
    i = measureEnd(phrase, i);
    if (i < 0) return -1;
    // 'Dose (1 misurino raso = 3,5 g)'
    const close = isBracketOpen(phrase, i) ? text.slice(i, limit).indexOf(')') : -1;
    return close > 0 ? i + close + 1 : closing(phrase, i, limit);
  }
  while (i < limit && text.charCodeAt(i) === 32) i++;
  // 'pari a 0,5 g' is no basis, 'a capsula' is.
  if (word !== 'a' && i < limit && isNumber(phrase, i)) {
    const measured = measureEnd(phrase, i);
    if (measured < 0) return -1;
    return closing(phrase, tailEnd(phrase, measured, limit), limit);
  }
  // 'per mezza barretta'
  if (['mezza ', 'mezzo '].includes(text.slice(i, i + 6).toLowerCase())) i += 6;
  const next = wordEnd(phrase, i);
  const noun = text.slice(i, next).toLowerCase();
  if (!doses.has(noun) && !pieces.has(noun)) return -1;
  return sizeEnd(phrase, closing(phrase, tailEnd(phrase, next, limit), limit));
}

/** Past the size of a serving that rows follow: 'per dose giornaliera: 2 cps: zinco …'. */
function sizeEnd(phrase: Phrase, at: number): number {
  if (!phrase.text.startsWith(': ', at)) return at;
  const start = at + ': '.length;
  const size = isNumber(phrase, start) ? measureEnd(phrase, start) : -1;
  return size > 0 && phrase.text.startsWith(':', size) ? size : at;
}

const isNumber = ({ text }: Phrase, at: number): boolean => isDigit(text.charCodeAt(at));

/** The end of '30 g' or '2 capsule'; -1 where no unit or piece is behind the number. */
function measureEnd(phrase: Phrase, at: number): number {
  const { text, end } = phrase;
  const half = text.startsWith('1/2 ', at) ? at + 3 : -1;
  let i = half > 0 ? half : (readNumber(text, at, end)?.end ?? -1);
  if (i < 0) return -1;
  while (i < end && text.charCodeAt(i) === 32) i++;
  const after = wordEnd(phrase, i);
  const noun = text.slice(i, after).toLowerCase();
  if (pieces.has(noun) || doses.has(noun)) return after;
  const unit = readUnit(text, i, end);
  return unit && unit.unit !== 'kJ' && unit.unit !== 'kcal' ? unit.end : -1;
}

const tails = pattern(`^ (?:${basisTails})`);

/** Past 'di prodotto', 'giornaliera', 'da 30 g' and the like. */
function tailEnd(phrase: Phrase, at: number, limit: number): number {
  const { text, end } = phrase;
  let i = at;
  for (let rounds = 0; rounds < 3; rounds++) {
    const tail = tails.exec(text.slice(i, Math.min(end, i + 24)));
    if (!tail || i + tail[0].length > limit) break;
    const before = i;
    i += tail[0].length;
    let digit = i;
    while (digit < end && text.charCodeAt(digit) === 32) digit++;
    if (digit < end && isDigit(text.charCodeAt(digit))) {
      const measured = measureEnd(phrase, digit);
      if (measured < 0) return before;
      i = measured;
    }
  }
  return i;
}

const isBracketOpen = ({ text, begin }: Phrase, to: number): boolean =>
  text.slice(begin, to).lastIndexOf('(') > text.slice(begin, to).lastIndexOf(')');

/** 'per 100 g (per dose 30 g)': a second basis, whose values are in brackets, too. */
const isSecond = ({ text, begin }: Phrase, to: number, bracket: string): boolean =>
  ['(per ', '(ogni ', '(x '].some((lead) => bracket.toLowerCase().startsWith(lead)) &&
  readHeading(text.slice(begin, to))?.column.kind.startsWith('per100') === true;

const ownBasis = /^\([^a-z)]*\d[^)]*(?:\bper\b|%)/i;

/** Past a bracket that follows directly ('(30 g)', '(2 capsule)'), or closes what was opened. */
function closing(phrase: Phrase, at: number, limit: number): number {
  const { text, end } = phrase;
  let i = at;
  // The bracket that is open before the phrase closes nothing of it.
  if (text.charCodeAt(i) === 41 && i < end) return isBracketOpen(phrase, i) ? i + 1 : i;
  while (i < limit && text.charCodeAt(i) === 32) i++;
  if (i >= limit || text.charCodeAt(i) !== 40) return at;
  const close = text.slice(i, limit).indexOf(')');
  const bracket = text.slice(i, i + close);
  // '(24 g per dose)' is the value of another basis, '(100% VNR)' one of the same.
  return close < 0 || ownBasis.test(bracket) || isSecond(phrase, at, bracket) ? at : i + close + 1;
}

const unitBefore = pattern('(?<![a-z]){UNIT} ?$');
const basisBetween = pattern('^/ ?({HUNDRED}\\b)[ :]*([<~]? ?\\d(?:[\\d.,]*\\d)?)');
const nextBasis = /[;,/-] ?(?:e )?(?:per|ogni) /i;
const behindBasis = /^\)? ?[:=] ?(?=[<>~]? ?\d)/;

/** 'kcal/100 g 370': the basis is between the unit and its number. */
export function readPerHundred(scan: LineScan): boolean {
  const { source, text, at, nameStart, end } = scan;
  const basis = basisBetween.exec(text.slice(at, Math.min(end, at + 16)));
  if (!basis || !scan.hasLetters || !unitBefore.test(text.slice(Math.max(nameStart, at - 5), at)))
    return false;
  const stop = at + basis[0].length;
  const value = trimmedCell(source, stop - groupOf(basis, 2).length, stop);
  const heading = readHeading(`per ${groupOf(basis, 1)}`);
  if (heading) scan.tokens.push({ kind: 'basis', heading: withoutLabel(heading), cell: value });
  scan.tokens.push({
    kind: 'pair',
    name: trimmedCell(source, nameStart, at),
    value,
    marked: true,
  });
  startName(scan, stop);
  return true;
}

const measureOf = pattern(
  '^\\d{1,3} ?{MEASURE}\\b(?=\\)? ?(?:[(|:.–-]|{NUMBER} ?{KILO}\\b|{LETTER}))',
);

/** 'Valori (30 g): 114 kcal', 'Valori/100 g (Energia …)': the basis behind a title, and energy without a name or a bracket behind it. */
export function readTitledHundred(scan: LineScan): boolean {
  const { source, text, at, nameStart, end } = scan;
  const basis = measureOf.exec(text.slice(at, Math.min(end, at + 24)));
  if (!basis || at - nameStart > maxName) return false;
  const title = fold(text, nameStart, at);
  const heading = readHeading(basis[0]);
  if (!heading) return false;
  const cell = trimmedCell(source, at, at + basis[0].length);
  // 'Energia (100 g): 1650 kJ'
  const isInBracket = text.charCodeAt(at - 1) === openParenthesis;
  const isHundred = basis[0].startsWith('100');
  if (!isInBracket && !isHundred) return false;
  if (isInBracket && isHundred && readNamesBefore(scan, { kind: 'basis', heading, cell }))
    return true;
  const isPiece =
    pieces.has(title.slice(title.lastIndexOf(' ') + 1)) && text.startsWith('):', cell.end);
  if (!nameHeadings.has(title) && !valueHeadings.has(title) && !(isInBracket && isPiece))
    return false;
  scan.tokens.push({ kind: 'basis', heading, cell });
  startName(scan, cell.end);
  return true;
}

/** '80 g/100 g': the basis right behind a value. */
export function readOfHundred(scan: LineScan): boolean {
  const basis = scan.hasLetters ? 0 : hundredEnd(scan.text, scan.at, scan.end);
  const printed = scan.text.slice(scan.at + 1, Math.max(basis, 0)).trim();
  const heading =
    basis > 0 ? readHeading(isDigit(printed.charCodeAt(0)) ? printed : `per ${printed}`) : null;
  if (!heading?.hasBasis) return false;
  const cell = trimmedCell(scan.source, scan.at + 1, basis);
  const isOther = heading.column.kind === 'other';
  scan.tokens.push({ kind: 'basis', heading: isOther ? heading : withoutLabel(heading), cell });
  startName(scan, basis);
  return true;
}

/** 'mg/g di proteina: …', 'Aminogramma g/100 g: …': what the values behind a colon are shares of. */
export function readShareBasis(scan: LineScan, after: number): boolean {
  const { source, text, at, nameStart, end } = scan;
  const stop = text.charCodeAt(after) === slash ? hundredEnd(text, after, end) : -1;
  const mark = text.charCodeAt(stop) === closeParenthesis ? stop + 1 : stop;
  if (stop < 0 || text.charCodeAt(mark) !== colon || at - nameStart > maxName) return false;
  if (scan.hasLetters && !profileWords.test(fold(text, nameStart, at))) return false;
  const cell = trimmedCell(source, nameStart, mark);
  const heading = readHeading(cellText(cell));
  if (!heading?.hasBasis) return false;
  scan.tokens.push({ kind: 'basis', heading, cell });
  startName(scan, mark + 1);
  return true;
}

/** '1 bustina apporta:', 'un cucchiaino (5 ml):' where no name has begun. */
export function readHolding(scan: LineScan): boolean {
  // 'Integratore: 1 compressa contiene …'
  const isOpen = !scan.hasLetters || scan.marked;
  const basis = isOpen ? holdsAt(scan) : null;
  if (!basis || (scan.hasLetters && scan.text.startsWith(':', basis.cell.end))) return false;
  if (scan.hasLetters) pushRest(scan, scan.at);
  scan.tokens.push(basis);
  startName(scan, basis.cell.end);
  return true;
}

/** 'Proteine per 100 g: 79 g': the basis is between a nutrient and its value. */
export function readNamesBefore(scan: LineScan, basis: BasisToken): boolean {
  const { source, text, at, nameStart, end } = scan;
  const value = scan.hasLetters
    ? behindBasis.exec(text.slice(basis.cell.end, basis.cell.end + 8))
    : null;
  if (!value || at - nameStart > maxName) return false;
  const bracket = text.charAt(at - 1) === '(' ? 1 : 0;
  const name = trimmedCell(source, nameStart, at - bracket);
  const read = nameOfCell(name);
  if (read.key === undefined && !read.only) return false;
  const from = basis.cell.end + value[0].length;
  const stop = valueEnd(text, from, end);
  // 'Quantità per 4 capsule: 5-HTP 50 mg'
  if (stop <= from) return false;
  const pair: Token = {
    kind: 'pair',
    name,
    value: trimmedCell(source, from, stop),
    marked: true,
  };
  scan.hasOwnBases = nextBasis.test(text.slice(stop - 2, Math.min(end, stop + 8)));
  if (scan.hasOwnBases) scan.tokens.push(pair, basis);
  else scan.tokens.push(basis, pair);
  startName(scan, stop);
  return true;
}

/** 'Proteine per 100 g: 79 g; per dose: 24 g': another value of the nutrient, behind its basis. */
export function readOwnValue(scan: LineScan, basis: BasisToken): boolean {
  const { source, text, end } = scan;
  const value = behindBasis.exec(text.slice(basis.cell.end, basis.cell.end + 8));
  if (!scan.hasOwnBases || scan.hasLetters || !value) return false;
  const from = basis.cell.end + value[0].length;
  const stop = valueEnd(text, from, end);
  scan.tokens.push({ kind: 'value', value: trimmedCell(source, from, stop) }, basis);
  startName(scan, stop);
  return true;
}
