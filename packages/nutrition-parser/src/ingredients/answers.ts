import {
  answerColumns,
  answerHeadings,
  answerPhrases,
  lastWordsOfAnswers,
  subjectWords,
} from '../lexicon/answers.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { statementPhrases } from '../lexicon/statements.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { isWordCode } from '../text/fold.ts';
import { findAllergens } from './findAllergens.ts';
import type { Token } from './lexer.ts';
import type { Statement } from './tree.ts';

/** Answers of a table of allergens: what they state, and where they end. */
export type Answers = { statements: Statement[]; end: number };

type Kind = keyof typeof answerPhrases;

const kinds: readonly Kind[] = ['traces', 'no', 'yes'];
const answers = Object.values(answerPhrases).map(sourceOf).join('|');
const isAnswer = new Map(kinds.map((kind) => [kind, asWhole(answerPhrases[kind])]));
const isColumn = new Map(kinds.map((kind) => [kind, atStart(answerColumns[kind])]));

/** A subject, what parts it from its answer, and the answer. */
const unit = new RegExp(
  `^[\\s|*•-]*([^\\n?=|]{2,160}?)(\\s*[:=?|(]|\\s*\\.{2,}|\\s[-–]|[^\\S\\n])[^\\S\\n]*(${answers})` +
    '\\)?(?:\\s*\\([^()\\n]{0,40}\\))?\\s*(?=[,;.|\\n/–-]|$)[,;.|\\s/–-]*',
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
  `^[\\s*#|]*${sourceOf(answerHeadings)}[^\\n:|]{0,40}[:\\n|][\\s|]*`,
  'i',
);
const isHeading = asWhole(answerHeadings);
const tracesSubject = atStart(statementPhrases.traces);
const longSubject = atWord(subjectWords);
const sentenceEnds = ['. ', '; ', '! '];

/** What stands behind an answer. */
const separators = new Set(Array.from(',;.|\n-–/(', (mark) => mark.charCodeAt(0)));

/** Letters of the longest last word of an answer. */
const longestWord = 14;

/** Characters of the longest subject with its answer. */
const reach = 260;

const kindOf = (answer: string): Kind | undefined =>
  kinds.find((kind) => isAnswer.get(kind)?.test(answer.trim()));

/** Whether an answer may stand before a place. */
function mayAnswerBefore(text: string, at: number): boolean {
  let end = at;
  // A space, or the bracket of 'Latte (SI)'
  while (end > 0 && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === 41)) end--;
  const last = text.charCodeAt(end - 1);
  // '✓' is no letter.
  if (last > 0x2700) return true;
  if (!lastLetters.has(last | 32)) return false;
  let start = end;
  while (start > 0 && end - start < longestWord && isWordCode(text.charCodeAt(start - 1))) start--;
  return lastWords.has(firstLetters(text, start, end));
}

/** Whether a list may hold answers, judged by what stands before its tokens. */
export const mayHoldAnswers = (text: string, tokens: readonly Token[], end: number): boolean =>
  mayAnswerBefore(text, end) || tokens.some(({ start }) => mayAnswerBefore(text, start));

/** Whether a text may hold answers, judged by what stands before its separators. */
export function mayAnswer(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isSeparator = separators.has(code);
    if (isSeparator && mayAnswerBefore(text, i)) return true;
  }
  return mayAnswerBefore(text, text.length);
}

/** Whether a text is what a table of allergens asks about. */
function isSubject(subject: string): boolean {
  if (
    sentenceEnds.some((end) => subject.includes(end)) ||
    (subject.includes(',') && !longSubject.test(subject))
  )
    return false;
  return findAllergens(subject, 0, subject.length).length > 0;
}

/** What a subject with its answer states; nothing where the answer is no. */
function statementOf(subject: string, start: number, kind: Kind): Statement[] {
  if (kind === 'no') return [];
  const isTraces = kind === 'traces' || tracesSubject.test(subject);
  return [{ kind: isTraces ? 'traces' : 'contains', start, end: start + subject.length }];
}

