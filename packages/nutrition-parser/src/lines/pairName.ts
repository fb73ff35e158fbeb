import { anyOf, pattern } from '../lexicon/patterns.ts';
import { namelessOpenings, preambleWords } from '../lexicon/remarksOnNames.ts';
import { hasAny } from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
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

/** What is before a number and names no substance: 'VNR', 'tit. 95%', 'in curcuminoidi, pari a'. */
const noName = pattern(
  `^(?:${anyOf(namelessOpenings)}|e s)(?: al?)?$|^(?:in|di|${strengths}) .* pari a$`,
);

/** The name of a pair without what is before it in run-on text; null where none is left. */
export function nameOf(token: PairToken, pairs: number, tokens: number): Cell | null {
  if (nameOfCell(token.name).key !== undefined) return token.name;
  const { source } = token.name;
  let { start } = token.name;
  const { end } = token.name;
  let text = source.text.slice(start, end);
  const sentence = lastSentence(text);
  if (sentence > 0 && sentence < text.length) {
    start += sentence;
    text = source.text.slice(start, end);
  }
  const pack = servingsBefore.exec(text.slice(0, 60));
  if (pack) {
    start += pack[0].length;
    text = source.text.slice(start, end);
  }
  const lead = preamble.exec(text.slice(0, 120));
  if (lead && lead[0].length < text.length && readName(text).key === undefined) {
    const inner = text.slice(lead[0].length);
    if (readName(inner).key !== undefined || pairs > 1) start += lead[0].length;
    text = source.text.slice(start, end);
  }
  const colon = text.lastIndexOf(':');
  if (colon > 0 && readName(text).key === undefined && isOwnName(text.slice(colon + 1), pairs)) {
    // 'Fermenti lattici: Lactobacillus 5 mld, …': a heading before the first name.
    start += colon + 1;
    text = source.text.slice(start, end);
  }
  const open = text.lastIndexOf('(');
  if (pairs > 1 && open > 0 && text.indexOf(')', open) < 0 && readName(text).key === undefined) {
    // 'fermenti lattici (L. casei 10 mld, …': the first of those in a bracket.
    start += open + 1;
    text = source.text.slice(start, end);
  }
  if (text.length > 100) return null;
  const read = readName(text);
  if (read.folded === '' || noName.test(read.folded)) return null;
  // Prose ('Contiene almeno 20 g') is no row unless the line says 'name: value'.
  // 'BCAA 2:1:1'
  const words = fold(read.name.replace(ratios, '')).split(' ').length;
  const known = read.key !== undefined || read.second !== undefined;
  if (!known && !token.marked && (words > 7 || (pairs === 1 && tokens > 1 && words > 3)))
    return null;
  return trimmedCell(source, start, end);
}
