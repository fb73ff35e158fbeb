import { hasAny } from '../text/chars.ts';
import { looksLikeJson, unfenced } from '../text/readJson.ts';
import { indexOfAny, splitAtAny } from '../text/pieces.ts';
import { hasStructure } from '../text/readTag.ts';
import { basisLeadEnd } from '../lexer/basisLead.ts';
import { readHeading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { isTableOfValues } from './objectTables.ts';
import { isSectionRow } from './sectionRows.ts';
import { printed } from './values.ts';

/** 'Proteine: 80 g', lines, cells or HTML: a text that is no value of its key. */
export function holdsRows(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = printed(value);
  const end = indexOfAny(text, ':|\n');
  if (end >= 0 && (text.includes('\n') || text.startsWith('|'))) return true;
  return (end > 0 && nameOfText(text.slice(0, end))) || hasStructure(value);
}

/** Shorter texts are the value of a row. */
const minTableLength = 24;

const isTextTable = (value: string): boolean =>
  value.length > minTableLength &&
  (/<t[rd]\b/i.test(value) ||
    looksLikeJson(unfenced(value)) ||
    (hasAny(value, ['|', '\n', '<']) && namesNutrients(value)) ||
    isInlineTable(value));

const isListTable = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') &&
  (isTextTable(items.slice(0, maxLines).join('\n')) ||
    items.slice(0, maxLines).some((line) => isBasisLine(line) || isSectionRow(line)));

/**
 * Whether the value of a row is a whole table: `{ key: 'nutrition', value: '<table>…' }`,
 * `{ key: 'nutrition', value: { per_100g: { Proteine: '80 g' } } }`,
 * `{ name: 'Valori nutrizionali', options: ['Per 100 g: grassi 1 g, …'] }`.
 */
export const isTable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isTextTable(value)
    : (Array.isArray(value) && isListTable(value)) || isTableOfValues(value);

/** 'PER CAPSULA: Magnesio 375 mg' */
function isBasisLine(line: string): boolean {
  const colon = basisLeadEnd(line);
  return colon > 0 && beginsWithValue(line.slice(colon + 1).trim());
}

/** Characters of a text that tell whether it is a table. */
const inlineReach = 2000;

/** 'Energia 370 kcal; grassi 5 g; proteine 80 g': names with values on one line. */
export function isInlineTable(value: string): boolean {
  if (value.length <= minTableLength) return false;
  const pieces = splitAtAny(value.slice(0, inlineReach), ';,:|\n').slice(0, maxLines);
  return pieces.filter((piece) => beginsWithValue(piece.trim())).length > 1;
}

/** 'Proteine 80 g' */
function beginsWithValue(piece: string): boolean {
  const [name = ''] = splitAtAny(piece, '<~0123456789');
  return name.length < piece.length && nutrientKey(name.trimEnd()) !== undefined;
}

const nameOfText = (text: string): boolean =>
  nutrientKey(text) !== undefined || readHeading(text.trim())?.hasBasis === true;

/** Lines of a text that tell what it is. */
const maxLines = 40;

/** What ends the name that a line begins with. */
const nameEnds = ':|\t0123456789';

/** Lines of a text, or what is between its tags. */
const piecesOf = (text: string): readonly string[] =>
  splitAtAny(text.slice(0, inlineReach), '\n>').slice(0, maxLines);

/** Whether lines of a text begin with nutrients. */
export const namesNutrients = (text: unknown): boolean =>
  typeof text === 'string' &&
  piecesOf(text).some((line) => {
    const [name = ''] = splitAtAny(line.replace(/^[\s|]+/, ''), nameEnds);
    return nutrientKey(name.trimEnd()) !== undefined;
  });
