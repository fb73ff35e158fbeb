import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { atWord } from '../../lexicon/phrases.ts';
import {
  namelessOpenings,
  preambleWords,
  preparations,
  titlesOfTables,
} from '../../lexicon/remarksOnNames.ts';
import type { Line, LineContext } from './Line.ts';
import { nameOfCell, readName } from '../values/names.ts';
import type { PairToken as Pair, PairToken, Token } from '../values/tokens.ts';
import { hasAny } from '../../text/chars.ts';
import { fold, isWordCode } from '../../text/fold.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** 'Porzioni per confezione 33 Energia': what a pack holds, before the first name. */
const servingsBefore =
  /^\W*(?:porzioni|dosi)(?: per| in| a)? (?:confezione|contenitore|barattolo)\W*\d+\W+(?=[a-z])/i;

/** Where the last sentence of a text begins; 'Ac. folico', 'Vit. C' and 'subsp. lactis' are one. */
function lastSentence(text: string): number {
  for (let i = text.length - 2; i > 3; i--) {
    const code = text.charCodeAt(i);
    if (code === 59 || code === 10) return i + 1;
    if (code === 46 && text.charCodeAt(i + 1) === 32 && isWordCode(text.charCodeAt(i - 4))) {
      const word = text.slice(i - 4, i);
      if (!hasAny(word, [' ', '.', '\n', '\t', 'ubsp', 'estr'])) return i + 2;
    }
  }
  return -1;
}

/** Characters of run-on text up to its last sentence. */
const sentenceBefore = (text: string): number => {
  const at = lastSentence(text);
  return at < text.length ? at : 0;
};

/** Characters on what a pack holds. */
const packBefore = (text: string): number =>
  servingsBefore.exec(text.slice(0, 60))?.[0].length ?? 0;

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
const lengthsBefore: readonly Length[] = [
  sentenceBefore,
  packBefore,
  preambleBefore,
  titleBefore,
  headingBefore,
  remarkBefore,
  bracketBefore,
];

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

export const isNutrient = (token: Pair): boolean => nameOfCell(token.name).key !== undefined;

const packSize = pattern('^{NUMBER} ?(?:k?g|gr|m?l)$');
const onlyShare = pattern('^{NUMBER} ?%?$');
/** 'Glutammina 100% Kyowa®' */
const purity = pattern('^100 ?% ?(?!{VNR}|del? )[a-z]');

/** 'Pre-Workout 300 g' of a line that says what a serving is. */
export const isPackSize = (token: Token): boolean =>
  token.kind === 'pair' &&
  !token.marked &&
  !isNutrient(token) &&
  !nameOfCell(token.name).isFact &&
  packSize.test(trimmedEnd(cellText(token.value), '–-'));

const duration = pattern(
  '^ ?(?:minut[oi]|min\\b|or[ae]\\b|giorn[oi]|mes[ei]\\b|ann[oi]\\b|°C)',
  'i',
);

/** 'Tempo di cottura 4-6 minuti', 'Forno: 180 °C' of a text that tells how to prepare its product. */
export const isDuration = (token: Token): boolean => {
  if (token.kind !== 'pair' || isNutrient(token)) return false;
  const { source, end } = token.value;
  return duration.test(source.text.slice(end, end + 10));
};

/** The names with their values on a line. */
export const pairsOf = ({ tokens }: Line, context: LineContext): Pair[] =>
  tokens.filter((token): token is Pair => token.kind === 'pair' && !isShareOfTitle(token, context));

/** 'Whey Gold 100% - Valori nutrizionali', 'Maltodestrine DE 19' above the first row: part of a title. */
const isShareOfTitle = (token: Pair, { table }: LineContext): boolean =>
  table.rowCount === 0 &&
  !token.marked &&
  // 'Fermenti lattici (mld UFC) 5'
  nameOfCell(token.name).unit === undefined &&
  (isNutrient(token)
    ? isPurity(token.value)
    : onlyShare.test(trimmedEnd(cellText(token.value), '–-')));

const isPurity = ({ source, start, end }: Cell): boolean =>
  purity.test(source.text.slice(start, end + 2));

/** Whether a line has neither a value nor a basis. */
export const holdsNoPair = (line: Line, context: LineContext): boolean =>
  !line.tokens.some(({ kind }) => kind === 'basis') && pairsOf(line, context).length === 0;
