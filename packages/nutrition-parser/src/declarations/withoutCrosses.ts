import { crossesDeny, isCross } from '../ingredients/crosses.ts';
import { cleanText } from './cleanText.ts';

/** The texts that a field holds, alone or in a list. */
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

/** Answers that are a sign or a word are shorter. */
const maxSignLength = 40;

const signOf = (text: string): string =>
  text.length > maxSignLength ? '' : cleanText(text).trim();

/** Records with 'no' for a cross that says so: `{ latte: '✓', soia: '✗' }`. */
export function withoutCrosses(
  records: readonly Record<string, unknown>[],
): Record<string, unknown>[] {
  const values = records.flatMap((record) => Object.values(record)).flatMap(textsIn);
  if (!crossesDeny(values.map(signOf))) return [...records];
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [
        key,
        typeof value === 'string' && isCross(signOf(value)) ? 'no' : value,
      ]),
    ),
  );
}
