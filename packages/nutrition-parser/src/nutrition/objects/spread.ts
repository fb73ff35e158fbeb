import { headings } from '../../document/headings.ts';
import { printed } from '../../document/values.ts';
import { pairWords } from '../../lexicon/keys.ts';
import { wordSet } from '../../lexicon/phrases.ts';
import type { Shape } from '../../model.ts';
import { type Input, type Place, addFacts, under } from './input.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import { basisOfTitle, isNutritionTitle, readKey } from './keys.ts';
import { RowParts } from './rows.ts';
import { Remembered } from '../../text/Remembered.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { apart } from '../../text/pieces.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** The keys of a name and of its value. */
type KeyPair = { readonly name: string; readonly value: string };

/** What a key is in a pair, and its other words. */
type Part = { role: 'name' | 'value' | null; words: string; stem: string };

const valueWords = wordSet(pairWords.value);
const nameWords = wordSet(pairWords.name);
const thingWords = wordSet(pairWords.thing);

const digits = '0123456789';
const none: readonly KeyPair[] = [];
const parts = new Remembered<Part>();

/** Parts of keys that are no words: 'value(s)', "valore dell'attributo". */
const particles: ReadonlySet<string> = new Set(['', 's', 'dell', 'del', 'of']);

/** 'value1' is 'value' and '1'. */
function withoutNumber(word: string): string[] {
  const letters = trimmedEnd(word, digits);
  return [letters, word.slice(letters.length)].filter((part) => !particles.has(part));
}

/** 'Attribute 1 value(s)' is the value of 'attribute 1', 'Attribute1' the name of '1'. */
function newPartOf(key: string): Part {
  const words = fold(apart(key)).split(' ').flatMap(withoutNumber);
  for (const known of [valueWords, nameWords, thingWords]) {
    const at = words.findLastIndex((word) => known.has(word));
    if (at < 0) continue;
    const stem = words.filter((_, i) => i !== at).join(' ');
    return { role: known === valueWords ? 'value' : 'name', words: words.join(' '), stem };
  }
  return { role: null, words: words.join(' '), stem: '' };
}

/** What a key is in a pair, by one of its words. */
const keyPartOf = (key: string): Part => parts.find(key) ?? parts.keep(key, newPartOf(key));

/** No key of a pair has more words. */
const maxWords = 8;

/** What may be common to a key and others, with the words between: 'attributo 1' of 'attributo 1 valore'. */
function stemsWithin(key: string): readonly { stem: string; field: string }[] {
  const words = keyPartOf(key).words.split(' ');
  if (words.length > maxWords) return [];
  return words.flatMap((_, from) =>
    words.slice(from).map((__, i) => ({
      stem: [...words.slice(0, from), ...words.slice(from + i + 1)].join(' '),
      field: words.slice(from, from + i + 1).join(' '),
    })),
  );
}

/**
 * The keys of names and values that are spread over one object: `{ feature_name, feature_value }`,
 * `{ tab_1_titolo, tab_1_testo, tab_2_titolo, … }`. They differ in the word that says which they are;
 * a name without any other word has a value of its own spelling.
 */
export function keyPairsIn(keys: readonly string[]): readonly KeyPair[] {
  let byStem: Map<string, string[]> | null = null;
  for (const key of keys) {
    const { role, stem } = keyPartOf(key);
    if (role !== 'value' || stem === '') continue;
    byStem ??= new Map();
    byStem.set(stem, [...(byStem.get(stem) ?? []), key]);
  }
  if (!byStem) return none;
  const stems = byStem;
  return keys.flatMap((name) => {
    const { role, words, stem } = keyPartOf(name);
    const own = role === 'name' ? (stems.get(stem) ?? stems.get(words)) : undefined;
    return (own ?? []).map((value) => ({ name, value }));
  });
}

/** Fields of a row that are beside its name. */
const ofRow: ReadonlySet<KeyRole> = new Set([
  'value',
  'unit',
  'nrv',
  'column',
  'qualifier',
  'label',
]);

type Field = { readonly key: string; readonly reading: KeyReading };
type Family = { readonly name: string; readonly fields: Field[]; readonly others: string[] };

