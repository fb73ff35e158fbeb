import { basisTails, holdingVerbs, profileWords } from '../../lexicon/bases.ts';
import { pattern } from '../../lexicon/patterns.ts';
import { wordSet } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
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
import { type BasisToken, type LineScan, type Token, pushRest, startName } from './tokens.ts';
import { groupOf, isDigit } from '../../text/chars.ts';
import { closeParenthesis, colon, openParenthesis, slash } from '../../text/codes.ts';
import { fold, isWordCode } from '../../text/fold.ts';
import { cellText, trimmedCell } from '../../text/source.ts';

const basisLead = new Set(
  'per ogni x su porzione dose razione serving a riferiti riferito'.split(' '),
);
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

const noun = '[a-zà-ùµ]{1,16}(?![a-zà-ù])';
const size = `(?:1/2|{NUMBER}) ?(?!{KILO})${noun}`;
const tails = `(?: (?:${basisTails})(?: ?${size})?){0,3}`;
/** '(30 g)', '(2 capsule)'; '(24 g per dose)' is the value of another basis, '(100% VNR)' one of the same. */
const inBracket =
  '(?: ?\\((?![^a-z)]*\\d[^)]*(?:\\bper\\b|%))(?!(?<=100 ?(?:g|ml) ?\\()(?:per|ogni|x) )[^()]{1,40}\\))?';
const measured = `(?:${size}|(?:mezz[ao] )?${noun})${tails}(?:: ${size}(?=:))?`;
const phrase = pattern(
  `^(?:(?:(?:per|ogni|x|su|in)|riferit[oi] a[li]?) ${measured}${inBracket}|a ${noun}${tails}${inBracket}|{DOSE}(?: size)?[ :=(]*${size}(?:[^()]{0,30}\\)|${inBracket}))`,
);

/** The unit or serving behind a word, which a number may part from it. */
const measureBehind = pattern(
  '^[a-z]+(?: a[li]?)?(?: size)?[ :=(]+(?:mezz[ao] )?(?:(?:1/2|{NUMBER}) ?)?([a-zà-ùµ]+)',
);

/** Whether a measure is behind a word: most words that may begin a basis begin none. */
function isBeforeMeasure(text: string): boolean {
  const word = measureBehind.exec(text)?.[1]?.toLowerCase() ?? '';
  return doses.has(word) || pieces.has(word) || unitOf(word) !== undefined;
}

/** 'per 100 g', 'per dose (30 g)', 'porzione: 30 g' at a word; null for any other word. */
export function basisAt(
  { source, text, at, end, nameStart }: LineScan,
  word: string,
): BasisToken | null {
  if (!basisLead.has(word) && !(word === 'in' && isTitled(text, nameStart, at))) return null;
  if (servingsBefore.has(wordBefore(text, at))) return null;
  const rest = text.slice(at, Math.min(end, at + basisReach));
  const match = isBeforeMeasure(rest) ? phrase.exec(rest) : null;
  if (!match) return null;
  const cell = trimmedCell(source, at, at + match[0].length);
  const heading = readHeading(cell.text);
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
  const name = trimmedCell(source, nameStart, text.charAt(at - 1) === '(' ? at - 1 : at);
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
