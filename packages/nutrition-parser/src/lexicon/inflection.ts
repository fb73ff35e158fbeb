/**
 * The rules of Italian by which a noun in the singular has its other forms, so that the lists hold each
 * once. What follows no rule ('uova', 'capesante') stands in the lists as it is.
 */

/** Plurals of a noun by its ending; of some endings there are two: 'persici', 'lucernarichi'. */
const plurals: readonly (readonly [ending: RegExp, ...plural: string[]])[] = [
  [/cia$/, 'cie', 'ce'],
  [/gia$/, 'gie', 'ge'],
  [/ca$/, 'che'],
  [/ga$/, 'ghe'],
  [/a$/, 'e'],
  [/co$/, 'chi', 'ci'],
  [/go$/, 'ghi'],
  [/i?o$/, 'i'],
  [/e$/, 'i'],
];

/** 'soia' and 'soja': between vowels the two letters are one. */
const withLongI = (word: string): string[] => {
  const other = word.replaceAll(/(?<=[aeou])i(?=[aeou])/g, 'j');
  return other === word ? [word] : [word, other];
};

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
  const [ending, ...others] = plurals.find(([each]) => each.test(noun)) ?? [];
  return ending === undefined ? [] : others.map((plural) => noun.replace(ending, plural));
}

/** Singular and plural of a noun, in all its spellings: 'caciocavallo', 'caciocavalli'. */
export const formsOfNoun = (noun: string): string[] =>
  spellingsOf(noun).flatMap((word) => [word, ...pluralsOf(word)].flatMap(withLongI));

/** The four forms of an adjective, given by its masculine: 'caseario', 'casearia', 'caseari', 'casearie'. */
export const formsOfAdjective = (adjective: string): string[] =>
  spellingsOf(adjective).flatMap((word) => [
    ...formsOfNoun(word),
    ...formsOfNoun(`${word.slice(0, -1)}a`),
  ]);

/** The ending of a diminutive behind its root; what may be between them is no part of either. */
const diminutive = /^(.{3,})(?:(?:in|ett|ell)([oaie])|on[ei])$/;
const infix = /(?:ol|ic|ett)$/;

/** The nouns of which a word may be the diminutive, which keeps their gender: 'polpetto', not 'polpetta'. */
export function diminished(word: string): string[] {
  const [, stem = '', ending = 'o'] = diminutive.exec(word) ?? [];
  if (stem === '') return [];
  const isFeminine = ending === 'a' || ending === 'e';
  const last = isFeminine ? 'a' : 'o';
  // 'gamberettini', but 'polpettone' has no octopus in it.
  const roots = /on[ei]$/.test(word) ? [stem] : [stem, stem.replace(infix, '')];
  return roots.flatMap((root) => {
    // 'acciughina'
    if (/[cg]h$/.test(root)) return [root.slice(0, -1) + last];
    return [root + last, `${root}i${last}`, ...(isFeminine ? [] : [`${root}e`])];
  });
}
