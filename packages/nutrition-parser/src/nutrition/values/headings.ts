import {
  dailyWords,
  doseWords,
  hundred,
  hundredOfPiece,
  otherBases,
  preparedWith,
  profileWords,
  referenceWords,
  servingWords,
} from '../../lexicon/bases.ts';
import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { atStart } from '../../lexicon/phrases.ts';
import { unitOf } from '../../lexicon/units.ts';
import {
  doses,
  nameHeadings,
  namesTable,
  pieces,
  unitHeadings,
  valueHeadings,
  withoutAverage,
} from '../../lexicon/vocabulary.ts';
import type { Column } from '../../model.ts';
import { readNumber } from './numbers.ts';
import { isMultiple } from './units.ts';
import { Remembered } from '../../text/Remembered.ts';
import { groupOf, hasAny, isDigit, onOneLine } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { splitAtAny } from '../../text/pieces.ts';
import { trimmedEnd } from '../../text/trim.ts';

const measures = 'kg mg ml cl dl gr g grammi grammo lt l litri millilitri';
const measure = pattern(`(?<![a-z\\d])({NUMBER}) ?(${anyOf(measures)})(?![a-z\\d])`, '');
/** '1 compressa in 500 ml': what the serving is dissolved in. */
const dissolved = pattern('\\bin {NUMBER} ?{VOLUME}\\b', '');
const count = pattern('(\\d+(?:[.,]\\d+)?|{COUNT}) ?(?:x )?([a-z]+)(?: ([a-z]+))?', 'g');
const numerals: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  "un'": 1,
  due: 2,
  tre: 3,
  quattro: 4,
  mezza: 0.5,
  mezzo: 0.5,
  '½': 0.5,
};
const doseBehind = / \((?:per|x) (?:dos|porz)[^)]*\)$/;

const isOther = (words: string): boolean =>
  preparedWith.test(words) || otherBases.some((other) => other.test(words));

/**
 * The column that a basis stands for, without label; null where no basis is printed.
 * @param words a heading in lower case, without accents.
 * @param isRange 'per 100-200 ml' is no fixed hundred.
 */
function readBasis(words: string, isRange: boolean): Column | null {
  if (isOther(words)) return { kind: 'other' };
  const match = hundred.exec(words);
  const kind = match?.[2] ? 'per100ml' : 'per100g';
  if (match && hundredOfPiece.test(words)) return { kind };
  // 'per 100 g (per dose 30 g)'
  const outer = match && words.includes('(') ? words.replace(doseBehind, '') : words;
  if (outer !== words && hundred.test(outer)) return readBasis(outer, isRange);
  const piece = readPiece(words);
  const isDose = piece !== null || doseWords.test(words);
  if (match && !isDose && !isRange) return { kind };
  // Of '2 perle da 1 g' the size is that of one.
  const isOfSeveral = piece !== null && piece.amount !== 1 && isSized(words);
  const size = readSize(isOfSeveral ? words.slice(bracketOf(words)) : words);
  if (size) return { kind: 'serving', ...size };
  if (piece) return { kind: 'serving', ...piece };
  return isDose || dailyWords.test(words) ? { kind: 'serving' } : null;
}

/** Where the last bracket opens; the end where none does. */
const bracketOf = (words: string): number =>
  words.includes('(') ? words.lastIndexOf('(') : words.length;

/** '2 perle da 1 g': whether a size is right behind a piece. */
function isSized(words: string): boolean {
  const before = words.slice(0, Math.max(0, words.indexOf(' da ')));
  return pieces.has(before.slice(before.lastIndexOf(' ') + 1));
}

type Size = { amount: number; unit: string };

/** '30 g', '12,5 ml' */
function readSize(words: string): Size | null {
  const size = measure.exec(words.replace(dissolved, ' '));
  const unit = size ? unitOf(groupOf(size, 2)) : undefined;
  const number = size ? readNumber(groupOf(size, 1), 0, groupOf(size, 1).length) : null;
  return unit === undefined || !number ? null : { amount: number.value, unit };
}

/** '2 capsule', 'per capsula', '1 dose'; a piece is preferred to 'dose'. */
function readPiece(words: string): Size | null {
  let dose: Size | null = null;
  for (const match of words.matchAll(count)) {
    const numeral = groupOf(match, 1);
    const amount = numerals[numeral] ?? Number(numeral.replace(',', '.'));
    const unit = pieces.get(groupOf(match, 2)) ?? pieces.get(groupOf(match, 3));
    if (unit !== undefined) return { amount, unit };
    const generic = doses.get(groupOf(match, 2));
    if (generic !== undefined) dose ??= { amount, unit: generic };
  }
  for (const word of fold(words).split(' ')) {
    const unit = pieces.get(word);
    if (unit !== undefined) return { amount: 1, unit };
  }
  return dose;
}

