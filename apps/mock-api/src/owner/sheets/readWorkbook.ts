import { posix } from 'node:path';
import { FileError } from './fileError.ts';
import { fileTexts } from './files.copy.ts';
import { limits } from './limits.ts';
import { type NumberKind, readNumberKinds, workbookDate } from './numberKinds.ts';
import { type Cell, emptyCell, type Sheet, textCell } from './sheet.ts';
import { damaged, openParts, type WorkbookParts } from './workbookParts.ts';

/** The sheets of an .xlsx, each part read as XML in one pass. Throws a `FileError`. */
export async function readWorkbook(file: Buffer): Promise<readonly Sheet[]> {
  const parts = await openParts(file);
  if (parts.has('META-INF/manifest.xml') || parts.has('content.xml')) {
    throw new FileError(fileTexts.ods, fileTexts.odsRemedy);
  }
  const book = await readBook(parts);
  if (book.sheets.length === 0) throw new FileError(fileTexts.unknown, fileTexts.unknownRemedy);
  const context: SheetContext = {
    parts,
    isFrom1904: book.isFrom1904,
    kinds: book.styles === undefined ? [] : await readNumberKinds(parts, book.styles),
    texts: book.texts === undefined ? [] : await readTexts(parts, book.texts),
  };
  const sheets: Sheet[] = [];
  for (const sheet of book.sheets) sheets.push(await readSheet(sheet, context));
  if (sheets.every(({ rows }) => rows.length === 0)) {
    throw new FileError(fileTexts.empty, fileTexts.emptyRemedy);
  }
  return sheets;
}

type SheetPart = { name: string; part: string; isHidden: boolean };
/** A row of less than a point, a column of less than a letter show nothing. */
const isUnseen = (hidden: string | undefined, size: string | undefined) =>
  isTrue(hidden) || (size !== undefined && Number(size) < 1);

type Book = { sheets: SheetPart[]; isFrom1904: boolean; styles?: string; texts?: string };

const isTrue = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';

async function readBook(parts: WorkbookParts): Promise<Book> {
  const [main] = [...(await relationsOf(parts, '')).values()].filter(
    ({ type }) => type === 'officeDocument',
  );
  const name = main?.target ?? 'xl/workbook.xml';
  if (name.endsWith('.bin')) throw new FileError(fileTexts.binary, fileTexts.binaryRemedy);
  const book: Book = { sheets: [], isFrom1904: false };
  if (!parts.has(name)) return book;
  const relations = await relationsOf(parts, name);
  for (const { type, target } of relations.values()) {
    if (type === 'styles' && parts.has(target)) book.styles = target;
    if (type === 'sharedStrings' && parts.has(target)) book.texts = target;
  }
  await parts.read(name, {
    open(path, attribute) {
      const at = path.join('/');
      if (at === 'workbook/workbookPr') book.isFrom1904 = isTrue(attribute('date1904'));
      if (at !== 'workbook/sheets/sheet') return;
      const relation = relations.get(attribute('r:id') ?? '');
      if (relation === undefined) throw damaged();
      // Charts and dialogs may stand among the sheets.
      if (relation.type !== 'worksheet' && relation.type !== '') return;
      parts.spend('entries');
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      book.sheets.push({ name: attribute('name') ?? '', part: relation.target, isHidden });
    },
  });
  return book;
}

type Relation = { type: string; target: string };

/** What a part names as its own: id → kind and name. Of the package itself: ''. */
async function relationsOf(
  parts: WorkbookParts,
  part: string,
): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!parts.has(name)) return relations;
  await parts.read(name, {
    open(path, attribute) {
      if (path.join('/') !== 'Relationships/Relationship') return;
      parts.spend('entries');
      if (attribute('TargetMode') === 'External') return;
      const target = (attribute('Target') ?? '').replaceAll('\\', '/');
      relations.set(attribute('Id') ?? '', {
        type: posix.basename(attribute('Type') ?? ''),
        target: posix.resolve('/', dir, target).slice(1),
      });
    },
  });
  return relations;
}

