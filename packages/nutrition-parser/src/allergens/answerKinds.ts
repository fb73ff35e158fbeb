import {
  answerColumns,
  answerLetters,
  answerPhrases,
  boxSigns,
  noRemarks,
  presenceRemarks,
  subjectWords,
  tracesRemarks,
} from '../lexicon/answers.ts';
import { asWhole, atStart, atWord } from '../lexicon/phrases.ts';
import { statementPhrases } from '../lexicon/statements.ts';
import { withoutBrackets } from '../text/pieces.ts';
import { findDeclared } from './findAllergens.ts';

/** What is contained, or may be, and where it is named. */
export type Statement = { kind: 'contains' | 'traces'; start: number; end: number };

/** Answers of a table of allergens: what they state, and where they end. */
export type Answers = {
  statements: Statement[];
  end: number;
  /** Where the last of several answers begins that are in a text. */
  last?: number;
};

export type Kind = keyof typeof answerPhrases;

export const kinds: readonly Kind[] = ['traces', 'no', 'yes'];
const isAnswer = new Map(kinds.map((kind) => [kind, asWhole(answerPhrases[kind])]));
const tracesSubject = atStart(statementPhrases.traces);
const longSubject = atWord(subjectWords);
const ofTraces = atWord(tracesRemarks);
const ofPresence = atWord(presenceRemarks);
const ofNone = atWord(noRemarks);
const sentenceEnds = ['. ', '; ', '! '];

/** What a text answers, if it is an answer. */
export const kindOf = (answer: string): Kind | undefined =>
  kinds.find((kind) => isAnswer.get(kind)?.test(answer.trim()));

/** Whether words are in a text, and nothing before them denies them. */
function affirms(text: string, words: RegExp): boolean {
  const at = text.search(words);
  return at >= 0 && !ofNone.test(text.slice(0, at));
}

/** 'NO (possibili tracce)', 'NO (contiene lattosio)': what an answer says with the remark behind it. */
export function answerWith(answer: string, remark: string): string {
  if (remark === '' || kindOf(answer) !== 'no') return answer;
  const clauses = remark.split(',');
  const isThere = clauses.some(
    (clause) => affirms(clause, ofPresence) && findDeclared(clause).length > 0,
  );
  if (isThere) return 'sì';
  return clauses.some((clause) => affirms(clause, ofTraces)) ? 'tracce' : answer;
}

/** Whether a text is what a table of allergens answers. */
export function isSubject(subject: string): boolean {
  if (
    sentenceEnds.some((end) => subject.includes(end)) ||
    (withoutBrackets(subject).includes(',') && !longSubject.test(subject))
  )
    return false;
  return findDeclared(subject).length > 0;
}

/** What a subject with its answer states; nothing where the answer is no. */
export function statementOf(subject: string, start: number, kind: Kind): Statement[] {
  if (kind === 'no') return [];
  const isTraces = kind === 'traces' || tracesSubject.test(subject);
  return [{ kind: isTraces ? 'traces' : 'contains', start, end: start + subject.length }];
}

const isTick = (cell: string): boolean => cell !== '' && boxSigns.ticked.includes(cell);
const isCross = (cell: string): boolean => cell !== '' && boxSigns.crossed.includes(cell);

const isYes = (cell: string): boolean => !isCross(cell) && kindOf(cell) === 'yes';

/** Whether a text is a letter or sign that answers beside others alone. */
export const isAnswerLetter = (text: string): boolean =>
  answerLetters.some(([sign]) => sign === text);

/**
 * Whether a cross says no among some answers: beside ticks, and beside words that say yes where none
 * says no.
 */
const crossesDeny = (cells: readonly string[]): boolean =>
  cells.some(isCross) &&
  (cells.some(isTick) || (cells.some(isYes) && !cells.some((cell) => kindOf(cell) === 'no')));

/** The word for each answer that is a sign whose meaning the answers beside it tell: '✗', 'A', '-'. */
export function wordsForSigns(cells: readonly string[]): (cell: string) => string {
  const words = new Map<string, string>();
  for (const [sign, word, beside] of answerLetters)
    if (cells.includes(beside)) words.set(sign, word);
  const isDenied = crossesDeny(cells);
  return (cell) => (isDenied && isCross(cell) ? 'NO' : (words.get(cell) ?? cell));
}

const isColumn = new Map(kinds.map((kind) => [kind, atStart(answerColumns[kind])]));

/** What the head of a column tells of the marks below it. */
export const columnKind = (head: string): Kind | undefined =>
  kinds.find((kind) => isColumn.get(kind)?.test(head));
