import { answerColumns, answerHeadings, namesOfLists } from '../lexicon/answers.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { pastSpace } from '../text/chars.ts';
import { trimmedEnd } from '../text/trim.ts';
import type { Statement } from './tree.ts';
import { isSubject, kindOf, kinds, statementOf, type Answers, type Kind } from './answerKinds.ts';
import { isAnswerLetter, wordsForSigns } from './crosses.ts';
import { findDeclared } from './findAllergens.ts';

const isColumn = new Map(kinds.map((kind) => [kind, atStart(answerColumns[kind])]));
const isHeading = asWhole(answerHeadings);

/** What is between the cells of a table: bars, tabs, or semicolons. */
const cellMark = (line: string): string => ['|', '\t'].find((mark) => line.includes(mark)) ?? ';';

const cellsOf = (line: string): string[] => {
  const mark = cellMark(line);
  const row = line.trim();
  return (row.startsWith(mark) ? row.slice(1) : row).split(mark).map((cell) => cell.trim());
};

/** What the head of a column tells of the marks below it. */
export const columnKind = (head: string): Kind | undefined =>
  kinds.find((kind) => isColumn.get(kind)?.test(head));

/** A subject, where it is, and the cells of its row. */
type Row = { subject: string; start: number; cells: readonly string[] };

/** What a row of a table says: that it is contained, by whatever column, before that it may be. */
function kindOfRow(
  { cells }: Row,
  columns: readonly (Kind | undefined)[],
  wordFor: (cell: string) => string,
): Kind {
  const said = cells.slice(1).map((cell, i) => {
    const answer = kindOf(wordFor(cell));
    return answer === 'yes' ? (columns[i + 1] ?? 'yes') : answer;
  });
  return (['yes', 'traces'] as const).find((kind) => said.includes(kind)) ?? 'no';
}

/** Where the line at a place ends, its break included. */
const lineEnd = (text: string, at: number, end: number): number => {
  const stop = text.indexOf('\n', at) + 1;
  return stop === 0 || stop > end ? end : stop;
};

/** Longer lines are no rows. */
const maxRow = 400;

/** 'Sostanza | Contiene | Può contenere': the heads tell, whatever the first is. */
const answersInColumns = (columns: readonly (Kind | undefined)[]): boolean =>
  columns.includes('yes') && columns.includes('traces');

const isList = asWhole(namesOfLists);

/** 'nome;allergeni;tracce': whether the cells of columns name what is contained, and what may be. */
const namesInColumns = (heads: readonly string[]): boolean =>
  heads.some((head) => isHeading.test(head)) &&
  heads.some((head) => columnKind(head) === 'traces') &&
  !heads.some((head) => isList.test(head));

/** What the cells of a row name. */
function namedIn(text: string, { start, cells }: Row, heads: readonly string[]): Statement[] {
  let at = start + (cells[0] ?? '').length;
  return cells.slice(1).flatMap((cell, i) => {
    const from = text.indexOf(cell, at);
    at = from + cell.length;
    const column = columnKind(heads[i] ?? '');
    if (column === 'no' || !namesAny(cell)) return [];
    // A column that says nothing may name what is there, too.
    return [{ kind: column === 'traces' ? 'traces' : 'contains', start: from, end: at }];
  });
}

const isAnswerCell = (cell: string): boolean =>
  cell === '' || kindOf(cell) !== undefined || isAnswerLetter(cell);

/** 'Nessuno. Prodotto in uno stabilimento che lavora latte': no head of a column. */
const namesAny = (head: string): boolean => findDeclared(head, 0, head.length).length > 0;

/** The cells of a table's first line; the first of them is empty where it has one less than the next. */
function headsAt(text: string, at: number, end: number): string[] {
  const stop = Math.min(lineEnd(text, at, end), at + maxRow);
  const cells = cellsOf(text.slice(at, stop));
  const from = Math.min(pastSpace(text, stop), end);
  const next = cellsOf(text.slice(from, Math.min(lineEnd(text, from, end), from + maxRow)));
  const hasEmptyHead = next.length === cells.length + 1 && columnKind(cells[0] ?? '') !== undefined;
  return hasEmptyHead ? ['', ...cells] : cells;
}

/** '| Allergene | Presente | Tracce |' and its rows. */
export function tableAt(text: string, at: number, end: number): Answers | null {
  let start = Math.min(lineEnd(text, at, end), at + maxRow);
  const [head = '', ...heads] = headsAt(text, at, end);
  const columns = [undefined, ...heads.map(columnKind)];
  const hasNames = namesInColumns(heads);
  if (!isHeading.test(head) && !answersInColumns(columns) && !hasNames) return null;
  // 'Senza soia; Contiene: latte; Può contenere: uova'
  if (heads.some(namesAny)) return null;
  const rows: Row[] = [];
  while (start < end) {
    const stop = Math.min(lineEnd(text, start, end), start + maxRow);
    const line = text.slice(start, stop);
    if (hasNames && line.length === maxRow) break;
    const cells = cellsOf(line);
    const subject = cells[0] ?? '';
    const isRule = trimmedEnd(line, '|:-') === '';
    if (!isRule && (cells.length < 2 || !(hasNames || isSubject(subject)))) break;
    // 'Arachidi: presenti; Molluschi: assenti' below a title
    if (!isRule && heads.length === 0 && !cells.slice(1).every(isAnswerCell)) return null;
    const from = start + line.indexOf(subject);
    if (!isRule) rows.push({ subject, start: from, cells });
    start = stop;
  }
  // 'nome;allergeni;tracce'
  if (hasNames) return { statements: rows.flatMap((row) => namedIn(text, row, heads)), end: start };
  const wordFor = wordsForSigns(rows.flatMap(({ cells }) => cells.slice(1)));
  const statements = rows.flatMap((row) =>
    statementOf(row.subject, row.start, kindOfRow(row, columns, wordFor)),
  );
  return rows.length > 0 || isHeading.test(head) ? { statements, end: start } : null;
}