const nameKey: KeyReading = { role: 'name', heading: null, text: '' };
const valueKey: KeyReading = { role: 'value', heading: null, text: '' };

/** Whether a key with its value may be the numbered name of a row: most values begin with a digit. */
const isName = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  !isDigit(value.charCodeAt(0)) &&
  hasDigit(key) &&
  keyPartOf(key).role === 'name';

/** Whether an object may have rows that are spread over it. */
export const mayHaveSpreadRows = (
  object: Record<string, unknown>,
  keys: readonly string[],
): boolean => keys.some((key) => isName(key, object[key]));

/** The rows of an object by what their keys have in common: the number, and the words beside it. */
function familiesIn(object: Record<string, unknown>, keys: readonly string[]): readonly Family[] {
  const byStem = new Map<string, Family>();
  const names = keys.filter((key) => isName(key, object[key]));
  for (const name of names) {
    const { words, stem } = keyPartOf(name);
    const family: Family = { name, fields: [], others: [] };
    for (const common of [stem, words]) if (!byStem.has(common)) byStem.set(common, family);
  }
  for (const key of keys) {
    const found = stemsWithin(key).find(({ stem }) => byStem.has(stem));
    const family = found && byStem.get(found.stem);
    if (!found || !family || family.name === key) continue;
    const reading =
      keyPartOf(key).role === 'value' ? valueKey : readKey(found.field.replaceAll(' ', '_'));
    if (ofRow.has(reading.role)) family.fields.push({ key, reading });
    // 'Attribute 1 visible', but not 'visibile 1'
    else if (found.stem.includes(' ')) family.others.push(key);
  }
  return [...new Set(byStem.values())].filter(({ fields }) => fields.length > 0);
}

/** Reads the rows that are spread over an object, and gives the keys that are left: `{ nome_1: 'Proteine', valore_1: '80 g' }`. */
export function readSpreadRows(
  object: Record<string, unknown>,
  keys: readonly string[],
  { path, basis }: Place,
  input: Input,
): readonly string[] {
  if (!mayHaveSpreadRows(object, keys)) return keys;
  const families = familiesIn(object, keys);
  const facts = families.flatMap(({ name, fields }) => {
    const row = new RowParts({ path, basis, isSub: false, isLoose: true });
    row.take(name, object[name], nameKey);
    for (const { key, reading } of fields) row.take(key, object[key], reading);
    return row.finish().facts;
  });
  if (facts.length === 0) return keys;
  addFacts(input, facts);
  const own = new Set(
    families.flatMap(({ name, fields, others }) => [
      name,
      ...fields.map(({ key }) => key),
      ...others,
    ]),
  );
  return keys.filter((key) => !own.has(key));
}

/** Shorter texts are no sections. */
const minText = 16;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > minText;

/** The titles and texts of sections that are spread over one object. */
export function spreadSectionsIn(
  object: Record<string, unknown>,
  keys: readonly string[],
): readonly KeyPair[] {
  // Most objects are of short values.
  if (!keys.some((key) => isText(object[key]))) return [];
  return keyPairsIn(keys).filter(({ name }) => isTitle(object[name]));
}

const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && (headings.has(fold(printed(value))) || basisOfTitle(value) !== null);

/** Reads those that are nutrition tables: `{ tab_1_titolo: 'Valori nutrizionali', tab_1_testo: '…' }`. */
export function readSpreadSections(
  object: Record<string, unknown>,
  sections: readonly KeyPair[],
  place: Place,
  input: Input,
): Shape {
  let shape: Shape = 'none';
  for (const { name, value } of sections) {
    const title = object[name];
    if (typeof title !== 'string') continue;
    const basis = basisOfTitle(title);
    if (!basis && !isNutritionTitle(title)) continue;
    const inner = input.read(object[value], under(place, value, basis ?? place.basis));
    if (shape === 'none') shape = inner;
  }
  return shape;
}

/** An object without the keys of sections. */
export function withoutSections(
  object: Record<string, unknown>,
  sections: readonly KeyPair[],
): Record<string, unknown> {
  const own = new Set(sections.flatMap(({ name, value }) => [name, value]));
  return Object.fromEntries(Object.entries(object).filter(([key]) => !own.has(key)));
}
