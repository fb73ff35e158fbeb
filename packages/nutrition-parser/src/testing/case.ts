import { htmlReader } from '../html/index.ts';
import { parseNutrition } from '../parseNutrition.ts';
import { printedList, printedTable } from './print.ts';

/** A reading in the form of the corpus. */
export type NewCase = {
  kind: 'nutrition' | 'ingredients';
  title: string;
  input: string;
  /** The right reading, line by line, as a person wrote it. */
  reading: readonly string[];
};

/** What is read of a text, in the lines in which a case writes it. */
export const readingOf = (kind: NewCase['kind'], input: string): string[] =>
  kind === 'nutrition' ? printedTable(input) : printedList(input);

/** Signs that nobody sees in a file, and lines that a corpus file takes for its own. */
const needsJson = (input: string) =>
  /^(?:===|---) /m.test(input) || input !== input.trim() || /[^\S \n]|\p{Cf}/u.test(input);

/** A case as a corpus file holds it. */
export function caseText({ kind, title, input, reading }: NewCase): string {
  const form = parseNutrition(input, { html: htmlReader }).value.shape;
  return [
    `=== ${title}`,
    ...(needsJson(input) ? ['--- input json', JSON.stringify(input)] : ['--- input', input]),
    ...(kind === 'nutrition' ? ['--- form', form, '--- table'] : ['--- list']),
    ...reading,
    '',
  ].join('\n');
}
