import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import { keyUnits } from '../lexicon/keys.ts';
import { doses, pieces } from '../lexicon/vocabulary.ts';
import { isDigit } from '../text/chars.ts';
import { isUnitAlone } from './keyParts.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';

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
