import { anyOf, pattern } from '../lexicon/patterns.ts';
import { atWord } from '../lexicon/phrases.ts';
import { namelessOpenings, preambleWords, titlesOfTables } from '../lexicon/remarksOnNames.ts';
import { hasAny } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { nameOfCell, readName } from '../lexer/readName.ts';
import type { PairToken } from '../lexer/lineTokens.ts';

const preamble = pattern(
  `^[\\s%*]*(?:(?:${anyOf(preambleWords)}|apporto(?! (?:di|in) )|di(?! cui))\\b[\\s:*%-]*)+`,
);

/** 'Porzioni per confezione 33 Energia': what a pack holds, before the first name. */
const servingsBefore =
  /^\W*(?:porzioni|dosi)(?: per| in| a)? (?:confezione|contenitore|barattolo)\W*\d+\W+(?=[a-z])/i;

/** Where the last sentence of a text begins; 'Ac. folico' and 'Vit. C' are one. */
function lastSentence(text: string): number {
  for (let i = text.length - 2; i > 3; i--) {
    const code = text.charCodeAt(i);
    if (code === 59 || code === 10) return i + 1;
    if (code === 46 && text.charCodeAt(i + 1) === 32 && isWordCode(text.charCodeAt(i - 4))) {
      const word = text.slice(i - 4, i);
      if (!hasAny(word, [' ', '.', '\n', '\t'])) return i + 2;
    }
  }
  return -1;
}

/** Whether what is behind a colon is the name of a substance by itself. */
const isOwnName = (text: string, pairs: number): boolean =>
  readName(text.trim()).key !== undefined || (pairs > 1 && /^\s*[A-ZÀ-Ý][a-zà-ù]{2}/.test(text));

const strengths = anyOf('tit titolat[oaie] std standardizzat[oaie]');
const ratios = /\d+(?::\d+)+/g;

/** What is before a number and names no substance: 'VNR', 'tit. 95%', 'in curcuminoidi, pari a', 'dosi da'. */
const noName = pattern(
  `^(?:${anyOf(namelessOpenings)}|e s)(?: al?)?$|^(?:in|di|${strengths}) .* pari a$| da$`,
);

const tableTitle = atWord(titlesOfTables);

/** 'Petto di pollo: 165 kcal, proteine 31 g': what has energy is no nutrient, but energy its unit. */
function energyUnit(value: Cell): Cell | null {
  const text = cellText(value).toLowerCase();
  const [at] = ['kcal', 'kj'].map((unit) => text.indexOf(unit)).filter((found) => found >= 0);
  if (at === undefined) return null;
  const start = value.start + at;
  return trimmedCell(value.source, start, start + (text.startsWith('kj', at) ? 2 : 4));
}

const isKnown = (text: string): boolean => readName(text).key !== undefined;

/** Characters of run-on text that are before the name of a pair, of a line that has so many. */
type Cut = (text: string, pairs: number) => number;

const sentenceBefore: Cut = (text) => {
  const at = lastSentence(text);
  return at < text.length ? at : 0;
};

const packBefore: Cut = (text) => servingsBefore.exec(text.slice(0, 60))?.[0].length ?? 0;

const preambleBefore: Cut = (text, pairs) => {
  const length = preamble.exec(text.slice(0, 120))?.[0].length ?? 0;
  if (length === 0 || length === text.length || isKnown(text)) return 0;
  return isKnown(text.slice(length)) || pairs > 1 ? length : 0;
};

/** 'Prodotto in Italia Dichiarazione nutrizionale Energia': the title of a table. */
const titleBefore: Cut = (text) => {
  const found = tableTitle.exec(text);
  const end = found ? found.index + found[0].length : 0;
  return end > 0 && isKnown(text.slice(end)) ? end : 0;
};

/** 'Fermenti lattici: Lactobacillus 5 mld, …': a heading before the first name. */
const headingBefore: Cut = (text, pairs) => {
  const colon = text.lastIndexOf(':');
  return colon > 0 && !isKnown(text) && isOwnName(text.slice(colon + 1), pairs) ? colon + 1 : 0;
};

/** 'fermenti lattici (L. casei 10 mld, …': the first of those in a bracket. */
const bracketBefore: Cut = (text, pairs) => {
  const open = text.lastIndexOf('(');
  return pairs > 1 && open > 0 && text.indexOf(')', open) < 0 && !isKnown(text) ? open + 1 : 0;
};

const cuts: readonly Cut[] = [
  sentenceBefore,
  packBefore,
  preambleBefore,
  titleBefore,
  headingBefore,
  bracketBefore,
];

/** The name of a pair without what is before it in run-on text; null where none is left. */
export function nameOf(token: PairToken, pairs: number, tokens: number): Cell | null {
  if (nameOfCell(token.name).key !== undefined) return token.name;
  const { source, end } = token.name;
  let { start } = token.name;
  for (const cut of cuts) start += Math.max(0, cut(source.text.slice(start, end), pairs));
  const text = source.text.slice(start, end);
  if (text.length > 100) return null;
  const read = readName(text);
  const known = read.key !== undefined || read.second !== undefined;
  const unit = pairs > 1 && !known ? energyUnit(token.value) : null;
  if (unit) return unit;
  if (read.folded === '' || noName.test(read.folded)) return null;
  // Prose ('Contiene almeno 20 g') is no row unless the line says 'name: value'.
  // 'BCAA 2:1:1'
  const words = fold(read.name.replace(ratios, '')).split(' ').length;
  if (!known && !token.marked && (words > 7 || (pairs === 1 && tokens > 1 && words > 3)))
    return null;
  return trimmedCell(source, start, end);
}
