import { groupOf, onOneLine } from '../text/chars.ts';
import type { Column } from '../model.ts';
import { fold } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { readNumber } from './number.ts';
import { unitOf } from '../lexicon/units.ts';
import { doses, nameHeadings, pieces, unitHeadings, valueHeadings } from '../lexicon/vocabulary.ts';

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
  /** VNR stands behind a basis: a reference column if its cells are bare percentages. */
  readonly maybeNrv: boolean;
  /** Its column stands beside another of the same basis: 'Cacao 100 g', 'Vaniglia 100 g'. */
  readonly isApart?: true;
};

const per100 = /(?:^|[^\d.,])100 ?(?:(g|gr|grammi|grammo|gms)|(ml|millilitri|cc))(?![a-z])/;
const ofOther =
  /100 ?(?:g|gr|grammi|ml) ?(?:di |of |d')?(?:proteine|proteina|protein|aminoacidi|amminoacidi|sostanza secca|grassi|lipidi|carboidrati|parte proteica)|100 ?k(?:cal|j)|16 ?g ?(?:di )?(?:n\b|azoto)|(?:per|al|\/) ?(?:kg|litro|chilo)\b|sul totale|per 1 ?000/;
/** 'mg/g di proteina', 'per 100 g di olio di pesce', 'Aminogramma g/100 g': no basis is the product. */
const ofSubstance =
  /\bm?g ?(?:\/|per) ?g (?:di )?(?:protein|am{1,2}ino)|100 ?(?:g|gr|ml) (?:di|d') ?(?:olio di|estratto|am{1,2}ino|collagene|omega|acidi|parte)|(?:gramma|profilo [a-z]+) \(?m?g ?\/ ?100 ?g\)?$/;
/** 'per 100 g di barretta' */
const ofPiece =
  /100 ?(?:g|gr|ml) di (?:barretta|gel|wafer|biscott[oi]|snack|galletta|pancake|muffin)\b/;
const withMilk =
  /(?:con|in|\+|e|preparat[oa]|with|nel|disciolt[oa] in|piu)[^|]{0,30}\b(?:latte|milk|yogurt|succo|bevanda di (?:soia|riso|avena|mandorla))\b/;
const nrvWords =
  /\b(?:vnr|nrv|rda|r\.d\.a|v\.n\.r|gda|larn?|rdi|dv)\b|%\W{0,3}(?:ar|a\.r|ri|vn|rdi|dv)\b|^ar\b ?\W*$|valor[ei] nutritiv[oi] di rif|valor[ei] (?:giornalier|di riferiment)|assunzion[ei] di rif|fabbisogno|daily.?value|nutrient reference|dose giornaliera raccomandata|razione giornaliera|reference intake/;
const servingWords =
  /\b(?:per|dos[ei]|porzion[ei]|razion[ei]|serving|pro die|al giorno|giornalier[ao]|apporto|ogni|size)\b/;
const profileWords =
  /\b(?:profilo|spettro|composizione) (?:aminoacidic|amminoacidic|degli am|in am)|am{1,2}inogramma|aminoacidogramma/;
const measure =
  /(?<![a-z\d])(\d[\d.,]*) ?(kg|mg|ml|cl|dl|gr?|grammi|grammo|lt?|litri|millilitri)(?![a-z\d])/g;
/** '1 compressa in 500 ml': what the serving is dissolved in. */
const dissolved = /\bin \d[\d.,]* ?(?:ml|cl|l)\b/;
const count =
  /(\d+(?:[.,]\d+)?|una?|un'|due|tre|quattro|mezz[ao]|½) ?(?:x )?([a-z]+)(?: ([a-z]+))?/g;
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
const unitInHeading =
  /^\W*(k?cal|kj|mcg|mg|µg|μg|ug|gr?|%) ?(?:\/|per\b|x )| (mcg|mg|µg|gr?) ?\/ ?(?:100 ?)?gr?\b|[([] ?(?:in )?(mcg|mg|µg|μg|ug|gr?)(?:[)\]]| ?\/| per\b)|[,;] ?(mcg|mg|µg|gr?)$/;

const longestHeading = 160;

const known = new Remembered<Heading | null>();

/** Reads a heading or the key of a section; null for a text that is none. Readings are shared. */
export function readHeading(text: string): Heading | null {
  if (text.length > longestHeading) return null;
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

const scanned = /(?<![a-z\d])[\dloi]*(?:\d|[li]o)[\dlo]*(?= ?(?:g|gr|ml|mg)(?![a-z]))/g;

/** 'per 1-2 compresse', '20 o 30 g': what is declared holds for the least of them. */
const upTo = /(?<=\d)(?: \/ | ?(?:[-–÷]|\b[oa]\b) ?)\d[\d.,]*(?= ?(?:g|gr|ml|[a-z]{3,})\b)/g;

/** 'per g 100', 'dose (g 30)' */
const unitFirst = /(?<![a-z/]|\d ?)(gr?|ml) (\d[\d.,]*)(?![\d.,]* ?[a-z%])/g;

/** 'per lOO g', 'dose (3O g)': letters that OCR read for digits. */
const withDigits = (words: string): string =>
  words.replace(scanned, (run) => run.replace(/[li]/g, '1').replaceAll('o', '0'));

function readNewHeading(text: string): Heading | null {
  const printed = withDigits(plain(text).replace(/\b1\/2\b/g, '½'));
  const least = printed.replace(upTo, '');
  const words = least.replace(unitFirst, '$2 $1');
  const folded = fold(words);
  const label = onOneLine(text);
  const unitMatch = unitInHeading.exec(words);
  const unit = unitMatch
    ? unitOf(unitMatch.slice(1).find((word) => word !== undefined) ?? '')
    : undefined;
  const nrvAt = words.search(nrvWords);
  const heading = (
    role: Heading['role'],
    column: Column,
    hasBasis: boolean,
    sure: boolean,
    maybeNrv = false,
  ): Heading => {
    if (label !== '') column.label = label;
    const result = { role, column, hasBasis, sure, maybeNrv };
    return unit === undefined || unit === '%' ? result : { ...result, unit };
  };
  const core = folded.replace(/ medi[aeo]?$/, '');
  if (nameHeadings.has(folded) || nameHeadings.has(core))
    return heading('name', { kind: 'other' }, false, true);
  if (unitHeadings.has(folded)) return heading('unit', { kind: 'other' }, false, true);
  if (/^%[\s*()]*$/.test(words) && words !== '')
    return heading('nrv', { kind: 'nrv' }, false, true);
  const basis = readBasis(words, least !== printed);
  if (nrvAt >= 0) {
    const basisAt = basis ? words.search(/\d|\b(?:per|dose|porzione)\b/) : -1;
    const before = words.slice(0, nrvAt);
    if (!basis || basisAt < 0 || basisAt > nrvAt || /%\W*$/.test(before.slice(-3)) === false) {
      if (!basis || basisAt > nrvAt) return heading('nrv', { kind: 'nrv' }, basis !== null, true);
    }
    return heading('value', basis, true, true, true);
  }
  if (basis) {
    // '200 mg / 600 mg' are two amounts, 'g/100 g' is a basis.
    const isShare = words.includes('/') && !/^\W*\d/.test(words);
    const sure = servingWords.test(words) || isShare || basis.kind === 'other';
    return heading('value', basis, true, sure);
  }
  if (profileWords.test(words)) {
    const profile = heading('value', { kind: 'other' }, words.includes('%'), true);
    return words.includes('%') ? { ...profile, unit: '%' } : profile;
  }
  const bare = fold(words.replace(unitInHeading, ' '));
  if (valueHeadings.has(core) || valueHeadings.has(bare)) {
    return heading('value', { kind: 'serving' }, false, true);
  }
  if (nameHeadings.has(bare)) return heading('name', { kind: 'other' }, false, true);
  return null;
}

const doseBehind = / \((?:per|x) (?:dos|porz)[^)]*\)$/;

/**
 * The column that a basis stands for, without label; null where no basis is printed.
 * @param isRange 'per 100-200 ml' is no fixed hundred.
 */
function readBasis(words: string, isRange: boolean): Column | null {
  if (ofOther.test(words) || withMilk.test(words) || ofSubstance.test(words))
    return { kind: 'other' };
  const hundred = per100.exec(words);
  if (hundred && ofPiece.test(words)) return { kind: hundred[2] ? 'per100ml' : 'per100g' };
  // 'per 100 g (per dose 30 g)'
  const outer = hundred && words.includes('(') ? words.replace(doseBehind, '') : words;
  if (outer !== words && per100.test(outer)) return readBasis(outer, isRange);
  const piece = readPiece(words);
  const dosed = piece !== null || /\b(?:dos[ei]|porzion[ei]|razion[ei]|serving)\b/.test(words);
  if (hundred && !dosed && !isRange) return { kind: hundred[2] ? 'per100ml' : 'per100g' };
  measure.lastIndex = 0;
  const size = measure.exec(words.replace(dissolved, ' '));
  if (size) {
    const unit = unitOf(groupOf(size, 2));
    const number = readNumber(groupOf(size, 1), 0, groupOf(size, 1).length);
    if (unit !== undefined && number) return { kind: 'serving', amount: number.value, unit };
  }
  if (piece) return { kind: 'serving', amount: piece.amount, unit: piece.unit };
  if (dosed || /\b(?:p(?:ro|er) die|al giorno|dose giornaliera|giornalier[ao])\b/.test(words)) {
    return { kind: 'serving' };
  }
  return null;
}

/** '2 capsule', 'per capsula', '1 dose'; a piece is preferred to 'dose'. */
function readPiece(words: string): { amount: number; unit: string } | null {
  count.lastIndex = 0;
  let dose: { amount: number; unit: string } | null = null;
  for (let match = count.exec(words); match; match = count.exec(words)) {
    const numeral = groupOf(match, 1);
    const amount = numerals[numeral] ?? Number(numeral.replace(',', '.'));
    const unit = pieces.get(groupOf(match, 2)) ?? pieces.get(groupOf(match, 3));
    if (unit !== undefined) return { amount, unit };
    const generic = doses.get(groupOf(match, 2));
    if (generic !== undefined) dose ??= { amount, unit: generic };
  }
  for (const word of words.split(/[^a-z]+/)) {
    const unit = pieces.get(word);
    if (unit !== undefined) return { amount: 1, unit };
  }
  return dose;
}
