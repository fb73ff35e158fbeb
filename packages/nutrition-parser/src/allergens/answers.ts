import {
  answerHeadings,
  answerLetters,
  answerPhrases,
  boxHeadings,
  boxSigns,
  lastWordsOfAnswers,
  namesOfLists,
  sayingWords,
} from '../lexicon/answers.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { hasAny, pastSpace } from '../text/chars.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { isWordCode } from '../text/fold.ts';
import { withoutBrackets } from '../text/pieces.ts';
import { trimmedAround, trimmedEnd } from '../text/trim.ts';
import {
  answerWith,
  columnKind,
  isAnswerLetter,
  isSubject,
  kindOf,
  statementOf,
  wordsForSigns,
  type Answers,
  type Kind,
  type Statement,
} from './answerKinds.ts';
import { isAsked, isBeforeAnother } from './clauseWords.ts';
import { hasBoxes } from './cues.ts';
import { findDeclared } from './findAllergens.ts';

/** A box with what tells how to draw it; the first group is there where it is ticked. */
const box = new RegExp(
  `([${boxSigns.ticked}]|[[(][xX][\\])])\\ufe0f?|[${boxSigns.crossed}${boxSigns.empty}]|[[(] ?[\\])]`,
  'g',
);

/** Characters of the longest list of all allergens. */
const boxReach = 1600;
/** Where a name ends that no box is behind: at its sentence's or line's end. */
const nameEnd = /\.\s+(?=[A-ZÀ-Ý])|\n/;
const marksAround = ' \t\n:=|/,;.–-';
const says = atWord(sayingWords);

/** '☑ Frutta a guscio (mandorle, nocciole)', '☑ Latte s.s. intero' */
function isName(subject: string): boolean {
  const name = subject.replaceAll('. ', '.');
  return (isSubject(name) || isSubject(withoutBrackets(name))) && !says.test(subject);
}

/** White space behind a sentence; what follows more of it begins anew. */
const maxGapBehindSentence = 100;

/** Whether a place begins a line, a sentence or what a colon announces. */
function beginsLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - maxGapBehindSentence), at);
  const last = before.trimEnd().slice(-1);
  return before.endsWith('\n') || last === '' || '.;:!'.includes(last);
}

/**
 * A list that is ticked off: '☑ Latte ☐ Soia', '[x] Latte [ ] Soia'. Where not both kinds of boxes are in
 * it, or anything but names, it is none: all that it names counts.
 */
export function boxesAt(text: string, at: number, end: number, isHeaded: boolean): Answers | null {
  const piece = text.slice(at, Math.min(end, at + boxReach));
  const boxes = [...piece.matchAll(box)];
  const [first] = boxes;
  if (!first || piece.slice(0, first.index).trim() !== '') return null;
  if (!isHeaded && !beginsLine(text, at + first.index)) return null;
  const statements: Answers['statements'] = [];
  const signs = new Set<boolean>();
  let last = 0;
  for (const [i, { index, 0: sign, 1: ticked }] of boxes.entries()) {
    const from = index + sign.length;
    const next = boxes[i + 1]?.index ?? piece.length;
    const stop = nameEnd.exec(piece.slice(from, next));
    last = stop ? from + stop.index + stop[0].length : next;
    const subject = trimmedAround(piece.slice(from, stop ? from + stop.index : next), marksAround);
    if (!isName(subject)) return null;
    signs.add(ticked !== undefined);
    const start = at + piece.indexOf(subject, from);
    statements.push(...statementOf(subject, start, ticked === undefined ? 'no' : 'yes'));
    if (piece.slice(last, next).trim() !== '') break;
  }
  return signs.size === 2 ? { statements, end: at + last } : null;
}

const isHeading = asWhole(answerHeadings);

/** What is between the cells of a table: bars, tabs, or semicolons. */
const cellMark = (line: string): string => ['|', '\t'].find((mark) => line.includes(mark)) ?? ';';

const cellsOf = (line: string): string[] => {
  const mark = cellMark(line);
  const row = line.trim();
  return (row.startsWith(mark) ? row.slice(1) : row).split(mark).map((cell) => cell.trim());
};

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
const namesAny = (head: string): boolean => findDeclared(head).length > 0;

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

const answers = [...Object.values(answerPhrases), answerLetters.map(([sign]) => sign).join('|')]
  .map(sourceOf)
  .join('|');

