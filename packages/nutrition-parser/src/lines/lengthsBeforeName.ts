import { anyOf, pattern } from '../lexicon/patterns.ts';
import { atWord } from '../lexicon/phrases.ts';
import { preambleWords, titlesOfTables } from '../lexicon/remarksOnNames.ts';
import { readName } from '../lexer/readName.ts';
import { packBefore, sentenceBefore } from './textBeforeName.ts';

const preamble = pattern(
  `^[\\s%*]*(?:(?:${anyOf(preambleWords)}|apporto(?! (?:di|in) )|di(?! cui))\\b[\\s:*%-]*)+`,
);

/** What is said of the name before, behind its value. */
const remarks = ['da ', 'dal ', 'dalla ', 'come ', 'in ', 'tit', 'std', 'standardizzat'];

const isRemark = (text: string): boolean =>
  remarks.some((word) => text.trimStart().startsWith(word));

const tableTitle = atWord(titlesOfTables);

const isKnown = (text: string): boolean => readName(text).key !== undefined;

/** Whether what is behind a colon is the name of a substance by itself. */
const isOwnName = (text: string, pairs: number): boolean =>
  readName(text.trim()).key !== undefined || (pairs > 1 && /^\s*[A-ZÀ-Ý][a-zà-ù]{2}/.test(text));

/** Characters of run-on text that are before the name of a pair, of a line that has so many. */
type Length = (text: string, pairs: number) => number;

const preambleBefore: Length = (text, pairs) => {
  const length = preamble.exec(text.slice(0, 120))?.[0].length ?? 0;
  if (length === 0 || length === text.length || isKnown(text)) return 0;
  return isKnown(text.slice(length)) || pairs > 1 ? length : 0;
};

/** 'Prodotto in Italia Dichiarazione nutrizionale Energia': the title of a table. */
const titleBefore: Length = (text) => {
  const found = tableTitle.exec(text);
  const end = found ? found.index + found[0].length : 0;
  return end > 0 && isKnown(text.slice(end)) ? end : 0;
};

/** 'Fermenti lattici: Lactobacillus 5 mld, …': a heading before the first name. */
const headingBefore: Length = (text, pairs) => {
  const colon = text.lastIndexOf(':');
  return colon > 0 && !isKnown(text) && isOwnName(text.slice(colon + 1), pairs) ? colon + 1 : 0;
};

/** 'tit. 3,5% in vitexina, Valeriana', 'da guaranà, Sinefrina': a remark on the name before it. */
const remarkBefore: Length = (text, pairs) => {
  const comma = isRemark(text) ? text.lastIndexOf(', ') : -1;
  return comma > 0 && isOwnName(text.slice(comma + 2), pairs) ? comma + 2 : 0;
};

/** 'fermenti lattici (L. casei 10 mld, …': the first of those in a bracket. */
const bracketBefore: Length = (text, pairs) => {
  const open = text.lastIndexOf('(');
  return pairs > 1 && open > 0 && text.indexOf(')', open) < 0 && !isKnown(text) ? open + 1 : 0;
};

/** In the order in which they are taken off. */
export const lengthsBefore: readonly Length[] = [
  sentenceBefore,
  packBefore,
  preambleBefore,
  titleBefore,
  headingBefore,
  remarkBefore,
  bracketBefore,
];
