import { CsvError, parse } from 'csv-parse/sync';
import { productColumns, stockColumns } from '../columns.copy.ts';
import { unmarkText } from './csvText.ts';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import { type Sheet, textCell } from './sheet.ts';
import { plain } from './skippedRows.ts';

const separators = [';', '\t', ','] as const;
/** A heading may stand above the row of titles. */
const headLines = 15;
const titles = new Set(
  Object.values({ ...productColumns, ...stockColumns })
    .flatMap((column): readonly string[] => [
      column.title,
      ...('also' in column ? column.also : []),
    ])
    .map(plain),
);

/** A CSV in UTF-8 or Windows-1252, with `;`, `,` or tabs; rows are counted as a program shows them. Throws a `FileError`. */
export function readCsv(bytes: Buffer): Sheet {
  const text = decode(bytes);
  const rows = parseRows(text, separatorOf(text));
  refuseCut(text, rows);
  if (rows.length > limits.rows) {
    throw new FileError(fileTexts.rows('CSV', rows.length), fileTexts.rowsRemedy);
  }
  return {
    name: 'CSV',
    rows: rows.map((cells, place) => ({
      number: place + 1,
      cells: cells.slice(0, limits.columns).map((cell) => textCell(unmarkText(cell))),
    })),
  };
}

/** Programs end the last line too, and give it all cells: what does neither was not copied whole. */
function refuseCut(text: string, rows: readonly (readonly string[])[]): void {
  const last = rows.at(-1) ?? [];
  const widest = Math.max(0, ...rows.slice(0, headLines).map(({ length }) => length));
  if (rows.length < 2 || last.length >= widest || /[\r\n]$/u.test(text)) return;
  throw new FileError(fileTexts.cut(rows.length), fileTexts.cutRemedy);
}

/** The one that makes most titles of a line; without any, the one that the first line has most of. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n|\r/u, headLines);
  const scores = separators.map((sign) => {
    const known = lines.map((line) => line.split(sign).filter((cell) => titles.has(plain(cell))));
    const count = (lines[0] ?? '').split(sign).length;
    return { sign, score: Math.max(...known.map(({ length }) => length)) * 1000 + count };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).sign;
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // 'Barra 3" di cioccolato' is no quotation.
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.rows + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? fileTexts.quote(openQuoteLine(text)) : error.message;
    throw new FileError(fileTexts.csv(reason), fileTexts.csvRemedy);
  }
}

/** The last line on which a quotation began. */
function openQuoteLine(text: string): number {
  let isOpen = false;
  let line = 1;
  for (const [place, content] of text.split(/\r?\n|\r/u).entries()) {
    if ((content.split('"').length - 1) % 2 === 0) continue;
    isOpen = !isOpen;
    if (isOpen) line = place + 1;
  }
  return line;
}

/** Windows-1252 has no letters there: 'ì' of DOS, 'è' and 'ù' of old Macs. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.some((byte) => undefinedBytes.has(byte))) {
      throw new FileError(fileTexts.letters, fileTexts.lettersRemedy);
    }
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