/** One answer at a place: 'Latte e prodotti a base di latte: SI'. */
function answerAt(text: string, at: number, end: number, isHeaded: boolean): Answers | null {
  const found = unit.exec(text.slice(at, Math.min(end, at + reach)));
  const [whole = '', subject = '', gap = '', answer = ''] = found ?? [];
  const kind = kindOf(answer);
  if (!found || kind === undefined || !isSubject(subject)) return null;
  // 'LATTE SI': without a mark between them the answer has to be told from words.
  if (gap.trim() === '' && !isHeaded && answer !== answer.toUpperCase()) return null;
  const start = at + whole.indexOf(subject);
  return { statements: statementOf(subject, start, kind), end: at + whole.length };
}

/** What stands between the cells of a table: bars, or semicolons. */
const cellMark = (line: string): string => (line.includes('|') ? '|' : ';');

const cellsOf = (line: string): string[] => {
  const mark = cellMark(line);
  const row = line.trim();
  return (row.startsWith(mark) ? row.slice(1) : row).split(mark).map((cell) => cell.trim());
};

const columnKind = (head: string): Kind | undefined =>
  kinds.find((kind) => isColumn.get(kind)?.test(head));

/** What a row of a table says: the first of its columns that has a mark decides. */
function kindOfRow(cells: readonly string[], columns: readonly (Kind | undefined)[]): Kind {
  for (const [i, cell] of cells.entries()) {
    const column = columns[i];
    const answer = kindOf(cell);
    if (i === 0 || answer === undefined || answer === 'no') continue;
    return answer === 'yes' ? (column ?? 'yes') : answer;
  }
  return 'no';
}

/** Where the line at a place ends, its break included. */
const lineEnd = (text: string, at: number, end: number): number => {
  const stop = text.indexOf('\n', at) + 1;
  return stop === 0 || stop > end ? end : stop;
};

/** The first cell of a table of allergens is no longer. */
const longestHead = 60;

/** Longer lines are no rows. */
const maxRow = 400;

/** '| Allergene | Presente | Tracce |' and its rows. */
function tableAt(text: string, at: number, end: number): Answers | null {
  let start = Math.min(lineEnd(text, at, end), at + maxRow);
  const [head = '', ...heads] = cellsOf(text.slice(at, start));
  if (heads.length === 0 || !isHeading.test(head)) return null;
  const columns = [undefined, ...heads.map(columnKind)];
  const statements: Statement[] = [];
  while (start < end) {
    const stop = Math.min(lineEnd(text, start, end), start + maxRow);
    const line = text.slice(start, stop);
    const cells = cellsOf(line);
    const subject = cells[0] ?? '';
    const isRule = /^[\s|:-]*$/.test(line);
    if (!isRule && (cells.length < 2 || !isSubject(subject))) break;
    const from = start + line.indexOf(subject);
    if (!isRule) statements.push(...statementOf(subject, from, kindOfRow(cells, columns)));
    start = stop;
  }
  return { statements, end: start };
}

/** The answers that begin at a place, with the heading above them; null where none stands. */
export function answersAt(text: string, at: number, end: number): Answers | null {
  const begin = text.slice(at, at + longestHead);
  const table = begin.includes('|') || begin.includes(';') ? tableAt(text, at, end) : null;
  if (table) return table;
  const head = heading.exec(text.slice(at, Math.min(end, at + 120)))?.[0].length ?? 0;
  const statements: Statement[] = [];
  let from = at + head;
  const isHeaded = head > 0;
  const read = (): Answers | null => answerAt(text, from, end, isHeaded);
  for (let next = read(); next; next = read()) {
    statements.push(...next.statements);
    from = next.end;
  }
  return from > at + head ? { statements, end: from } : null;
}