/** A subject, what parts it from its answer, and the answer. */
const unit = new RegExp(
  `^[\\s|*•–—-]*([^\\n?=|]{2,160}?)(\\s*[:=?|(;]|\\s*[.…]{2,}|\\s[-–]|[^\\S\\n])[^\\S\\n]*(${answers})` +
    '\\)?(?:\\s*\\(([^()\\n]{0,80})\\))?\\s*(?=[,;.|\\n/•·–—-]|$)[,;.|\\s/•·–—-]*',
  'i',
);
const lastWords = numbersOf(lastWordsOfAnswers);
/** Their last letters, and 'ì' in either case. */
const lastLetters = new Set(
  [...lastWordsOfAnswers.split(' '), 'sì', 's’'].map(
    (word) => word.charCodeAt(word.length - 1) | 32,
  ),
);
const heading = new RegExp(
  `^([\\s*#|]*${sourceOf(answerHeadings)})([^\\n:|]{0,40})[:\\n|][\\s|]*`,
  'i',
);

const containsHeading = atStart(boxHeadings.contains);
const tracesHeading = atStart(boxHeadings.traces);
const maxBoxHeading = 60;
const maxHeading = 120;

/** What is behind an answer. */
const separators = new Set(Array.from(',;.|\n-–—/•·(', (mark) => mark.charCodeAt(0)));

const dashes = '-–—';

/** Letters of the longest last word of an answer. */
const maxWordLength = 14;

/** Characters of the longest subject with its answer. */
const reach = 260;

/** Spaces and brackets between an answer and a place; more of them would be read again and again. */
const maxGapLength = 40;

/** The first of the signs that are drawn, and a plus. */
const firstSign = 0x25a0;
const plus = 43;

/** Whether an answer may be before a place. */
function mayAnswerBefore(text: string, at: number): boolean {
  let end = at;
  const first = Math.max(0, at - maxGapLength);
  // A space, or the bracket of 'Latte (SI)'
  while (end > first && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === 41)) end--;
  const last = text.charCodeAt(end - 1);
  // '✓' is no letter.
  if (last > firstSign || last === plus) return true;
  if (!lastLetters.has(last | 32)) return false;
  let start = end;
  while (start > 0 && end - start < maxWordLength && isWordCode(text.charCodeAt(start - 1)))
    start--;
  return lastWords.has(firstLetters(text, start, end));
}

/** Whether a list may hold answers, judged by what is before its tokens. */
export const mayHoldAnswers = (
  text: string,
  tokens: readonly { start: number }[],
  end: number,
): boolean =>
  hasBoxes(text) ||
  mayAnswerBefore(text, end) ||
  tokens.some(({ start }) => mayAnswerBefore(text, start));

/** Whether a text may hold answers, judged by what is before its separators. */
export function mayAnswer(text: string): boolean {
  if (hasBoxes(text)) return true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isSeparator = separators.has(code);
    if (isSeparator && mayAnswerBefore(text, i)) return true;
  }
  return mayAnswerBefore(text, text.length);
}

const isOfOne = asWhole('assente|non presente');

const namesSeveral = (subject: string): boolean =>
  new Set(findDeclared(subject).map(({ allergen }) => allergen)).size > 1;

const dashesBetween = [' - ', ' – ', ' — '];

/** 'Contiene latte – soia', 'latte (soia': whether the last name of a subject is apart from those before it. */
const isOfParts = (subject: string): boolean =>
  subject.lastIndexOf('(') > subject.lastIndexOf(')') ||
  (hasAny(subject, dashesBetween) && (says.test(subject) || subject.includes(':')));

/**
 * Whether what is denied of a subject is not of all its names: 'latte Lattosio', 'soia – Vegano', 'latte
 * conservanti', and of a statement 'contiene latte, soia', too.
 */
function isOfAnother(subject: string): boolean {
  const text = withoutBrackets(subject);
  const names = findDeclared(text);
  if (says.test(subject) && names.length > 1) return true;
  return names.some((name, i) => {
    const next = names[i + 1];
    if (!next) return !isAsked(text, name);
    const gap = trimmedEnd(text.slice(name.end, next.start), dashes);
    return isBeforeAnother(text, name) || gap === '';
  });
}

