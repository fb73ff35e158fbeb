import { isAnswerLetter, wordsForSigns } from '../allergens/answers.ts';
import { subjectOf } from './subjectOf.ts';
import { cleanText } from './cleanText.ts';

/** The texts that a field holds, alone or in a list. */
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

/** Answers that are a sign or a word are shorter. */
const maxSignLength = 40;

const signOf = (text: string): string =>
  text.length > maxSignLength ? '' : cleanText(text).trim();

/** Whether a sign may be a code, and no answer. */
const isLetterOfCode = (key: string, sign: string): boolean =>
  isAnswerLetter(sign) && subjectOf(key).role === 'technical';

/** Records with words for the signs that answer: `{ latte: '✓', soia: '✗' }`, `{ latte: 'P', soia: 'A' }`. */
export function withoutCrosses(
  records: readonly Record<string, unknown>[],
): Record<string, unknown>[] {
  const entries = records.flatMap((record) => Object.entries(record));
  const answers = entries.filter(([key]) => subjectOf(key).allergens.length > 0);
  // Where keys are the allergens, `{ vegano: 'SI', latte: 'X' }`, other answers tell nothing of theirs.
  const values = (answers.length > 1 ? answers : entries).flatMap(([, value]) => textsIn(value));
  const signs = values.map(signOf);
  const wordFor = wordsForSigns(signs);
  if (signs.every((sign) => wordFor(sign) === sign)) return [...records];
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        const sign = typeof value === 'string' ? signOf(value) : '';
        const word = wordFor(sign);
        // `{ codice: 'A' }`
        const isCode = isLetterOfCode(key, sign);
        return [key, word === sign || isCode ? value : word];
      }),
    ),
  );
}
