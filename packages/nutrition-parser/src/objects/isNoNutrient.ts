import { nameOfCell } from '../lexer/readName.ts';
import { hasDigit } from '../text/chars.ts';
import type { Cell } from '../text/source.ts';
import { isAmountLike, isBareNumber } from './amountLike.ts';
import type { RowPlace } from './rowPlace.ts';
import type { RowValues } from './valueFacts.ts';

/**
 * `{ nome: 'Colore', valore: 'blu' }`, `{ name: 'Anna', value: 5 }`: whether what looks like a row names
 * no nutrient, and holds no amount of one.
 */
export function isNoNutrient(
  name: Cell,
  { cells, unit, code }: RowValues,
  { basis, isLoose }: RowPlace,
  isTrade: boolean,
): boolean {
  const [only] = cells;
  if (!only || cells.length > 1 || isNutrient(name) || (code && isNutrient(code))) return false;
  if (name.text.startsWith('_') || !isAmountLike(only.text) || isPhrase(only.text)) return true;
  const isOpen = basis === null && unit === undefined && isBareNumber(only.text);
  return isOpen && (isTrade || isLoose === true);
}

/** A trace is an amount, 'tracce di latte' is none. */
const isPhrase = (text: string): boolean => !hasDigit(text) && text.split(' ', 3).length > 2;

const isNutrient = (cell: Cell): boolean => nameOfCell(cell).key !== undefined;
