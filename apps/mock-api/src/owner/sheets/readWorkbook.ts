import readExcelFile from 'read-excel-file/node';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import { type Cell, emptyCell, type Sheet, textCell } from './sheet.ts';
import { unzipParts } from './unzip.ts';
import { columnNumber, faultsOf, verticalMerges, sheetParts } from './workbookParts.ts';

type RawNumber = { number: number; raw: string };

/** The sheets of an .xlsx. Throws a `FileError`. */
export async function readWorkbook(file: Buffer): Promise<readonly Sheet[]> {
  const parts = unzipParts(file);
  if (parts.has('META-INF/manifest.xml') || file.includes('opendocument.spreadsheet')) {
    throw new FileError(fileTexts.ods, fileTexts.odsRemedy);
  }
  const named = sheetParts(parts);
  if (named.length === 0) throw new FileError(fileTexts.noSheets, fileTexts.emptyRemedy);
  for (const { name, xml } of named) checkSize(name, xml);
  const read = await readExcelFile(file, {
    trim: false,
    parseNumber: (raw): RawNumber => ({ number: Number(raw), raw }),
  }).catch(() => {
    throw new FileError(fileTexts.damaged, fileTexts.damagedRemedy);
  });
  const sheets = read.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellOf));
    const xml = named.find(({ name }) => name === sheet)?.xml ?? '';
    // The library gives such cells as empty ones: an error would erase a price.
    for (const { row, column, text } of faultsOf(xml)) {
      while (rows.length <= row) rows.push([]);
      put(rows[row] ?? [], column, { kind: 'fault', text });
    }
    for (const { column, first, last } of verticalMerges(xml)) {
      const whole = rows[first]?.[column];
      if (whole === undefined || isEmpty(whole)) continue;
      for (const cells of rows.slice(first + 1, last + 1)) put(cells, column, whole);
    }
    return { name: sheet, rows: rows.map((cells, place) => ({ number: place + 1, cells })) };
  });
  if (sheets.every(({ rows }) => rows.every(({ cells }) => cells.every(isEmpty)))) {
    throw new FileError(fileTexts.empty, fileTexts.emptyRemedy);
  }
  return sheets;
}

const isEmpty = ({ kind }: Cell) => kind === 'empty';

function put(cells: Cell[], column: number, cell: Cell): void {
  while (cells.length <= column) cells.push(emptyCell);
  cells[column] = cell;
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return emptyCell;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (value instanceof Date) return { kind: 'date', date: value };
  return isRawNumber(value) ? { kind: 'number', ...value } : emptyCell;
}

const isRawNumber = (value: unknown): value is RawNumber =>
  typeof value === 'object' && value !== null && 'raw' in value && 'number' in value;

/** Sheets formatted down to the last row, and cells far out, before anything is built of them. */
function checkSize(name: string, xml: string): void {
  let last = 0;
  let count = 0;
  for (const [, number] of xml.matchAll(/<row\b(?:[^>]*?\sr="(\d{1,9})")?/gu)) {
    count += 1;
    last = Math.max(last, Number(number ?? 0), count);
  }
  if (last > limits.rows) throw new FileError(fileTexts.rows(name, last), fileTexts.rowsRemedy);
  for (const [, letters = ''] of xml.matchAll(/<c\s[^>]*?\br="([A-Z]{1,3})\d/gu)) {
    if (columnNumber(letters) >= limits.columns) {
      throw new FileError(fileTexts.columns(name), fileTexts.columnsRemedy);
    }
  }
}
