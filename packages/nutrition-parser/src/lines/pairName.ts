import { anyOf, pattern } from '../lexicon/patterns.ts';
import { namelessOpenings, preparations } from '../lexicon/remarksOnNames.ts';
import { hasAny } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { nameOfCell, readName } from '../lexer/readName.ts';
import type { PairToken } from '../lexer/lineTokens.ts';
import { lengthsBefore } from './lengthsBeforeName.ts';

const strengths = anyOf('tit titolat[oaie] std standardizzat[oaie]');
/** Words of the names of extracts, which have more words than others. */
const extracts = [' e s ', ' tit ', ' titolato ', ' titolata ', ' estratto secco '];
const maxExtract = 16;
const ratios = /\d+(?::\d+)+/g;

/** What is before a number and names no substance: 'VNR', 'tit. 95%', 'in curcuminoidi, pari a', 'dosi da'. */
const noName = pattern(
  `^(?:${anyOf(namelessOpenings)}|e s)(?: al?)?$|^(?:in|di|${strengths}) .* pari a$|${anyOf(preparations)}\\b|in$| da$`,
);

/** 'Petto di pollo: 165 kcal, proteine 31 g': what has energy is no nutrient, but energy its unit. */
function energyUnit(value: Cell): Cell | null {
  const text = cellText(value).toLowerCase();
  const [at] = ['kcal', 'kj'].map((unit) => text.indexOf(unit)).filter((found) => found >= 0);
  if (at === undefined) return null;
  const start = value.start + at;
  return trimmedCell(value.source, start, start + (text.startsWith('kj', at) ? 2 : 4));
}

/** The name of a pair without what is before it in run-on text; null where none is left. */
export function nameOf(token: PairToken, pairs: number, tokens: number): Cell | null {
  if (nameOfCell(token.name).key !== undefined) return token.name;
  const { source, end } = token.name;
  let { start } = token.name;
  for (const lengthBefore of lengthsBefore)
    start += Math.max(0, lengthBefore(source.text.slice(start, end), pairs));
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
  const isExtract = hasAny(` ${read.folded} `, extracts) && words < maxExtract;
  if (known || token.marked || isExtract) return trimmedCell(source, start, end);
  const isListed = source.text.slice(Math.max(0, start - 3), start + 2).includes(':');
  if (words > 7 || (pairs === 1 && tokens > 1 && words > 3 && !isListed)) return null;
  return trimmedCell(source, start, end);
}
