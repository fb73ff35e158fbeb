import { type Cell, shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader, type Reading } from './reading.ts';
import { valueTexts } from './values.copy.ts';

/** An .xlsx cell holds at most 32,767 characters. */
export const maxTextLength = 32_000;

/** One half of a pair of surrogates. */
const halfCharacters = /\p{Cs}/gu;

/** A text as a sheet can hold it: XML 1.0 knows no control characters, and no half of a character. */
export function sheetText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu, '')
    .replaceAll(halfCharacters, '')
    .trim()
    .slice(0, maxTextLength)
    .replaceAll(halfCharacters, '')
    .trim();
}

/** UTF-8 that was read as Windows-1252: 'caffÃ¨'; and what could not be read at all. */
const brokenLetters = /Ã[\u0080-\u00BF\u0152-\u0178\u2018-\u203A\u2122]|â€[\u0080-\u2122]|\uFFFD/u;

/** What no column can take: errors of formulas, and dates where none is meant. */
export function refuse(cell: Cell, example: string): ReturnType<typeof cellIssue> | null {
  if (cell.kind === 'fault') return cellIssue(valueTexts.fault, valueTexts.faultRemedy);
  if (cell.kind === 'date') {
    return cellIssue(valueTexts.dateInstead, valueTexts.dateRemedy(example));
  }
  return null;
}

export const textReader =
  (example: string, limit = maxTextLength): Reader<string> =>
  (cell) => {
    const refused = refuse(cell, example);
    if (refused !== null) return refused;
    const text = sheetText(cell.kind === 'number' ? numberText(cell) : shownCell(cell));
    if (text.length > limit) return cellIssue(valueTexts.tooLong(limit), valueTexts.shorten);
    // A sheet that was exported may hold what a catalogue holds: it is named, and stays.
    return brokenLetters.test(text)
      ? { value: text, caution: { message: valueTexts.broken, remedy: valueTexts.brokenRemedy } }
      : { value: text };
  };

/** Digits as they were typed: codes are no amounts. */
const numberText = ({ number, raw }: Extract<Cell, { kind: 'number' }>) =>
  Number.isSafeInteger(number) ? String(number) : raw.replace('.', ',');

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
