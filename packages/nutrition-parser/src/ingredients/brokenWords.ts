import { longNames, misread, nearOthers, runTogether } from '../lexicon/misspelled.ts';
import { wordSet } from '../lexicon/phrases.ts';
import { NearNames } from './nearNames.ts';

const others = wordSet(nearOthers);

const minNameLength = 6;
const maxNameLength = 14;

const known = new NearNames(wordSet(longNames));

/** The name that a folded word is with one wrong letter, or undefined. */
function misspelledName(word: string): string | undefined {
  if (Object.hasOwn(misread, word)) return misread[word];
  if (word.length < minNameLength || word.length > maxNameLength || others.has(word))
    return undefined;
  return known.find(word);
}

const names = runTogether.replaceAll(' ', '|');
/** 'dellatte', 'latteinpolvere', 'lattescremato' */
const lastOfMany = new RegExp(`(?:di|del|dell|della|delle|dei|degli|da)(${names})$`);
const firstOfMany = new RegExp(`^(${names})(?:(?:in|di|del|dell|da)[a-z]{4}|screma)`);

/** The name of an allergen in a word that hands broke, or undefined. */
export const brokenName = (word: string): string | undefined =>
  misspelledName(word) ?? (lastOfMany.exec(word) ?? firstOfMany.exec(word))?.[1];
