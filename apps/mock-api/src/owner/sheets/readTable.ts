import { nearest } from '../../catalogueCheck/nearest.ts';
import { type ColumnText, helpMark, tableTexts } from '../columns.copy.ts';
import type { Mistake } from '../mistakes.ts';
import { keysOf } from '../model/json.ts';
import type { CellIssue, Reader } from '../values/reading.ts';
import { cellText } from '../values/texts.ts';
import { type Cell, emptyCell, plain, type Sheet, type SheetRow, shownCell } from './sheet.ts';

export type Columns<Key extends string> = Readonly<Record<Key, ColumnText>>;

export type TableRow<Key extends string> = {
  number: number;
  cell: (key: Key) => Cell;
  /** The cell's value; undefined where its column is missing or what stands there is wrong, which is noted. */
  read: <Value>(key: Key, reader: Reader<Value>) => Value | undefined;
  /** Notes what stops the import, and always what to do: of the row, or of one of its cells. */
  refuse: (message: string, remedy: string, key?: Key) => void;
  /** Notes what does not. */
  warn: (message: string, key?: Key, remedy?: string) => void;
};

export type Table<Key extends string> = {
  sheet: string;
  has: (key: Key) => boolean;
  rows: readonly TableRow<Key>[];
};

export type TableOptions<Key extends string> = {
  columns: Columns<Key>;
  /** Without these there is no table. */
  required: readonly NoInfer<Key>[];
  note: (mistake: Mistake) => void;
};

/** Looks for the row of titles, tells the columns by them, and gives the rows below; null without a needed column. */
export function readTable<Key extends string>(
  sheet: Sheet,
  { columns, required, note }: TableOptions<Key>,
): Table<Key> | null {
  const keys = keysOf(columns);
  const head = headOf(sheet, columns, keys);
  const fail = (message: string, remedy: string) => {
    note({ severity: 'error', sheet: sheet.name, message, remedy });
    return null;
  };
  if (head === undefined) {
    const titles = required.map((key) => columns[key].title).join(', ');
    return fail(tableTexts.noHead, tableTexts.noHeadRemedy(titles));
  }
  const places = placesOf(head, sheet.name, { columns, required, note });
  const missing = required.filter((key) => !places.has(key));
  for (const key of missing) {
    fail(tableTexts.missingColumn(columns[key].title), tableTexts.addColumn);
  }
  if (missing.length > 0) return null;
  const known = {
    head,
    required: required.map((key) => places.get(key) ?? 0),
    columns: [...places].map(([key, place]) => ({ place, column: columns[key] })),
  };
  const rows: TableRow<Key>[] = [];
  for (const row of sheet.rows) {
    const about = { sheet: sheet.name, row: row.number };
    if (row.number < head.number && isData(row, known)) {
      const { aboveHead: message, aboveHeadRemedy: remedy } = tableTexts;
      note({ severity: 'error', ...about, message, remedy });
    }
    if (row.number <= head.number) continue;
    const message = skippedRow(row.cells, known, rows.length === 0);
    if (message === null) {
      noteShape(row, head, sheet, note);
      rows.push(tableRow(row, places, { sheet: sheet.name, columns, note }));
      if (!row.isHidden) continue;
      const { hiddenRow, hiddenRemedy: remedy } = tableTexts;
      const slug = cellText(row.cells[known.required[0] ?? 0] ?? emptyCell);
      note({ severity: 'warning', ...about, message: hiddenRow, remedy, hides: { slug } });
    } else if (message !== '') note({ severity: 'warning', ...about, message });
  }
  for (const [key, at] of places) {
    if (!sheet.hiddenColumns?.includes(at) || rows.every((row) => row.cell(key).kind === 'empty')) {
      continue;
    }
    const { title: column } = columns[key];
    const { hiddenColumn: message, hiddenRemedy: remedy } = tableTexts;
    note({ severity: 'warning', sheet: sheet.name, column, message, remedy, hides: { column } });
  }
  return { sheet: sheet.name, has: (key) => places.has(key), rows };
}

