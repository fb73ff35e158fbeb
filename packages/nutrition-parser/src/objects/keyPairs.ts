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

/** 'value1' is 'value' and '1'; the 's' of 'value(s)' is no word. */
function withoutNumber(word: string): string[] {
  const letters = trimmedEnd(word, digits);
  return [letters, word.slice(letters.length)].filter((part) => part !== '' && part !== 's');
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
  return { role: null, words: '', stem: '' };
}

const partOf = (key: string): Part => parts.find(key) ?? parts.keep(key, newPartOf(key));

/**
 * The keys of names and values that are spread over one object: `{ feature_name, feature_value }`,
 * `{ tab_1_titolo, tab_1_testo, tab_2_titolo, … }`. They differ in the word that says which they are;
 * a name without any other word has a value of its own spelling.
 */
export function keyPairsIn(keys: readonly string[]): readonly KeyPair[] {
  let byStem: Map<string, string[]> | null = null;
  for (const key of keys) {
    const { role, stem } = partOf(key);
    if (role !== 'value' || stem === '') continue;
    byStem ??= new Map();
    byStem.set(stem, [...(byStem.get(stem) ?? []), key]);
  }
  if (!byStem) return none;
  const stems = byStem;
  return keys.flatMap((name) => {
    const { role, words, stem } = partOf(name);
    const own = role === 'name' ? (stems.get(stem) ?? stems.get(words)) : undefined;
    return (own ?? []).map((value) => ({ name, value }));
  });
}
