import { anyOf, pattern } from '../lexicon/patterns.ts';
import { otherWords } from '../lexicon/remarksOnNames.ts';
import type { NameReading } from './readName.ts';

/** Words by which the name of an unknown substance may be more than a name. */
const [words, ...beginnings] = otherWords;
const notInName = pattern(`\\b(?:${anyOf(words)}\\b|di$|${anyOf(beginnings.join(' '))})`);

const onlyNames = new WeakMap<NameReading, boolean>();

/** Whether a reading is the name of a substance and nothing else. */
export function isOnlyName(read: NameReading): boolean {
  let known = onlyNames.get(read);
  if (known === undefined) {
    known = read.bare && !notInName.test(read.folded);
    onlyNames.set(read, known);
  }
  return known;
}