/** '_x000D_' stands for a character (ECMA-376-1, 22.9.2.19). */
const unescapeText = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Whether the text of an element is a text's own, as its runs have it; not how Japanese is read. */
const isRun = (path: readonly string[], from: number) =>
  path.at(-1) === 't' &&
  (path.length === from + 1 || (path.length === from + 2 && path[from] === 'r'));

async function readTexts(parts: WorkbookParts, name: string): Promise<readonly Cell[]> {
  const texts: Cell[] = [];
  let text = '';
  await parts.read(name, {
    text(path, piece) {
      if (path[1] !== 'si' || !isRun(path, 2)) return;
      parts.spend('letters', piece.length);
      text += piece;
    },
    close(path) {
      if (path.length !== 2 || path[1] !== 'si') return;
      parts.spend('entries');
      texts.push(textCell(unescapeText(text)));
      text = '';
    },
  });
  return texts;
}

type SheetContext = {
  parts: WorkbookParts;
  isFrom1904: boolean;
  kinds: readonly NumberKind[];
  texts: readonly Cell[];
};

/** A cell as its element says it. */
type RawCell = {
  column: number;
  type: string;
  style: number;
  hasFormula: boolean;
  value: string | undefined;
  text: string | undefined;
};

async function readSheet(
  { name, part, isHidden }: SheetPart,
  context: SheetContext,
): Promise<Sheet> {
  const { spend } = context.parts;
  const rows = new Map<number, { cells: Cell[]; isHidden: boolean }>();
  const hiddenColumns = new Set<number>();
  const merges: Merge[] = [];
  let row = 0;
  let isRowHidden = false;
  let raw: RawCell | undefined;
  let column = -1;

  const put = (number: number, at: number, cell: Cell) => {
    if (number > limits.rows) {
      throw new FileError(fileTexts.rows(name, number), fileTexts.rowsRemedy);
    }
    if (at >= limits.columns) throw new FileError(fileTexts.columns(name), fileTexts.columnsRemedy);
    let found = rows.get(number);
    if (found === undefined) rows.set(number, (found = { cells: [], isHidden: isRowHidden }));
    for (; found.cells.length <= at; spend('elements')) found.cells.push(emptyCell);
    // Programs differ in which of two they show.
    if (found.cells[at] !== emptyCell) throw damaged();
    found.cells[at] = cell;
  };

  await context.parts.read(part, {
    open(path, attribute) {
      const own = path.at(-1);
      if (path.length === 3) {
        if (own === 'row' && path[1] === 'sheetData') {
          row = numberOf(attribute('r')) ?? row + 1;
          isRowHidden = isUnseen(attribute('hidden'), attribute('ht'));
          column = -1;
        } else if (own === 'col' && path[1] === 'cols') {
          if (!isUnseen(attribute('hidden'), attribute('width'))) return;
          const last = Math.min(numberOf(attribute('max')) ?? 0, limits.columns);
          for (let at = numberOf(attribute('min')) ?? 1; at <= last; at += 1) {
            spend('entries');
            hiddenColumns.add(at - 1);
          }
        } else if (own === 'mergeCell' && path[1] === 'mergeCells') {
          spend('entries');
          merges.push(mergeOf(attribute('ref') ?? ''));
        }
      } else if (path.length === 4 && own === 'c' && path[2] === 'row') {
        const place = placeOf(attribute('r'));
        column = place?.column ?? column + 1;
        if (place !== undefined && place.row !== row) throw damaged();
        raw = {
          column,
          type: attribute('t') ?? 'n',
          style: Number(attribute('s') ?? 0),
          hasFormula: false,
          value: undefined,
          text: undefined,
        };
      } else if (raw !== undefined && path.length === 5) {
        if (own === 'f') raw.hasFormula = true;
        if (own === 'v') raw.value ??= '';
        if (own === 'is') raw.text ??= '';
      }
    },
    text(path, piece) {
      if (raw === undefined) return;
      spend('letters', piece.length);
      if (path.length === 5 && path[4] === 'v') raw.value = (raw.value ?? '') + piece;
      else if (path[4] === 'is' && isRun(path, 5)) raw.text = (raw.text ?? '') + piece;
    },
    close(path) {
      if (path.length !== 4 || raw === undefined) return;
      const cell = cellOf(raw, context);
      if (cell.kind !== 'empty') {
        spend('cells');
        put(row, raw.column, cell);
      }
      raw = undefined;
    },
  });
  for (const { from, to } of merges) {
    const cell = rows.get(from.row)?.cells[from.column] ?? emptyCell;
    for (let number = from.row; number <= Math.min(to.row, limits.rows); number += 1) {
      spend('elements');
      const covered = rows.get(number)?.cells;
      if (covered === undefined) continue;
      spend('elements', Math.min(covered.length, to.column - from.column));
      // What stands under a merged cell was left there before, and nobody sees it.
      covered.fill(emptyCell, from.column, to.column + 1);
      if (cell.kind !== 'empty') put(number, from.column, cell);
    }
  }
  return {
    name,
    isHidden,
    hiddenColumns: [...hiddenColumns],
    rows: [...rows]
      .toSorted(([one], [other]) => one - other)
      .map(([number, found]) => ({ number, ...found })),
  };
}

const numberOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,7}$/u.test(text) ? Number(text) : undefined;

/** 'AB12': row 12, column 27. */
function placeOf(reference: string | undefined) {
  if (reference === undefined) return undefined;
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/iu.exec(reference) ?? [];
  if (letters === undefined) throw damaged();
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: Number(digits), column: column - 1 };
}

type Merge = Record<'from' | 'to', { row: number; column: number }>;

/** Of merged cells the first holds the value of all rows, in its own column. */
function mergeOf(reference: string): Merge {
  const [from, to = from] = reference.split(':').map(placeOf);
  if (from === undefined || to === undefined) throw damaged();
  if (to.row < from.row || to.column < from.column) throw damaged();
  return { from, to };
}

/** As the programs show them in Italian, whatever the file calls them. */
const italianFaults: ReadonlyMap<string, string> = new Map([
  ['#N/A', '#N/D'],
  ['#NAME?', '#NOME?'],
  ['#REF!', '#RIF!'],
  ['#VALUE!', '#VALORE!'],
  ['#NULL!', '#NULLO!'],
]);

const fault = (text: string): Cell => ({ kind: 'fault', text: italianFaults.get(text) ?? text });

/** As programs show it: the file's 0.10000000000000001 is 0.1 (fifteen digits are kept). */
const rounded = (number: number) =>
  Number.isSafeInteger(number) ? number : Number(number.toPrecision(15));

function cellOf(raw: RawCell, { kinds, texts, isFrom1904 }: SheetContext): Cell {
  const { type, hasFormula, text } = raw;
  const value = raw.value?.trim() ?? '';
  // Only a text may be empty: what is not there was not worked out.
  const hasResult = value !== '' || (type === 'str' && raw.value !== undefined);
  if (hasFormula && !hasResult && (text ?? '') === '') return fault(fileTexts.noFormulaResult);
  if (type === 's') {
    const found = value === '' ? emptyCell : texts[Number(value)];
    if (found === undefined) throw damaged();
    return found;
  }
  if (type === 'inlineStr' || type === 'str' || text !== undefined) {
    return textCell(unescapeText(text ?? raw.value ?? ''));
  }
  if (type === 'e') return fault(value === '' ? '#N/A' : value);
  if (value === '') return emptyCell;
  if (type === 'b') return { kind: 'flag', value: isTrue(value) };
  if (type === 'd') {
    const date = new Date(/[T ]\d/u.test(value) ? `${value.replace(/Z$/u, '')}Z` : value);
    return Number.isNaN(date.getTime()) ? textCell(value) : { kind: 'date', date };
  }
  const number = Number(value);
  if (!Number.isFinite(number)) return fault(value);
  const kind = kinds[raw.style];
  if (kind === 'percent') return textCell(`${String(rounded(number * 100)).replace('.', ',')} %`);
  if (kind !== 'date') return { kind: 'number', number: rounded(number) };
  const date = workbookDate(number, isFrom1904);
  return date === null ? fault('########') : { kind: 'date', date };
}