/** What a heading means. */
export type Heading = {
  readonly role: 'name' | 'unit' | 'value' | 'nrv';
  readonly column: Readonly<Column>;
  /** The unit of the values below: 'g/100 g', 'Quantità (mg)'. */
  readonly unit?: string;
  /** A basis is printed: per 100 g, per dose, two capsules. */
  readonly hasBasis: boolean;
  /** The text can only be a heading: it has 'per', 'dose', 'VNR' or a known heading's words. */
  readonly sure: boolean;
  /** VNR is behind a basis: a reference column if its cells are bare percentages. */
  readonly maybeNrv: boolean;
  /** Its column is beside another of the same basis: 'Cacao 100 g', 'Vaniglia 100 g'. */
  readonly isApart?: true;
  /** Its key names a second column, too: 'per 100 g / per dose'. */
  readonly second?: Heading;
};

/** The unit of the values below: 'mg/100 g', 'Aminoacidi mg/g …', 'Quantità (mg)', 'Sodio, mg'. */
const unitsInHeading: readonly RegExp[] = [
  pattern(
    '^\\W*({ENERGY}|cal|{MASS}|%|(?:(?:mld|miliardi|mln|milioni)(?: di)? )?{COLONIES}) ?(?:\\/|per\\b|x )',
  ),
  pattern(' ({MASS}) ?\\/ ?(?:100 ?)?gr?\\b'),
  pattern('[([] ?(?:in )?({MASS})(?:[)\\]]| ?\\/| per\\b)'),
  pattern('[,;] ?({MASS})$'),
];

const maxHeading = 160;

const known = new Remembered<Heading | null>();

/** Reads a heading or the key of a section; null for a text that is none. Readings are shared. */
export function readHeading(text: string): Heading | null {
  if (text.length > maxHeading) return null;
  const heading = known.find(text);
  return heading === undefined ? known.keep(text, readNewHeading(text)) : heading;
}

/** A heading that is no printed one. */
export function withoutLabel(heading: Heading): Heading {
  const column = { ...heading.column };
  delete column.label;
  return { ...heading, column };
}

/** Lower case without accents; underscores and runs of white space are one space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[_\s*]+/g, ' ')
    .trim();

/** 'per 1-2 compresse', '20 o 30 g': what is declared holds for the least of them. */
const upTo = /(?<=\d)(?: \/ | ?(?:[-–÷]|\b[oa]\b) ?)\d[\d.,]*(?= ?(?:g|gr|ml|[a-z]{3,})\b)/g;

/** 'per g 100', 'dose (g 30)' */
const unitFirst = /(?<![a-z/]|\d ?)(gr?|ml) (\d[\d.,]*)(?![\d.,]* ?[a-z%])/g;

/** 'Tabella nutrizionale in 100 g' with 'per', but not '1 compressa in 200 ml'. */
function withPer(words: string): string {
  const at = words.indexOf(' in ');
  const behind = at + ' in '.length;
  return at > 0 && isDigit(words.charCodeAt(behind)) && namesTable(fold(words.slice(0, at)))
    ? `${words.slice(0, at)} per ${words.slice(behind)}`
    : words;
}

/** 'per100g', 'perdose', 'dose30g': the end of a word to which the next one is glued. */
const glued = /\bper(?=\d|dose|porz)|(?:dose|porzione)(?=\d)/g;

/** A heading in lower case without accents, of a range the least. */
function wordsOf(text: string): { words: string; isRange: boolean } {
  const apart = plain(text)
    .replace(/\b1\/2\b/g, '½')
    .replace(glued, (word) => `${word} `);
  const printed = withPer(apart);
  const least = printed.replace(upTo, '');
  return { words: least.replace(unitFirst, '$2 $1'), isRange: least !== printed };
}

/** The unit that a heading names, and the heading without it. */
function unitIn(words: string): { unit: string | undefined; rest: string } {
  for (const expression of unitsInHeading) {
    const match = expression.exec(words);
    const unit = match ? groupOf(match, 1) : '';
    if (match) {
      const rest = words.replace(match[0], ' ');
      return { unit: unitOf(unit) ?? (isMultiple(unit) ? unit : undefined), rest };
    }
  }
  return { unit: undefined, rest: words };
}

/** What the words of a heading mean, apart from its label and unit. */
type Meaning = Pick<Heading, 'role' | 'column' | 'hasBasis' | 'sure'> & { maybeNrv?: boolean };

const nameMeaning: Meaning = {
  role: 'name',
  column: { kind: 'other' },
  hasBasis: false,
  sure: true,
};
const unitMeaning: Meaning = { ...nameMeaning, role: 'unit' };
const nrvMeaning: Meaning = { ...nameMeaning, role: 'nrv', column: { kind: 'nrv' } };

/** A heading that prints a basis, or reference percentages; null for any other. */
function basisMeaning(words: string, isRange: boolean): Meaning | null {
  const basis = readBasis(words, isRange);
  const nrvAt = words.search(referenceWords);
  if (nrvAt >= 0) {
    const basisAt = basis ? words.search(/\d|\b(?:per|dose|porzione)\b/) : -1;
    if (!basis || basisAt > nrvAt) return { ...nrvMeaning, hasBasis: basis !== null };
    return { role: 'value', column: basis, hasBasis: true, sure: true, maybeNrv: true };
  }
  if (!basis) return null;
  // '200 mg / 600 mg' are two amounts, 'g/100 g' is a basis.
  const isShare = words.includes('/') && !/^\W*\d/.test(words);
  const sure = servingWords.test(words) || isShare || basis.kind === 'other';
  return { role: 'value', column: basis, hasBasis: true, sure };
}

