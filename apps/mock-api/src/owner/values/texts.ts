import { plainText } from '../sheets/letters.ts';
import { type Cell, shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader, type Reading } from './reading.ts';
import { valueTexts } from './values.copy.ts';

/** An .xlsx cell holds at most 32,767 characters. */
export const maxTextLength = 32_000;

/** One half of a pair of surrogates. */
const halfCharacters = /\p{Cs}/gu;

/** A text as XML 1.0 can hold it, without control characters and halves of a character; as texts are compared. */
const tidyText = (text: string) =>
  plainText(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu, '')
    .replaceAll(halfCharacters, '')
    .trim();

/** The same as a cell can hold it. */
export const sheetText = (text: string) =>
  tidyText(text).slice(0, maxTextLength).replaceAll(halfCharacters, '').trim();

/** What a cell holds, letters as they are. */
export const cellText = (cell: Cell) => tidyText(shownCell(cell));

/** What no column can take: errors of formulas, dates where none is meant, letters that make no word. */
export function refuse(
  cell: Cell,
  example: string,
  { mayBreak = false } = {},
): ReturnType<typeof cellIssue> | null {
  if (cell.kind === 'fault') return cellIssue(valueTexts.fault, valueTexts.faultRemedy);
  if (cell.kind === 'date') {
    return cellIssue(valueTexts.dateInstead, valueTexts.dateRemedy(example));
  }
  if (cell.kind !== 'text') return null;
  if (cell.isBroken) return cellIssue(valueTexts.broken, valueTexts.brokenRemedy);
  return mayBreak || !/[\r\n\v\f\u0085\u2028\u2029]/u.test(cell.text.trim())
    ? null
    : cellIssue(valueTexts.lineBreak, valueTexts.lineBreakRemedy);
}

const reader =
  (mayBreak: boolean) =>
  (example: string, limit = maxTextLength): Reader<string> =>
  (cell) => {
    const refused = refuse(cell, example, { mayBreak });
    if (refused !== null) return refused;
    const text = cellText(cell);
    return text.length > limit
      ? cellIssue(valueTexts.tooLong(limit), valueTexts.shorten)
      : { value: text };
  };

/** A text of one line. */
export const textReader = reader(false);
/** One that may go over several. */
export const linesReader = reader(true);

/** '12/05/2026', '1-mag', 'gen-25', '2026-05-12': what a spreadsheet makes of '1/5' or '1-5'. */
const dateLike =
  /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2}(?:[ T].*)?|\d{1,2}[- /](?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\.?(?:[- /]\d{2,4})?|(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]*\.?[- /]\d{2,4})$/iu;

/** A size as it stands on the pack: '500 g'. */
export const sizeReader: Reader<string> = (cell): Reading<string> => {
  const reading = textReader('500 g', 120)(cell);
  if ('issue' in reading) return reading;
  const { value } = reading;
  if (dateLike.test(value)) {
    return cellIssue(valueTexts.dateInstead, valueTexts.dateRemedy('500 g'));
  }
  if (cell.kind === 'number' || /^\d+(?:[.,]\d+)?$/u.test(value)) {
    return { value, caution: { message: valueTexts.noUnit, remedy: valueTexts.unitRemedy } };
  }
  return reading;
};
