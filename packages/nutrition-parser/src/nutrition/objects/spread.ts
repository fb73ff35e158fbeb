import { pairWords } from '../../lexicon/keys.ts';
import { wordSet } from '../../lexicon/phrases.ts';
import { Remembered } from '../../text/Remembered.ts';
import { hasDigit, isDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { apart } from '../../text/pieces.ts';
import { trimmedEnd } from '../../text/trim.ts';
import { readKey } from './keys.ts';

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

const ofValue: ReadonlySet<string> = new Set(['value', 'column']);

/** A row whose fields are spread over an object: their keys, by what they are called in a row. */
type SpreadRow = ReadonlyMap<string, string>;

/** The number in a key and its other words: `valore_1`, `Attribute 1 value(s)`, `nutriente_1_unita`. */
function numbered(key: string): { number: string; words: string } | null {
  const last = /\d+$/.exec(key) ?? /\d+/.exec(key);
  if (!last) return null;
  const words = `${key.slice(0, last.index)} ${key.slice(last.index + last[0].length)}`;
  return { number: last[0], words: fold(apart(words)) };
}

/** Whether a key with its value may be the numbered name of a row: most values begin with a digit. */
const isName = (key: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  !isDigit(value.charCodeAt(0)) &&
  hasDigit(key) &&
  keyPartOf(key).role === 'name';

const isValueField = (field: string): boolean => ofValue.has(readKey(field).role);

/** The rows that are spread over an object: `{ nome_1: 'Proteine', valore_1: '80 g', unita_1: 'g' }`. */
export function spreadRows(object: Record<string, unknown>, keys: readonly string[]): SpreadRow[] {
  const names = keys.filter((key) => isName(key, object[key]));
  if (names.length === 0) return [];
  return names.flatMap((name) => {
    const own = numbered(name);
    const { stem } = keyPartOf(name);
    const row = new Map<string, string>([['nome', name]]);
    for (const key of keys) {
      const other = numbered(key);
      if (!own || key === name || other?.number !== own.number) continue;
      const words = stem.split(' ');
      const thing = words.filter((word) => !isDigit(word.charCodeAt(0))).join(' ');
      const isValue = keyPartOf(key).role === 'value';
      const field = other.words.replace(thing, '').trim() || other.words;
      row.set(isValue ? 'valore' : field.replaceAll(' ', '_'), key);
    }
    return [...row.keys()].some(isValueField) ? [row] : [];
  });
}
