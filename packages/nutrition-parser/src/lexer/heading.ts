import { profileWords, referenceWords, servingWords } from '../lexicon/bases.ts';
import { pattern } from '../lexicon/patterns.ts';
import { unitOf } from '../lexicon/units.ts';
import {
  nameHeadings,
  namesTable,
  unitHeadings,
  valueHeadings,
  withoutAverage,
} from '../lexicon/vocabulary.ts';
import type { Column } from '../model.ts';
import { groupOf, isDigit, onOneLine } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { trimmedEnd } from '../text/trim.ts';
import { Remembered } from '../text/Remembered.ts';
import { readBasis } from './basis.ts';
import { isMultiple } from './unitCell.ts';

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