const isFilled = (cell: Cell | undefined) => cell !== undefined && cell.kind !== 'empty';

/** Whether a row above the titles holds what the rows below do: they were sorted with it. */
const isData = ({ cells }: SheetRow, { required }: KnownColumns) =>
  required.every((place) => isFilled(cells[place])) &&
  cells.some((cell) => cell.kind === 'number' || (cell.kind === 'text' && /\d/u.test(cell.text))) &&
  cells.filter(isFilled).length > 1;

/**
 * What stands under no title belongs to a neighbour: 36,50 in a CSV of commas is two cells, and moves
 * the empty ones behind it. And what a CSV has no cell for is not empty: the row was cut.
 */
function noteShape(
  { number, cells }: SheetRow,
  head: SheetRow,
  { name: sheet, isCsv }: Sheet,
  note: (mistake: Mistake) => void,
): void {
  const at = cells.findIndex((cell, place) => isFilled(cell) && !isFilled(head.cells[place]));
  if (at < 0) {
    const titles = head.cells.findLastIndex(isFilled) + 1;
    if (!isCsv || (cells.length >= titles && cells.length <= head.cells.length)) return;
    const { shape, shapeRemedy: remedy } = tableTexts;
    const message = shape(cells.length, titles);
    note({ severity: 'error', sheet, row: number, message, remedy });
    return;
  }
  const { surplus: message, surplusRemedy: remedy } = tableTexts;
  const value = shownCell(cells[at] ?? emptyCell);
  note({ severity: 'error', sheet, row: number, at, value, message, remedy });
}

/** The columns that a sheet's row of titles names, in their right spelling. */
export function columnsOf<Key extends string>(
  sheet: Sheet,
  columns: Columns<Key>,
): ReadonlySet<Key> {
  const keys = keysOf(columns);
  const cells = headOf(sheet, columns, keys)?.cells ?? [];
  return new Set(cells.flatMap((cell) => exactKey(shownCell(cell), columns, keys) ?? []));
}

function exactKey<Key extends string>(title: string, columns: Columns<Key>, keys: readonly Key[]) {
  const wanted = plain(title);
  return (
    keys.find((key) => plain(columns[key].title) === wanted) ??
    keys.find((key) => columns[key].also?.some((name) => plain(name) === wanted))
  );
}

/** Of the first rows the one with most known titles: a heading or a date may stand above. */
function headOf<Key extends string>(
  sheet: Sheet,
  columns: Columns<Key>,
  keys: readonly Key[],
): SheetRow | undefined {
  const counted = sheet.rows.slice(0, 15).map((row) => ({
    row,
    known: row.cells.filter(
      (cell) => cell.kind === 'text' && exactKey(cell.text, columns, keys) !== undefined,
    ).length,
  }));
  const head = counted.reduce<(typeof counted)[number] | undefined>(
    (best, one) => (one.known > (best?.known ?? 0) ? one : best),
    undefined,
  );
  return head?.row;
}

function placesOf<Key extends string>(
  head: SheetRow,
  sheet: string,
  { columns, note }: TableOptions<Key>,
): ReadonlyMap<Key, number> {
  const keys = keysOf(columns);
  const places = new Map<Key, number>();
  const warn = (title: string, message: string) =>
    note({ severity: 'warning', sheet, row: head.number, value: title, message });
  const titles = head.cells.flatMap((cell, place) =>
    isFilled(cell) ? [{ place, title: shownCell(cell).trim() }] : [],
  );
  const isOwn = (title: string, key: Key) => plain(columns[key].title) === plain(title);
  const take = (place: number, title: string, key: Key) => {
    const first = places.get(key);
    if (first === undefined) places.set(key, place);
    else if (isOwn(shownCell(head.cells[first] ?? emptyCell), key) && !isOwn(title, key)) {
      warn(title, tableTexts.twiceColumn);
    } else {
      const message = tableTexts.sameColumn(columns[key].title);
      const { sameColumnRemedy: remedy } = tableTexts;
      note({
        severity: 'error',
        sheet,
        row: head.number,
        at: place,
        value: title,
        message,
        remedy,
      });
    }
  };
  // A column's own title goes before its other names, those before what is nearly one.
  const named = titles.map((one) => ({ ...one, key: exactKey(one.title, columns, keys) }));
  for (const isFirst of [true, false]) {
    for (const { place, title, key } of named) {
      if (key !== undefined && isOwn(title, key) === isFirst) take(place, title, key);
    }
  }
  for (const { place, title, key: known } of named) {
    if (known !== undefined) continue;
    const free = keys.filter((key) => !places.has(key));
    const near = nearest(
      title,
      free.flatMap((key) => [columns[key].title, ...(columns[key].also ?? [])]),
    );
    const key = near === undefined ? undefined : exactKey(near, columns, free);
    if (key !== undefined) places.set(key, place);
    warn(
      title,
      key === undefined ? tableTexts.unknownColumn : tableTexts.readAs(columns[key].title),
    );
  }
  return places;
}

