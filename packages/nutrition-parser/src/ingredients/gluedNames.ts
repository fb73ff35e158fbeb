import { runTogether } from '../lexicon/misspelled.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { commonIngredients } from '../lexicon/rawMaterials.ts';
import { isDigit, pastDigits } from '../text/chars.ts';

const allergens = wordSet(runTogether);

/** Shorter words are parts of too many others. */
const minNameLength = 4;

const foods = commonIngredients
  .split('|')
  .filter((name) => name.length >= minNameLength && !name.includes(' '));
const startOf = (word: string, at: number): string => word.slice(at, at + minNameLength);

/** The names by their first letters. */
const namesByStart = new Map<string, string[]>();
for (const name of new Set([...allergens, ...foods])) {
  const start = startOf(name, 0);
  namesByStart.set(start, [...(namesByStart.get(start) ?? []), name]);
}

/** The two shortest names together, and as many as labels print without a space. */
const shortest = 8;
const maxLength = 40;

/** Where the next name may begin behind one: at once, behind 'e' or behind a number. */
const behindName = (word: string, end: number): number =>
  word.charAt(end) === 'e' ? end + 1 : isDigit(word.charCodeAt(end)) ? pastDigits(word, end) : -1;

/** The names that a word is made of from a place on, with 'e', a number or nothing between them; null for others. */
function namesFrom(word: string, at: number): string[] | null {
  if (at === word.length) return [];
  for (const name of namesByStart.get(startOf(word, at)) ?? []) {
    if (!word.startsWith(name, at)) continue;
    const end = at + name.length;
    const next = behindName(word, end);
    const rest = namesFrom(word, end) ?? (next < 0 ? null : namesFrom(word, next));
    if (rest) return [name, ...rest];
  }
  return null;
}

/** 'lattesoia', 'lattecacao': names that ran together to one word, an allergen among them; else null. */
export function gluedNames(word: string): readonly string[] | null {
  const isOther = word.length < shortest || word.length > maxLength;
  const found = isOther ? null : namesFrom(word, 0);
  return found && found.length > 1 && found.some((name) => allergens.has(name)) ? found : null;
}
