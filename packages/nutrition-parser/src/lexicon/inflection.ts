/**
 * The rules of Italian by which a noun in the singular has its other forms, so that the lists hold each
 * once. What follows no rule ('uova', 'capesante') stands in the lists as it is.
 */

/** Plurals by the ending of a noun; of some endings there are two: 'persichi', 'persici'. */
const plurals: readonly (readonly [ending: string, ...plural: string[]])[] = [
  ['cia', 'cie', 'ce'],
  ['gia', 'gie', 'ge'],
  ['ca', 'che'],
  ['ga', 'ghe'],
  ['a', 'e'],
  ['co', 'chi', 'ci'],
  ['go', 'ghi'],
  ['io', 'i'],
  ['o', 'i'],
  ['e', 'i'],
];

const vowels = 'aeou';

/** 'soia' and 'soja': between vowels the two letters are one. */
function withLongI(word: string): string[] {
  const isBetween = (at: number): boolean =>
    at > 0 && at + 1 < word.length && vowels.includes(word.charAt(at - 1));
  const other = Array.from(word, (letter, at) =>
    letter === 'i' && isBetween(at) && vowels.includes(word.charAt(at + 1)) ? 'j' : letter,
  ).join('');
  return other === word ? [word] : [word, other];
}

/** 'latt(o)albumina': both spellings of a word of which a bracket may be missing. */
export function spellingsOf(word: string): string[] {
  const open = word.indexOf('(');
  if (open < 0) return [word];
  const close = word.indexOf(')', open);
  const before = word.slice(0, open);
  return spellingsOf(word.slice(close + 1)).flatMap((rest) => [
    before + word.slice(open + 1, close) + rest,
    before + rest,
  ]);
}

function pluralsOf(noun: string): string[] {
  const [ending = '', ...others] = plurals.find(([each]) => noun.endsWith(each)) ?? [];
  return others.map((plural) => noun.slice(0, noun.length - ending.length) + plural);
}

/** Singular and plural of a noun, in all its spellings: 'caciocavallo', 'caciocavalli'. */
export const formsOfNoun = (noun: string): string[] =>
  spellingsOf(noun).flatMap((word) => [word, ...pluralsOf(word)].flatMap(withLongI));

/** The four forms of an adjective, given by its masculine: 'caseario', 'caseari', 'casearia', 'casearie'. */
export const formsOfAdjective = (adjective: string): string[] =>
  spellingsOf(adjective).flatMap((word) => [
    ...formsOfNoun(word),
    ...formsOfNoun(`${word.slice(0, -1)}a`),
  ]);

const diminutives = ['in', 'ett', 'ell'];
const augmentatives = ['one', 'oni'];
const feminineAugmentatives = ['ona'];
/** What may stand between a root and its diminutive: 'seppiolina', 'gamberettini'. */
const infixes = ['ol', 'ic', 'ett'];

const minRootLength = 3;

const without = (word: string, endings: readonly string[]): string | undefined => {
  const ending = endings.find((each) => word.endsWith(each));
  return ending === undefined ? undefined : word.slice(0, -ending.length);
};

/** The nouns with a root, of one gender. */
function nounsOf(root: string, isFeminine: boolean): string[] {
  const last = isFeminine ? 'a' : 'o';
  const nouns = [root + last, `${root}i${last}`];
  // 'acciughina', but 'pistacchino'
  if (root.endsWith('gh') || root.endsWith('ch')) return [root.slice(0, -1) + last, ...nouns];
  // 'salmonetto', 'yogurtino'
  return isFeminine ? nouns : [...nouns, `${root}e`, root];
}

/** The nouns of which a word may be the diminutive, which keeps their gender: 'polpetto', not 'polpetta'. */
export function diminished(word: string): string[] {
  const large = without(word, augmentatives);
  // 'Polpettone' has no octopus in it.
  if (large !== undefined) return large.length < minRootLength ? [] : nounsOf(large, false);
  // 'caciottona'
  const largeFeminine = without(word, feminineAugmentatives);
  if (largeFeminine !== undefined && largeFeminine.length >= minRootLength)
    return nounsOf(largeFeminine, true);
  const last = word.at(-1) ?? '';
  const root = 'aeio'.includes(last) ? without(word.slice(0, -1), diminutives) : undefined;
  if (root === undefined || root.length < minRootLength) return [];
  const isFeminine = last === 'a' || last === 'e';
  return [root, without(root, infixes) ?? root].flatMap((each) => nounsOf(each, isFeminine));
}
