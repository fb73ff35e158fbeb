import { boxSigns } from '../lexicon/answers.ts';
import { kindOf } from './answerKinds.ts';

const isTick = (cell: string): boolean => cell !== '' && boxSigns.ticked.includes(cell);
export const isCross = (cell: string): boolean => cell !== '' && boxSigns.crossed.includes(cell);

const isYes = (cell: string): boolean => !isCross(cell) && kindOf(cell) === 'yes';

/**
 * Whether a cross says no among some answers: beside ticks, and beside words that say yes where none
 * says no.
 */
export const crossesDeny = (cells: readonly string[]): boolean =>
  cells.some(isCross) &&
  (cells.some(isTick) || (cells.some(isYes) && !cells.some((cell) => kindOf(cell) === 'no')));
