import { answerLetters, boxSigns } from '../lexicon/answers.ts';
import { kindOf } from './answerKinds.ts';

const isTick = (cell: string): boolean => cell !== '' && boxSigns.ticked.includes(cell);
const isCross = (cell: string): boolean => cell !== '' && boxSigns.crossed.includes(cell);

const isYes = (cell: string): boolean => !isCross(cell) && kindOf(cell) === 'yes';

/** Whether a text is a letter or sign that answers beside others alone. */
export const isAnswerLetter = (text: string): boolean =>
  answerLetters.some(([sign]) => sign === text);

/**
 * Whether a cross says no among some answers: beside ticks, and beside words that say yes where none
 * says no.
 */
const crossesDeny = (cells: readonly string[]): boolean =>
  cells.some(isCross) &&
  (cells.some(isTick) || (cells.some(isYes) && !cells.some((cell) => kindOf(cell) === 'no')));

/** The word for each answer that is a sign whose meaning the answers beside it tell: '✗', 'A', '-'. */
export function wordsForSigns(cells: readonly string[]): (cell: string) => string {
  const words = new Map<string, string>();
  for (const [sign, word, beside] of answerLetters)
    if (cells.includes(beside)) words.set(sign, word);
  const isDenied = crossesDeny(cells);
  return (cell) => (isDenied && isCross(cell) ? 'NO' : (words.get(cell) ?? cell));
}
