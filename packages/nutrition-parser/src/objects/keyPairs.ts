import { pairWords } from '../lexicon/keys.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { apart } from '../text/apart.ts';
import { fold } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import { trimmedEnd } from '../text/trim.ts';

/** The keys of a name and of its value. */
export type KeyPair = { readonly name: string; readonly value: string };

/** What a key is in a pair, and its other words. */
type Part = { role: 'name' | 'value' | null; words: string; stem: string };

const values = wordSet(pairWords.value);
const names = wordSet(pairWords.name);
const things = wordSet(pairWords.thing);

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
  for (const known of [values, names, things]) {
    const at = words.findLastIndex((word) => known.has(word));
    if (at < 0) continue;
    const stem = words.filter((_, i) => i !== at).join(' ');
    return { role: known === values ? 'value' : 'name', words: words.join(' '), stem };
  }
  return { role: null, words: words.join(' '), stem: '' };
}

/** What a key is in a pair, by one of its words. */
export const keyPartOf = (key: string): Part => parts.find(key) ?? parts.keep(key, newPartOf(key));

/** No key of a pair has more words. */
const maxWords = 8;

/** What may be common to a key and others, with the words between: 'attributo 1' of 'attributo 1 valore'. */
export function stemsWithin(key: string): readonly { stem: string; field: string }[] {
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
