import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { helpMark } from '../columns.copy.ts';
import { csvCell, markText } from '../sheets/csvText.ts';
import { euroText } from '../values/numbers.ts';
import type { ExportCell, ExportTable } from './exportTables.ts';

const headStyle = {
  fontWeight: 'bold',
  backgroundColor: '#1F2A30',
  textColor: '#FFFFFF',
  wrap: true,
} as const;
const helpStyle = {
  fontStyle: 'italic',
  textColor: '#5B6770',
  backgroundColor: '#F1F3F4',
  wrap: true,
  alignVertical: 'top',
} as const;

/** A workbook: titles, a line of help that is not read back, and every text as a text, never as a formula. */
export function writeWorkbook(tables: readonly ExportTable[]): Promise<Buffer> {
  const sheets = tables.map(({ title, columns, rows }) => ({
    sheet: title,
    columns: columns.map(({ width = 14 }) => ({ width })),
    stickyRowsCount: 2,
    data: [
      columns.map((column) => ({ value: column.title, type: String, ...headStyle })),
      columns.map(({ help }, place) => ({
        value: place === 0 ? `${helpMark} ${help}` : help,
        type: String,
        ...helpStyle,
      })),
      ...rows.map((cells) => cells.map(workbookCell)),
    ] satisfies SheetData,
  }));
  return writeExcelFile(sheets).toBuffer();
}

/**
 * A text as the library writes it unchanged. Readers take '_x0041_' for an escaped 'A' (ECMA-376,
 * 22.9.2.19), so its first '_' is escaped. The library removes U+FFFD, so that is written as an escape;
 * its '_' would complete '_x0041' before it. The library also loses texts that are names of every object
 * ('constructor'): a space, which reading trims, makes them others.
 */
const literal = (text: string) =>
  text.replaceAll(/_(?=x[0-9a-f]{4}[_\uFFFD])/giu, '_x005F_').replaceAll('\uFFFD', '_xFFFD_') +
  (text in Object.prototype ? ' ' : '');

function workbookCell(cell: ExportCell): SheetData[number][number] {
  if (cell === null || cell === '') return null;
  // '@' keeps what is typed there a text: no dates of sizes, no zeros lost from codes.
  if (typeof cell === 'string')
    return { value: literal(cell), type: String, format: '@', alignVertical: 'top' };
  if ('cents' in cell)
    return { value: cell.cents / 100, type: Number, format: '0.00', alignVertical: 'top' };
  return { value: cell.count, type: Number, format: '0', alignVertical: 'top' };
}

/** As an Italian spreadsheet opens it by a double click: semicolons, and the mark by which it knows UTF-8. */
export function writeCsv({ columns, rows }: ExportTable): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((cells) => cells.map(csvText))];
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
}

function csvText(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return markText(cell);
  return 'cents' in cell ? euroText(cell.cents) : String(cell.count);
}