/** A heading of words alone: 'Componente', 'Unità', 'Quantità (mg)', 'Profilo aminoacidico (%)'. */
function wordMeaning(words: string, rest: string): Meaning | null {
  if (profileWords.test(words))
    return { ...nameMeaning, role: 'value', hasBasis: words.includes('%') };
  const bare = fold(rest);
  if (valueHeadings.has(withoutAverage(fold(words))) || valueHeadings.has(bare))
    return { ...nameMeaning, role: 'value', column: { kind: 'serving' } };
  return nameHeadings.has(bare) ? nameMeaning : null;
}

function meaningOf(words: string, rest: string, isRange: boolean): Meaning | null {
  const folded = fold(words);
  if (nameHeadings.has(folded) || nameHeadings.has(withoutAverage(folded))) return nameMeaning;
  if (unitHeadings.has(folded)) return unitMeaning;
  if (trimmedEnd(words, '*()') === '%') return nrvMeaning;
  return basisMeaning(words, isRange) ?? wordMeaning(words, rest);
}

function readNewHeading(text: string): Heading | null {
  const { words, isRange } = wordsOf(text);
  const { unit, rest } = unitIn(words);
  const meaning = meaningOf(words, rest, isRange);
  if (!meaning) return null;
  const label = onOneLine(text);
  const column: Column = label === '' ? { ...meaning.column } : { ...meaning.column, label };
  const heading: Heading = { ...meaning, column, maybeNrv: meaning.maybeNrv === true };
  if (profileWords.test(words) && !readBasis(words, isRange) && words.includes('%'))
    return { ...heading, unit: '%' };
  return unit === undefined || unit === '%' ? heading : { ...heading, unit };
}

const servings = anyOf([...doses.keys(), ...pieces.keys(), 'serve', 'daily dose'].join('|'), '|');
const ending = pattern(
  ` \\(?(?:(?:per|x|su|a|ogni|in) ?)?(?:{HUNDRED}|100|g ?100 ?g?|(?:${servings} )?\\d+ ?g|(?:\\d+ )?${servings})\\)?$`,
);

/** Whether a text ends with a basis, by its form. */
export const endsWithBasis = (text: string): boolean => ending.test(` ${text}`);

/** A text without the basis at its end, which may be all of it: 'proteine per 100 g', 'proteine dose'. */
export function withoutBasis(text: string): { rest: string; heading: Heading | null } {
  const per = ` ${text.toLowerCase()}`.lastIndexOf(' per ');
  const found = ending.exec(` ${text}`);
  const at = found ? found.index : per;
  const basis = at < 0 ? '' : text.slice(at).trim();
  const heading = at < 0 ? null : readHeading(basis.endsWith('100') ? `${basis} g` : basis);
  if (heading?.role !== 'value' || !heading.hasBasis) return { rest: text, heading: null };
  return { rest: text.slice(0, Math.max(0, at)).trimEnd(), heading: withoutLabel(heading) };
}

const perBasis = atStart('[valori [(medi|nutrizionali) ]](per|x)');
/** No basis before a colon is longer. */
const maxLead = 60;

/** Where the colon is of a basis that begins a line: 'PER CAPSULA: Magnesio 375 mg'; -1 where none does. */
export function basisLeadEnd(line: string): number {
  const start = line.slice(0, maxLead).trimStart();
  // Most lines begin with another word.
  if (!perBasis.test(start)) return -1;
  const [lead = '', behind] = start.split(':', 2);
  if (behind === undefined || readHeading(lead.trim())?.hasBasis !== true) return -1;
  return line.indexOf(':');
}

/** No heading of a table is longer. */
const maxHead = 120;

/** 'Per 100 g', '| Valori | Per 100 g |': a line that names the basis of the rows below it. */
export function isBasisAlone(line: string): boolean {
  if (line.length > maxHead || !hasAny(line, ['er ', 'ER '])) return false;
  const cells = splitAtAny(line, '|\t').map((cell) => cell.trim());
  return cells.some((cell) => {
    const heading = readHeading(cell);
    const isBasis = heading?.role === 'value' && heading.hasBasis;
    return isBasis && (cells.length > 1 || perBasis.test(cell));
  });
}

/** The basis of a key within a table: 'per dose' of one whose dose is known is that dose. */
export function headingWithin(heading: Heading | null, basis: Heading | null): Heading | null {
  if (!heading || !basis || !isOpenServing(heading) || basis.column.kind !== 'serving')
    return heading ?? basis;
  return { ...heading, column: { ...basis.column, ...heading.column } };
}

/** A basis that is a serving of no amount: 'per dose'. */
export const isOpenServing = (basis: Heading | null): boolean =>
  basis?.column.kind === 'serving' && basis.column.amount === undefined;

/** A basis that is a serving; null for any other. */
export const servingOf = (basis: Heading | null): Heading | null =>
  basis?.column.kind === 'serving' ? basis : null;
