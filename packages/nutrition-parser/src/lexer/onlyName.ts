import { anyOf, pattern } from '../lexicon/patterns.ts';
import { otherWords } from '../lexicon/remarksOnNames.ts';

/** Words by which the name of an unknown substance may be more than a name. */
const [words, ...beginnings] = otherWords;
const notInName = pattern(`\\b(?:${anyOf(words)}\\b|di$|${anyOf(beginnings.join(' '))})`);

/** Whether words, folded, are the name of a substance and nothing else. */
export const isOnlyName = (folded: string): boolean => !notInName.test(folded);
