import { allergenCodes, levelsOfContainment } from '../lexicon/declarations.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { isObject } from '../document/values.ts';
import { isCapital, isLetter } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { keyWords } from './keyWords.ts';
import type { Entry } from './printedEntry.ts';
import { subjectOf } from './subjectOf.ts';

const isOfAllergen = asWhole('allergen[e][ (type code|code|type)]');
const mayHoldCode = asWhole('code|codice|name|nome|type|tipo|id|value|valore');
const hasLevel = asWhole(levelsOfContainment);
/** Longer texts are no levels, and no lists of codes. */
const maxLevelLength = 30;
const maxListLength = 120;
const isListOfCodes = asWhole('gs1[ (code|codes|codice|codici)]');

/** Before the value of a code of GS1's web vocabulary: 'gs1:AllergenTypeCode-EGGS'. */
const prefixEnd = 'Code-';

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? allergenCodes.get(value.trim()) : undefined;

/** The value of a code of GS1's web vocabulary, alone or as what a node refers to; any other as it is. */
export function withoutVocabulary(value: unknown): unknown {
  const code = isObject(value) ? value['@id'] : value;
  if (typeof code !== 'string' || code.includes(' ')) return value;
  const at = code.lastIndexOf(prefixEnd);
  return at < 0 ? value : code.slice(at + prefixEnd.length);
}

/** 'MAY_CONTAIN', 'contiene'; a letter or a yes is no level, as other things have codes, too. */
const isLevel = (value: unknown): boolean =>
  typeof value === 'string' && value.length < maxLevelLength && hasLevel.test(keyWords(value));

/** The name of the allergen that a code stands for; any other value as it is. */
function named(value: unknown): unknown {
  const code = isObject(value) ? (value['label'] ?? value['value']) : value;
  return typeof code === 'string' ? (nameOf(code) ?? code) : value;
}

/**
 * `{ code: 'AE', level: 'MAY_CONTAIN' }`, `{ AM: 'CONTAINS' }`: entries with the names for the codes
 * of allergens.
 * @param isOfAllergens whether the record is in a field of allergens, where a code needs no level
 */
export function withNamesForCodes(entries: readonly Entry[], isOfAllergens: boolean): Entry[] {
  const isTold =
    isOfAllergens ||
    entries.some(([key, value]) => subjectOf(key).role === 'value' && isLevel(value));
  const areCodes = entries.every(([key, value]) => nameOf(key) !== undefined && isLevel(value));
  return entries.map(([key, value]): Entry => {
    const words = keyWords(key);
    if (isOfAllergen.test(words)) return [key, named(value)];
    if (areCodes) return [nameOf(key) ?? key, value];
    const name = mayHoldCode.test(words) && isTold ? nameOf(value) : undefined;
    return name === undefined ? [key, value] : ['allergen', name];
  });
}

/** 'ZZ' may be a code that is not known; 'latte' is none. */
function mayBeCode(text: string): boolean {
  const code = text.trim();
  return code.length === 2 && code.split('').every((char) => isLetter(char) && isCapital(char));
}

/** 'AM', 'AM,AE', ['AM', 'AY', 'ZZ'] with the names for the known codes; null where none is one. */
function namesIn(value: unknown): unknown[] | null {
  if (typeof value === 'string' && value.length > maxListLength) return null;
  const texts = typeof value === 'string' ? splitAtAny(value, ',;/|') : null;
  if (texts && !texts.every(mayBeCode)) return null;
  const items: readonly unknown[] = texts ?? [value].flat();
  const names = items.map(nameOf);
  return names.some((name) => name !== undefined) ? items.map((item, i) => names[i] ?? item) : null;
}

/** What a field of allergens holds, with names for its codes; null where it holds others. */
export function namesForCodes(key: string, value: unknown): unknown[] | null {
  const { says } = subjectOf(key);
  const isOfCodes = says === 'contains' || says === 'traces' || isListOfCodes.test(keyWords(key));
  return isOfCodes ? namesIn(value) : null;
}

/** A row of a table with the name for the code before its level: 'AM | CONTAINS'. */
export function rowWithName(row: readonly string[]): readonly string[] {
  const [code, ...cells] = row;
  const name = nameOf(code);
  return name !== undefined && cells.some(isLevel) ? [name, ...cells] : row;
}