const isTotal = (text: string) => /^(?:sub)?total[ei](?:generale)?$|^somma$/u.test(plain(text));

type KnownColumns = {
  head: SheetRow;
  /** Where the columns without which there is no table stand. */
  required: readonly number[];
  /** Each column's place and its line of help. */
  columns: readonly { place: number; column: ColumnText }[];
};

/** What is said of a row below the titles that holds no data; '' where nothing is, null of all others. */
function skippedRow(
  cells: readonly Cell[],
  { head, required, columns }: KnownColumns,
  isFirst: boolean,
): string | null {
  const filled = cells.filter(isFilled);
  const [first] = filled;
  if (first === undefined || shownCell(first).startsWith(helpMark)) return '';
  const at = (place: number) => cells[place] ?? emptyCell;
  // Its mark may have been lost with the letters of another encoding.
  const helps = columns.filter(
    ({ place, column }) =>
      isFilled(at(place)) && plain(shownCell(at(place))).endsWith(plain(column.help)),
  );
  if (helps.length > 2) return '';
  const isTitle = (place: number) =>
    plain(shownCell(at(place))) === plain(shownCell(head.cells[place] ?? emptyCell));
  const isRepeated = required.every((place) => isFilled(at(place)) && isTitle(place));
  const foremost = Math.min(...columns.map(({ place }) => place));
  const isBelow =
    isFirst &&
    [foremost, ...required].every((place) => !isFilled(at(place)) || isTitle(place)) &&
    filled.every((cell) => cell.kind === 'text' && !/\d/u.test(cell.text));
  if (isRepeated || isBelow) return tableTexts.secondHead;
  const named = required.filter((place) => isFilled(at(place)));
  return isTotal(shownCell(first)) && named.length < 2 ? tableTexts.totals : null;
}

function tableRow<Key extends string>(
  { number, cells }: SheetRow,
  places: ReadonlyMap<Key, number>,
  { sheet, columns, note }: { sheet: string; columns: Columns<Key>; note: (m: Mistake) => void },
): TableRow<Key> {
  const cell = (key: Key) => {
    const place = places.get(key);
    return place === undefined ? emptyCell : (cells[place] ?? emptyCell);
  };
  const report = (severity: Mistake['severity'], issue: Partial<CellIssue>, key?: Key) => {
    const value = key === undefined ? '' : shownCell(cell(key));
    note({
      severity,
      sheet,
      row: number,
      column: key === undefined ? undefined : columns[key].title,
      at: key === undefined ? undefined : places.get(key),
      ...(value === '' ? {} : { value }),
      message: issue.message ?? '',
      remedy: issue.remedy,
    });
  };
  return {
    number,
    cell,
    refuse: (message, remedy, key) => report('error', { message, remedy }, key),
    warn: (message, key, remedy) => report('warning', { message, remedy }, key),
    read(key, reader) {
      if (!places.has(key)) return undefined;
      const reading = reader(cell(key));
      if ('issue' in reading) {
        report('error', reading.issue, key);
        return undefined;
      }
      if (reading.caution !== undefined) report('warning', reading.caution, key);
      return reading.value;
    },
  };
}
