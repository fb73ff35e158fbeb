import { missingLists } from '../lexicon/notes.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { hasDigit, isLetter } from '../text/chars.ts';
import type { Node } from './tree.ts';

const isMissing = asWhole(missingLists);

/** 'Ingredienti: non disponibili', 'Ingredienti: /': whether an item says that there is no list. */
export const isMissingList = ({ name, children }: Node): boolean =>
  children === undefined && (isMissing.test(name) || !(hasDigit(name) || [...name].some(isLetter)));
