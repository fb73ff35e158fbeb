import { answerColumns, answerHeadings, answerPhrases, subjectWords } from '../lexicon/answers.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { statementPhrases } from '../lexicon/statements.ts';
import { findAllergens } from './findAllergens.ts';
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
  `^[\\s|*•-]*([^\\n?=|]{2,160}?)(\\s*[:=?|]|\\s*\\.{2,}|\\s[-–]|\\s)\\s*(${answers})\\s*(?=[,;.|\\n]|$)[,;.|\\s]*`,
  'i',
);
const cue = new RegExp(
  `(?:[:=?|]|\\.\\.|\\s[-–]|[a-zà-ù])\\s*(?:${answers})\\s*(?:[,;.|\\n]|$)`,
  'i',
);
const heading = new RegExp(
  `^[\\s*#|]*${sourceOf(answerHeadings)}[^\\n:|]{0,40}[:\\n|][\\s|]*`,
  'i',
);
const tracesSubject = atStart(statementPhrases.traces);
const longSubject = atWord(subjectWords);
const sentenceEnds = ['. ', '; ', '! '];

/** Characters of the longest subject with its answer. */
const reach = 260;

const kindOf = (answer: string): Kind | undefined =>
  kinds.find((kind) => isAnswer.get(kind)?.test(answer.trim()));

/** Whether a text may hold answers at all: most lists hold none. */
export const mayAnswer = (text: string): boolean => cue.test(text);

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
function answerAt(text: string, at: number, end: number): Answers | null {
  const found = unit.exec(text.slice(at, Math.min(end, at + reach)));
  const [whole = '', subject = '', gap = '', answer = ''] = found ?? [];
  const kind = kindOf(answer);
  if (!found || kind === undefined || !isSubject(subject)) return null;
  // 'LATTE SI': without a mark between them the answer has to be told from words.
  if (gap.trim() === '' && answer !== answer.toUpperCase()) return null;
  const start = at + whole.indexOf(subject);
  return { statements: statementOf(subject, start, kind), end: at + whole.length };
}

const cellsOf = (line: string): string[] =>
  (line.trimStart().startsWith('|') ? line.slice(line.indexOf('|') + 1) : line)
    .split('|')
    .map((cell) => cell.trim());

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

/** '| Allergene | Presente | Tracce |' and its rows. */
function tableAt(text: string, at: number, end: number): Answers | null {
  const [first = '', ...lines] = text.slice(at, end).split('\n');
  const [head = '', ...heads] = cellsOf(first);
  if (heads.length === 0 || !asWhole(answerHeadings).test(head)) return null;
  const columns = [undefined, ...heads.map(columnKind)];
  const statements: Statement[] = [];
  let start = at + first.length + 1;
  for (const line of lines) {
    const cells = cellsOf(line);
    const subject = cells[0] ?? '';
    const isRule = /^[\s|:-]*$/.test(line);
    if (!isRule && (cells.length < 2 || !isSubject(subject))) break;
    const from = start + line.indexOf(subject);
    if (!isRule) statements.push(...statementOf(subject, from, kindOfRow(cells, columns)));
    start += line.length + 1;
  }
  return { statements, end: Math.min(start, end) };
}

/** The answers that begin at a place, with the heading above them; null where none stands. */
export function answersAt(text: string, at: number, end: number): Answers | null {
  const table =
    text.charAt(at) === '|' || text.slice(at, at + 60).includes('|')
      ? tableAt(text, at, end)
      : null;
  if (table) return table;
  const head = heading.exec(text.slice(at, Math.min(end, at + 120)))?.[0].length ?? 0;
  const statements: Statement[] = [];
  let from = at + head;
  for (let next = answerAt(text, from, end); next; next = answerAt(text, from, end)) {
    statements.push(...next.statements);
    from = next.end;
  }
  return from > at + head ? { statements, end: from } : null;
}
