import { keyUnits, partWords, sheetHeads } from '../../lexicon/keys.ts';
import { doses, pieces } from '../../lexicon/vocabulary.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import {
  type Heading,
  endsWithBasis,
  readHeading,
  withoutBasis,
  withoutLabel,
} from '../values/headings.ts';
import { nutrientKey } from '../values/nutrientKey.ts';
import { Remembered } from '../../text/Remembered.ts';
import { isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { untilAny, withoutBeginning, withoutEnding } from '../../text/pieces.ts';
import { trimmedStart } from '../../text/trim.ts';

/** Which part of a row a key is for. */
type Part = 'value' | 'unit' | 'nrv' | 'qualifier';

/** What the parts of a key say: `sodio_mg_per_100g`, `calcio_vnr`, `per_dose_unita`, `valore_100g`. */
type KeyParts = {
  /** What is left: the name of a nutrient, or nothing. */
  readonly name: string;
  readonly unit: string | undefined;
  readonly heading: Heading | null;
  readonly part: Part | undefined;
};

const parts: readonly (readonly [Part, endings: string[], beginnings: string[]])[] = (
  ['value', 'unit', 'nrv', 'qualifier'] as const
).map((part) => {
  const words = partWords[part];
  return [part, words.map((word) => ` ${word}`), words.map((word) => `${word} `)] as const;
});

/** The name of what a key is about, and the part of it, at its end or its start. */
function withoutPart(text: string): { rest: string; part: Part | undefined } {
  const lower = text.toLowerCase();
  for (const [part, endings, beginnings] of parts) {
    const behind = withoutEnding(lower, endings);
    if (behind !== lower) return { rest: text.slice(0, behind.length), part };
    const before = withoutBeginning(lower, beginnings);
    if (before !== lower) return { rest: text.slice(text.length - before.length), part };
  }
  return { rest: text, part: undefined };
}

/** `mg_per_capsula`, `quantita_mg`: what is left is a unit; 'Mg' and 'kcal' are names. */
export const isUnitAlone = (text: string): boolean =>
  keyUnits.has(text) && text !== 'kcal' && text !== 'kj';

function withoutUnit(text: string): { rest: string; unit: string | undefined } {
  if (isUnitAlone(text)) return { rest: '', unit: text };
  const gap = text.lastIndexOf(' ');
  // 'Sodio (mg per 100 g)'
  const last = trimmedStart(text.slice(gap + 1), '(');
  const isUnit = gap > 0 && keyUnits.has(last.toLowerCase());
  return isUnit ? { rest: text.slice(0, gap), unit: last } : { rest: text, unit: undefined };
}

const isNamed = (name: string): boolean => name === '' || nutrientKey(name) !== undefined;

/** The last letters of '30 g', 'dose', 'portion' and the like, and a bracket behind them. */
const basisEnds = 'gen)';

/** Whether a basis may be somewhere in a printed name: most have none. */
export const mayHaveBasis = (name: string): boolean =>
  name.includes('100') ||
  name.includes('per ') ||
  (basisEnds.includes(name.charAt(name.length - 1)) && endsWithBasis(name));

/** `null` is kept as well: most names and keys have no parts. */
const known = new Remembered<KeyParts | null>();

/** Takes a key apart; null where what is left is neither a nutrient nor nothing. */
export function keyParts(printed: string): KeyParts | null {
  const parted = known.find(printed);
  return parted === undefined ? known.keep(printed, partsOf(printed)) : parted;
}

function partsOf(printed: string): KeyParts | null {
  if (!printed.includes(' ') && !printed.includes('/')) return null;
  // 'proteine/100g'
  const text = printed.replaceAll('/100', ' per 100');
  const outer = withoutPart(text);
  // 'sodio mg per 100g', 'sodio per 100g mg'
  const endsWith = endsWithBasis(outer.rest);
  const behind = endsWith ? { rest: outer.rest, unit: undefined } : withoutUnit(outer.rest);
  const { rest, heading } = withoutBasis(behind.rest);
  const inner = outer.part === undefined ? withoutPart(rest) : { rest, part: outer.part };
  const before =
    behind.unit === undefined ? withoutUnit(inner.rest) : { ...behind, rest: inner.rest };
  const name = before.rest;
  const isWhole = name === text || fold(name) === fold(text);
  if (isWhole || !isNamed(name) || (name === '' && heading === null)) return null;
  return { name, unit: before.unit, heading, part: inner.part };
}

/** No basis before a nutrient has more words: 'per dose da 30 g'. */
const maxWords = 6;

const leads: ReadonlySet<string> = new Set(['per', 'x', ...doses.keys(), ...pieces.keys()]);
const ofNutrient: ReadonlySet<KeyRole> = new Set(['nutrient', 'nutrientUnit', 'nutrientNrv']);

const isMeasured = (word = ''): boolean => isDigit(word.charCodeAt(word.length - 1));

type ReadWords = (words: string) => KeyReading;

/** What is behind the first words of a key, where it is of a nutrient that tells no basis itself. */
function nutrientIn(rest: string, read: ReadWords): KeyReading | null {
  if (isUnitAlone(rest)) return null;
  const inner = read(rest);
  return ofNutrient.has(inner.role) && !inner.heading ? inner : null;
}

/** The basis that words are: '100g', 'per 100', 'dose 30g'; 'per 100 g proteine' is another. */
function basisIn(words: string): Heading | null {
  const heading = readHeading(words.endsWith('100') ? `${words} g` : words);
  const isBasis = heading?.role === 'value' && heading.hasBasis && heading.column.kind !== 'other';
  return isBasis ? withoutLabel(heading) : null;
}

/** `val_nutr_100g_proteine`, `per_dose_grassi`, `g_protein`: a nutrient behind its basis or unit; else null. */
export function readLead(text: string, read: ReadWords): KeyReading | null {
  const words = text.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  if (words.length > 1 && isUnitAlone(first)) {
    const inner = nutrientIn(words.slice(1).join(' '), read);
    return inner && { ...inner, text: `${inner.text} ${first}` };
  }
  if (!isDigit(first.charCodeAt(0)) && !leads.has(first)) return null;
  for (let end = 1; end < Math.min(words.length, maxWords); end++) {
    // 'per 100 ml proteine' is of no hundred grams.
    if (isMeasured(words[end - 1]) && keyUnits.has((words[end] ?? '').toLowerCase())) continue;
    const heading = basisIn(words.slice(0, end).join(' '));
    const inner = heading && nutrientIn(words.slice(end).join(' '), read);
    if (!inner) continue;
    // `per_100g_proteine: { Leucina: '10 g' }`
    const column = readHeading(text);
    const isColumn = column?.role === 'value' && column.hasBasis && column.column.kind === 'other';
    return { ...inner, heading, ...(isColumn ? { column: withoutLabel(column) } : {}) };
  }
  return null;
}

/** Marks between the levels of a key: `nutrition.per_100g.protein`. */
const levels = ['.', '>', '__', '/'];
const minSegment = 2;

/** A key that names where it is: a nutrient and its column at other levels; else null. */
export function readLevels(key: string, readKey: (key: string) => KeyReading): KeyReading | null {
  const mark = key.includes(' ') ? undefined : levels.find((level) => key.includes(level));
  const segments = mark === undefined ? [] : key.split(mark);
  // `Proteine__c`
  const [name = '', suffix = ''] = segments;
  if (mark === '__' && segments.length === 2 && suffix.length < minSegment) return readKey(name);
  if (segments.length < 2 || segments.some(({ length }) => length < minSegment)) return null;
  const readings = segments.map(readKey);
  const column = readings.find(({ role, heading }) => role === 'column' && heading);
  const nutrient = readings.findLast(({ role }) => role === 'nutrient');
  if (nutrient) return { ...nutrient, heading: nutrient.heading ?? column?.heading ?? null };
  const [first] = readings;
  const last = readings.at(-1);
  return first?.role === 'wrapper' && last && last.role !== 'other' ? last : null;
}

/** 'Metafield: custom.proteine_100g [single_line_text_field]': a key as the head of a sheet has it. */
export const ofMetafield = (head: string): string => {
  const key = withoutBeginning(head, sheetHeads);
  return key === head ? key : untilAny(key, ' [');
};
