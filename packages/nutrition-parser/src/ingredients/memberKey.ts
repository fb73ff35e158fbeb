import { withoutBeginning, withoutEnding } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';

const joints = new Set('di d da del dello della dei degli dell delle dl l'.split(' '));

/** 'trisodico', 'bipotassico': how often a salt has its metal. */
const times = ['mono', 'di', 'bi', 'tri'];
const metals = ['sod', 'potass', 'calc', 'magnes'];

function withoutTimes(word: string): string {
  const metal = withoutBeginning(word, times);
  return metals.some((name) => metal.startsWith(name)) ? metal : word;
}

/** A word without the vowels that tell its number: 'citrat' of 'citrati', 'sod' of 'sodico'. */
function stemOf(word: string): string {
  const stem = trimmedEnd(word, 'aeiou');
  return withoutTimes(stem === word ? word : withoutEnding(stem, ['ic']));
}

/**
 * What the spellings of an additive's name have in common: 'citrato di sodio', 'sodio citrato',
 * 'citrati di sodio' and 'citrato trisodico' are one. Takes a folded name.
 */
export function memberKey(folded: string): string {
  const stems: string[] = [];
  for (const word of folded.split(' ')) {
    if (joints.has(word)) continue;
    stems.push(word.length < 4 ? word : stemOf(word));
  }
  return stems.toSorted().join(' ');
}