/** What is answered of which words, and where they are. */
type Answer = { subject: string; answer: string; start: number; end: number };

/**
 * One answer at a place: 'Latte e prodotti a base di latte: SI'.
 * @param before the answer, or the heading, before it
 */
function answerAt(text: string, at: number, end: number, before: string): Answer | null {
  const found = unit.exec(text.slice(at, Math.min(end, at + reach)));
  const [whole = '', subject = '', gap = '', printed = '', remark = ''] = found ?? [];
  const answer = answerWith(printed, remark);
  const isLetter = isAnswerLetter(answer);
  if (!found || !(isLetter || kindOf(answer) !== undefined) || !isSubject(subject)) return null;
  // 'Glutine (A), lupini (P)': letters in brackets are codes of a menu.
  if (isLetter && gap.includes('(')) return null;
  const isMarked = gap.trim() !== '' || gap.includes('\t');
  // 'Latte -' may be an item before a dash; 'Latte ☑' is an answer.
  if (!isMarked && dashes.includes(answer.charAt(0)) && before !== '+') return null;
  // 'LATTE SI': without a mark between them the answer has to be told from words.
  if (!isMarked && before === '' && answer !== answer.toUpperCase()) return null;
  // In 'latte e glutine assente' and 'contiene latte – soia: no' milk is there.
  if (!isMarked && isOfOne.test(answer) && namesSeveral(subject)) return null;
  if (isOfParts(subject) && namesSeveral(subject)) return null;
  if (kindOf(answer) === 'no' && isOfAnother(subject)) return null;
  return { subject, answer, start: at + whole.indexOf(subject), end: at + whole.length };
}

/** What answers say together: beside ticks a cross says no; null where one of them is no answer. */
function statementsOf(all: readonly Answer[]): Statement[] | null {
  const wordFor = wordsForSigns(all.map(({ answer }) => answer));
  const statements: Statement[] = [];
  for (const { subject, answer, start } of all) {
    const kind = kindOf(wordFor(answer));
    // 'Glutine (A), uova (C)': codes of a menu
    if (kind === undefined) return null;
    statements.push(...statementOf(subject, start, kind));
  }
  return statements;
}

/** The first cell of a table of allergens is no longer. */
const maxHeadLength = 60;

/** 'Può contenere: ☑ latte ☐ soia': a list that is ticked off, behind what it is of. */
function boxesBehind(text: string, at: number, end: number): Answers | null {
  const piece = text.slice(at, Math.min(end, at + maxBoxHeading));
  const traces = tracesHeading.exec(piece)?.[0].length ?? 0;
  const from = traces > 0 ? traces : (containsHeading.exec(piece)?.[0].length ?? 0);
  const boxes = from > 0 ? boxesAt(text, at + from, end, true) : null;
  if (!boxes || traces === 0) return boxes;
  const statements = boxes.statements.map((statement): Statement => ({
    ...statement,
    kind: 'traces',
  }));
  return { ...boxes, statements };
}

/** Where the heading at a place ends: before a name, 'ALLERGENI - Latte: presente'. */
function headEnd(text: string, at: number, end: number): number {
  const found = heading.exec(text.slice(at, Math.min(end, at + maxHeading)));
  const [whole = '', title = '', rest = ''] = found ?? [];
  return at + (isSubject(rest) ? title : whole).length;
}

/** The answers that begin at a place, with the heading above them; null where none is. */
export function answersAt(text: string, at: number, end: number): Answers | null {
  const begin = text.slice(at, at + maxHeadLength);
  const table = hasAny(begin, ['|', ';', '\t']) ? tableAt(text, at, end) : null;
  if (table) return table;
  const first = headEnd(text, at, end);
  const all: Answer[] = [];
  let from = first;
  const isHeaded = first > at;
  const boxes = boxesAt(text, from, end, isHeaded) ?? boxesBehind(text, from, end);
  if (boxes) return boxes;
  let before = isHeaded ? 'heading' : '';
  const read = (): Answer | null => answerAt(text, from, end, before);
  for (let next = read(); next; next = read()) {
    all.push(next);
    from = next.end;
    if (next.answer === '+') before = '+';
  }
  const statements = from > first ? statementsOf(all) : null;
  const last = all.at(-1)?.start ?? from;
  return statements && { statements, end: from, last };
}
