import { endsWithBasis, withoutBasis } from '../lexer/basisAtEnd.ts';
import type { Heading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { keyUnits, partWords } from '../lexicon/keys.ts';
import { fold } from '../text/fold.ts';
import { withoutBeginning, withoutEnding } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { Remembered } from '../text/Remembered.ts';

/** Which part of a row a key is for. */
export type Part = 'value' | 'unit' | 'nrv' | 'qualifier';

/** What the parts of a key say: `sodio_mg_per_100g`, `calcio_vnr`, `per_dose_unita`, `valore_100g`. */
export type KeyParts = {
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
