import { pattern } from '../lexicon/patterns.ts';
import { trimmedEnd } from '../text/trim.ts';
import { cellText, type Cell } from '../text/source.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { PairToken as Pair, Token } from '../lexer/lineTokens.ts';
import type { LineContext } from './context.ts';
import type { Line } from './Line.ts';

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
