import { cellText, type Cell } from '../text/source.ts';
import { nameOfCell } from '../lexer/readName.ts';
import type { Token } from '../lexer/lineTokens.ts';
import type { Pair } from './readWholeHeading.ts';
import type { TextState } from './context.ts';

export const isNutrient = (token: Pair): boolean => nameOfCell(token.name).key !== undefined;

/** 'Pre-Workout 300 g' of a line that says what a serving is. */
export const isPackSize = (token: Token): boolean =>
  token.kind === 'pair' &&
  !token.marked &&
  !isNutrient(token) &&
  !nameOfCell(token.name).isFact &&
  /^\d[\d.,]* ?(?:k?g|gr|m?l)$/i.test(cellText(token.value).replace(/[\s–-]+$/, ''));

export const isPair = (token: Token, state: TextState): boolean =>
  token.kind === 'pair' && !isShareOfTitle(token, state);

/** 'Whey Gold 100% - Valori nutrizionali' above the first row: the share is part of a title. */
const isShareOfTitle = (token: Pair, { builder }: TextState): boolean =>
  builder.rowCount === 0 &&
  !token.marked &&
  (isNutrient(token) ? isPurity(token.value) : /^\d+ ?%[\s–-]*$/.test(cellText(token.value)));

/** 'Glutammina 100% Kyowa®' */
const isPurity = ({ source, start, end }: Cell): boolean =>
  /^100 ?% ?[a-z]/i.test(source.text.slice(start, end + 2));
