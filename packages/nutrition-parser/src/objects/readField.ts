import { readHeading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { nutrientCodes } from '../lexicon/keys.ts';
import { beginsWithLetters, hasAny, hasDigit } from '../text/chars.ts';
import type { KeyReading, ValueKind } from './keyRoles.ts';
import { readKey } from './readKey.ts';
import { printed } from './values.ts';

/** Longer texts are no names. */
const maxName = 80;
/** Shorter codes are signs of anything. */
const minCode = 3;

const isBasis = (text: string): boolean => {
  const heading = readHeading(text);
  return heading?.role === 'value' && heading.hasBasis;
};

const isName = (text: string): boolean =>
  nutrientCodes.has(text) || (text.length >= minCode && readKey(text).role === 'nutrient');

/** Words, and no amount, list or table. */
const isText = (text: string): boolean =>
  beginsWithLetters(text, 2) &&
  !hasAny(text, [':', '|', '\n']) &&
  (nutrientKey(text) !== undefined || !hasDigit(text)) &&
  !isBasis(text);

const isOf: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  basis: isBasis,
  name: isName,
  percentage: (text) => hasDigit(text) && text.endsWith('%'),
  text: isText,
};

/** Reads a key with its value: some keys say something else where their value is of a kind. */
export function readField(key: string, value: unknown): KeyReading {
  const known = readKey(key);
  if (known.byValue === undefined || typeof value !== 'string' || value.length > maxName)
    return known;
  const text = printed(value);
  return known.byValue.find(({ kind }) => isOf[kind](text))?.reading ?? known;
}
