import { productColumns, stockColumns } from '../columns.copy.ts';
import { unmarkText } from './csvText.ts';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { isBroken, makesWords } from './letters.ts';
import { limits } from './limits.ts';
import { plain, type Sheet, textCell } from './sheet.ts';

const separators = [';', '\t', ',', '|'] as const;
type Separator = (typeof separators)[number];
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

/** A CSV in UTF-8, UTF-16 or Windows-1252, with `;`, `,`, `|` or tabs; rows are counted as a program shows them. Throws a `FileError`. */
export function readCsv(bytes: Buffer): Sheet {
  const read = decode(bytes);
  // DOS marks the end.
  const text = read.endsWith('\u001A') ? read.slice(0, -1) : read;
  const separator = separatorOf(text);
  const rows = parseRows(text, separator);
  refuseCut(text, rows);
  return {
    name: 'CSV',
    isCsv: true,
    rows: rows.map((cells, place) => ({
      number: place + 1,
      cells: cells.map((cell) => textCell(unmarkText(cell))),
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
function separatorOf(text: string): Separator {
  const [named] = /(?<=^sep=)[;,\t|](?=[\r\n])/u.exec(text) ?? [];
  const lines = text.slice(0, 100_000).split(/\r?\n|\r/u, headLines);
  const scores = separators.map((sign) => {
    const known = lines.map((line) => line.split(sign).filter((cell) => titles.has(plain(cell))));
    const count = (lines[0] ?? '').split(sign).length;
    const isNamed = sign === named ? 1_000_000 : 0;
    return { sign, score: isNamed + Math.max(...known.map(({ length }) => length)) * 1000 + count };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).sign;
}

/** A quoted cell of several lines. */
type LongText = { at: number; cells: readonly string[]; column: number };

/**
 * What an open quote has eaten makes rows: its first line ends the row in which it began, its last
 * one begins the row in which it ends, and any between is a row. In a text commas stand before
 * blanks and between figures, and hardly ever as many as that.
 */
function refuseEaten(
  text: string,
  separator: Separator,
  rows: readonly (readonly string[])[],
  longTexts: readonly LongText[],
): void {
  const head = rows.slice(0, headLines);
  const widest = Math.max(...head.map(({ length }) => length));
  const filled = Math.max(...head.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  const isRow = (width: number) => width > 1 && width >= filled && width <= widest;
  for (const { at, cells, column } of longTexts) {
    const content = cells[column] ?? '';
    if (separator === ',' && !/(?<!\d),(?!\s)|,(?![\d\s])/u.test(content)) continue;
    const widths = content.split(/\r\n|\r|\n/u).map((line) => line.split(separator).length);
    const first = column + (widths[0] ?? 0);
    const last = (widths.at(-1) ?? 0) + cells.length - column - 1;
    if ((isRow(first) && isRow(last)) || widths.slice(1, -1).some(isRow)) {
      throw new FileError(fileTexts.quote(lineOf(text, at)), fileTexts.quoteRemedy);
    }
  }
}

/** RFC 4180, and a quote within an unquoted cell ('Barra 3" di cioccolato'). */
function parseRows(text: string, separator: Separator): string[][] {
  // Each match is one cell with what ends it.
  const plainCell = new RegExp(`([^${separator}\\r\\n]*)([${separator}]|\\r\\n|\\r|\\n|$)`, 'uy');
  const quotedCell = new RegExp(`"((?:[^"]|"")*)"[ ]*([${separator}]|\\r\\n|\\r|\\n|$)`, 'uy');
  const rows: string[][] = [];
  const longTexts: LongText[] = [];
  let cells: string[] = [];
  let left: number = limits.cells;
  for (let at = 0, isOver = text === ''; !isOver;) {
    const isQuoted = text[at] === '"';
    const pattern = isQuoted ? quotedCell : plainCell;
    pattern.lastIndex = at;
    const [whole, content = '', end = ''] = pattern.exec(text) ?? [];
    if (whole === undefined) {
      throw new FileError(fileTexts.quote(lineOf(text, at)), fileTexts.quoteRemedy);
    }
    if (isQuoted && /[\r\n]/u.test(content)) longTexts.push({ at, cells, column: cells.length });
    at += whole.length;
    left -= 1;
    if (left < 0) throw new FileError(fileTexts.bomb, fileTexts.bombRemedy);
    if (content !== '' && cells.length >= limits.columns) {
      throw new FileError(fileTexts.columns('CSV'), fileTexts.columnsRemedy);
    }
    if (cells.length < limits.columns)
      cells.push(isQuoted ? content.replaceAll('""', '"') : content);
    if (end === separator) continue;
    if (rows.length === limits.rows) {
      throw new FileError(fileTexts.rows('CSV', rows.length + 1), fileTexts.rowsRemedy);
    }
    rows.push(cells);
    cells = [];
    isOver = at >= text.length;
  }
  refuseEaten(text, separator, rows, longTexts);
  return rows;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split(/\r\n|\r|\n/u).length;

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const lines = text.split(/\r\n|\r|\n/u);
    const place = lines.findIndex((line) => !makesWords(line));
    if (place < 0) return text;
    const word = lines[place]?.split(/[;,\t\s]+/u).find((one) => !makesWords(one) || isBroken(one));
    const shown = (word ?? '').replaceAll(/\p{Cc}/gu, '?');
    throw new FileError(fileTexts.letters(place + 1, shown), fileTexts.lettersRemedy);
  }
}
