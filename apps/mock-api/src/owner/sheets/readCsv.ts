import { CsvError, parse } from 'csv-parse/sync';
import { unmarkText } from './csvText.ts';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import { type Sheet, textCell } from './sheet.ts';

const separators = [';', '\t', ','] as const;

/** A CSV in UTF-8 or Windows-1252, with `;`, `,` or tabs; rows are counted as a program shows them. Throws a `FileError`. */
export function readCsv(bytes: Buffer): Sheet {
  const text = decode(bytes);
  const [head = ''] = text.split(/\r?\n|\r/u, 1);
  const counts = separators.map((sign) => ({ sign, count: head.split(sign).length - 1 }));
  const delimiter = counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
  const rows = parseRows(text, delimiter);
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

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
