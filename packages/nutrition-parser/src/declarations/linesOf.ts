import { allergensOf } from '../allergens/findAllergens.ts';
import { isAnswerLetter } from '../allergens/answers.ts';
import { hasAny, isLetter, isSmallLetter } from '../text/chars.ts';
import { indexOfAny, splitAtAny } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';
import { answerInText } from './answerOf.ts';
import { isBareName, isShort } from './bareNames.ts';
import { cuesIn } from './cues.ts';
import { beginsWithLink, isLink } from './isLink.ts';
import { plainText } from './plainText.ts';

export type Line = { text: string; isBullet: boolean; cells: string[] };

const bullets = '-–•*·▪●◦>#→';
/** A line that ends in one of these goes on on the next. */
const openEnds = ',(&/';
const closedEnds = '.!?:;';

/** A cell of a table that is written with semicolons is no longer. */
const maxCellLength = 40;
const minCells = 3;

/** A cell without the quotes around it. */
const withoutQuotes = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
};

/** Whether a cell is the name of an allergen, and no answer. */
const isName = (cell: string): boolean =>
  allergensOf(cell).length > 0 && !cell.includes(':') && cuesIn(plainText(cell)).length === 0;

/** How many cells a line has that semicolons part; 0 for a sentence. */
function semicolonCells(line: string | undefined): number {
  if (line === undefined || !line.includes(';') || line.includes(':')) return 0;
  const cells = line.split(';');
  return cells.length < minCells || cells.some((cell) => cell.length > maxCellLength)
    ? 0
    : cells.length;
}

/** Marks between the cells of a file of values. */
const valueMarks = ';,';

/** 'Latte;SI', '"Uova","NO"': a name and its answer, as cells between bars; any other line as it is. */
function withAnswer(line: string): string {
  const at = indexOfAny(line, valueMarks);
  if (at <= 0 || line.length > 2 * maxCellLength || line.includes('|')) return line;
  const rest = trimmedEnd(line.slice(at + 1), ` ${line.charAt(at)}`);
  const [name = '', answer = ''] = [line.slice(0, at), rest].map(withoutQuotes);
  const isAnswered =
    answer.trim() !== '' && (isAnswerLetter(answer.trim()) || answerInText(answer) !== undefined);
  return isAnswered && isName(name) ? `${name} | ${answer}` : line;
}

/** Lines of as many cells as one beside them are rows of a table; bars then part their cells. */
function withBars(lines: readonly string[]): string[] {
  const counts = lines.map(semicolonCells);
  return lines.map((line, i) => {
    const count = counts[i];
    const isRow = count !== 0 && (counts[i - 1] === count || counts[i + 1] === count);
    return isRow ? `|${line.replaceAll(';', '|')}|` : withAnswer(line);
  });
}

/** A row of a table has bars or tabs between its cells. */
function cellsOf(line: string): string[] {
  const cells = splitAtAny(line, '|\t').map((cell) => cell.trim());
  // '\tContiene\tTracce': the head of the names is empty; a lone tab is an indent.
  const hasEmptyHead = line.startsWith('\t') && cells.length > 2;
  return cells.filter((cell, i) => cell !== '' || (i === 0 ? hasEmptyHead : i < cells.length - 1));
}

/** A line without the spaces before it. */
function unindented(line: string): string {
  let start = 0;
  while (line.charAt(start) === ' ') start++;
  return line.slice(start);
}

/** Lines without the tab that is before every cell of a table, the first one's too. */
function withoutLeadingTabs(lines: readonly string[]): string[] {
  const all = lines.map(unindented);
  const isLed = all.every((line) => line.startsWith('\t') || !line.includes('\t'));
  return isLed ? all.map((line) => (line.startsWith('\t') ? line.slice(1) : line)) : all;
}

function lineOf(raw: string): Line {
  const line = raw.trim();
  const cells = hasAny(line, ['|', '\t']) ? cellsOf(trimmedEnd(raw, '')) : [];
  let start = 0;
  while (
    start < line.length &&
    (bullets.includes(line.charAt(start)) || line.charAt(start) === ' ')
  )
    start++;
  return { text: line.slice(start), isBullet: start > 0, cells };
}

/** 'Latte:' above 'SI': whether a line is an answer to what the one before it names. */
const answers = (text: string, next: Line): boolean =>
  text.endsWith(':') && answerInText(next.text) !== undefined && allergensOf(text).length > 0;

/** 'Mandorle', 'riso', but not 'di riso', 'assente' and 'no': whether a line may be an item of a list. */
const isItem = (line: string): boolean =>
  isShort(line) &&
  !beginsWithLink(line) &&
  answerInText(line) === undefined &&
  cuesIn(plainText(line)).length === 0;

/** Whether a line that ends in this one is broken off, and goes on with the next. */
function goesOn({ text, cells }: Line, next: Line): boolean {
  if (text === '' || cells.length > 1 || next.cells.length > 1 || next.isBullet) return false;
  const last = text.slice(-1);
  if (openEnds.includes(last) || isLink(text) || answers(text, next)) return true;
  const first = next.text.charAt(0);
  const isAnswer = next.text.includes(':') || next.text.includes('=');
  if (!isLetter(first) || !isSmallLetter(first) || closedEnds.includes(last) || isAnswer)
    return false;
  // 'latte' above 'mandorle' are two names, and no almond drink.
  return !(isBareName(text) && isItem(next.text));
}

/** The lines of a text that are not blank, those that a break parts put together. */
export function linesOf(text: string): Line[] {
  // Joined at the end: a text that grows line by line would be copied for each.
  const broken: [Line, ...Line[]][] = [];
  for (const raw of withoutLeadingTabs(withBars(text.replaceAll('\v', ' ').split('\n')))) {
    const line = lineOf(raw);
    if (line.text === '' && line.cells.length < 2) continue;
    const before = broken.at(-1);
    const last = before?.at(-1);
    if (before && last && goesOn(last, line)) before.push(line);
    else broken.push([line]);
  }
  return broken.map((lines) => ({ ...lines[0], text: lines.map((line) => line.text).join(' ') }));
}
