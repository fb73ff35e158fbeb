import {
  answerHeadings,
  answerLetters,
  answerPhrases,
  boxHeadings,
  lastWordsOfAnswers,
} from '../lexicon/answers.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { hasAny } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { answerWith, isSubject, kindOf, statementOf, type Answers } from './answerKinds.ts';
import { tableAt } from './answersInTable.ts';
import { boxesAt, hasBoxes } from './boxes.ts';
import { isAnswerLetter, wordsForSigns } from './crosses.ts';
import type { Token } from './lexer.ts';
import type { Statement } from './tree.ts';

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
export const mayHoldAnswers = (text: string, tokens: readonly Token[], end: number): boolean =>
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
