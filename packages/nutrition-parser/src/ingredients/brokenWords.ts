import { longNames, misread, nearOthers, runTogether } from '../lexicon/misspelled.ts';
import { wordSet } from '../lexicon/phrases.ts';

/** Each name without one of its letters, by what is left. */
const namesByRest = new Map<string, string[]>();
const others = wordSet(nearOthers);

/** A word without each of its letters in turn. */
const restsOf = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

const shortestName = 6;
const longestName = 14;

for (const name of wordSet(longNames))
  for (const rest of [name, ...restsOf(name)])
    namesByRest.set(rest, [...(namesByRest.get(rest) ?? []), name]);

/** Whether two words differ in one letter, or in the order of two. */
function isNear(word: string, name: string): boolean {
  if (word.length !== name.length) return true;
  const apart = Array.from(word, (_, i) => i).filter((i) => word[i] !== name[i]);
  const [first = 0, second] = apart;
  if (second === undefined) return true;
  return apart.length === 2 && word[first] === name[second] && word[second] === name[first];
}

/** The name that a folded word is with one wrong letter, or undefined. */
function misspelledName(word: string): string | undefined {
  if (Object.hasOwn(misread, word)) return misread[word];
  if (word.length < shortestName || word.length > longestName || others.has(word)) return undefined;
  for (const rest of [word, ...restsOf(word)]) {
    const name = namesByRest.get(rest)?.find((each) => isNear(word, each));
    if (name !== undefined) return name;
  }
  return undefined;
}

const names = runTogether.replaceAll(' ', '|');
/** 'dellatte', 'latteinpolvere' */
const lastOfMany = new RegExp(`(?:di|del|dell|della|delle|dei|degli|da)(${names})$`);
const firstOfMany = new RegExp(`^(${names})(?:in|di|del|dell|da|scremat)[a-z]{4}`);

/** The name of an allergen in a word that scans or hands broke, or undefined. */
export const brokenName = (word: string): string | undefined =>
  misspelledName(word) ?? (lastOfMany.exec(word) ?? firstOfMany.exec(word))?.[1];
