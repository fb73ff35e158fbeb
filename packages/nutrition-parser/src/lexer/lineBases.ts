import { pattern } from '../lexicon/patterns.ts';
import { groupOf, isDigit } from '../text/chars.ts';
import { nameHeadings, pieces, valueHeadings } from '../lexicon/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { closeParenthesis, colon, openParenthesis, slash } from '../text/codes.ts';
import { profileWords } from '../lexicon/bases.ts';
import { cellText, trimmedCell } from '../text/source.ts';
import { readHeading, withoutLabel } from './heading.ts';
import { nameOfCell } from './readName.ts';
import { holdsAt } from './basisPhrase.ts';
import { pushRest, startName, type BasisToken, type LineScan, type Token } from './lineTokens.ts';
import { maxName } from './shareInName.ts';
import { hundredEnd } from './hundredEnd.ts';
import { valueEnd } from './valueEnd.ts';

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
