import { addressSchemes, missingLists } from '../lexicon/notes.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { hasDigit, isLetter } from '../text/chars.ts';
import type { Node } from './tree.ts';

const isMissing = asWhole(missingLists);
/** 'https://…' is read as a heading with what is behind its colon. */
const isScheme = asWhole(addressSchemes);

/** 'Ingredienti: non disponibili', 'Ingredienti: /': whether an item says that there is no list. */
export const isMissingList = ({ name, children }: Node): boolean =>
  (children === undefined || isScheme.test(name)) &&
  (isMissing.test(name) || !(hasDigit(name) || [...name].some(isLetter)));
