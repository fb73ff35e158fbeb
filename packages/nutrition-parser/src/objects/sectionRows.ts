import type { RowFact } from '../build/facts.ts';
import { mayBeAmount } from '../lexer/amountWords.ts';
import type { Heading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { fold } from '../text/fold.ts';
import { headings } from '../text/sectionNames.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { basisOfTitle } from './nutritionTitle.ts';

/** Longer texts are no section, name and value. */
const maxLength = 160;

/** Where the two colons are of 'Scheda:Proteine:80 g'; null in a text with fewer or more. */
function colonsIn(text: string): readonly [number, number] | null {
  if (text.length > maxLength) return null;
  const first = text.indexOf(':');
  const second = first < 1 ? -1 : text.indexOf(':', first + 1);
  return second < 0 || text.includes(':', second + 1) ? null : [first, second];
}

/** Whether a text is a section, name and value of anything: 'Generale:Gusto:Vaniglia'. */
export function hasSection(text: string): boolean {
  const [first] = colonsIn(text) ?? [];
  return first !== undefined && nutrientKey(text.slice(0, first).trim()) === undefined;
}

/** Of the sections that are known, 'Ingredienti' and the like have no rows. */
const mayBeOfRows = (kind: string | undefined): boolean =>
  kind === undefined || kind === 'nutrition' || kind === 'other';

/** Whether a text is the section, name and value of a nutrient: 'Valori nutrizionali:Proteine:80 g'. */
export function isSectionRow(text: string): boolean {
  const colons = colonsIn(text);
  if (!colons) return false;
  const [first, second] = colons;
  const section = text.slice(0, first).trim();
  const kind = headings.get(fold(section));
  return (
    nutrientKey(text.slice(first + 1, second).trim()) !== undefined &&
    mayBeOfRows(kind) &&
    nutrientKey(section) === undefined &&
    mayBeAmount(text.slice(second + 1))
  );
}

/** The row of a text with its section; null for any other text. */
export function sectionRow(
  { source, start, end, text }: Cell,
  basis: Heading | null,
): RowFact | null {
  const colons = isSectionRow(text) ? colonsIn(text) : null;
  if (!colons) return null;
  const [first, second] = colons;
  const own = basisOfTitle(text.slice(0, first));
  const name = trimmedCell(source, start + first + 1, start + second);
  const value = trimmedCell(source, start + second + 1, end);
  return { kind: 'row', name, columns: [own ?? basis], cells: [value] };
}
