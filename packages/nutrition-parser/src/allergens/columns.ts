import { columnKind } from './answerKinds.ts';
import { allergensIn } from './findAllergens.ts';
import { answerInText, type Answer } from './sentence.ts';
import { type Says } from './cues.ts';
import type { Piece } from './lines.ts';
import { readSentence } from './clauses.ts';

const sayings = { yes: 'contains', traces: 'traces', no: 'denied' } as const;

/** What the head of a column says of the cells below it; `ofMarks` of marks alone: 'Nello stabilimento'. */
export type Head = {
  text: string;
  start: number;
  says: Says;
  hasNames: boolean;
  ofMarks?: 'traces';
};

export const hasNames = (text: string): boolean => allergensIn(text).length > 0;

export const answerIn = (cell: string): Answer | undefined =>
  cell === '' ? undefined : answerInText(cell);

/** 'Allergene | SI | NO | TRACCE': the answer that a mark under each head gives. */
function answerHeads(row: readonly Piece[]): Head[] | null {
  const answers = row.map(({ text }) => answerIn(text));
  const isOther = row.slice(0, 1).some(({ text }) => hasNames(text));
  if (isOther || new Set(answers.filter((answer) => answer !== undefined)).size < 2) return null;
  return row.map((cell, i) => {
    const answer = answers[i];
    return { ...cell, says: answer ? sayings[answer] : null, hasNames: false };
  });
}

export function headsOf(row: readonly Piece[]): Head[] {
  const [subject, ...cells] = row;
  // 'Senape | Può contenere' is a row of its own, and no head of what is below.
  if (subject && hasNames(subject.text) && cells.some(({ text }) => answerIn(text) !== undefined))
    return row.map((cell) => ({ ...cell, says: null, hasNames: hasNames(cell.text) }));
  return (
    answerHeads(row) ??
    row.map((cell, i) => {
      const next = row[i + 1]?.text ?? '';
      // 'Allergeni | latte' is a row of its own.
      const isRow = hasNames(next) || answerIn(next) === 'no';
      const says = isRow ? null : readSentence(cell.text).open;
      const head = { ...cell, says, hasNames: hasNames(cell.text) };
      return !isRow && columnKind(cell.text) === 'traces' ? { ...head, ofMarks: 'traces' } : head;
    })
  );
}

/** What an answer says in a column: a tick under 'Tracce' says traces. */
export function sayingIn(answer: Answer | undefined, head: Head | undefined): Says {
  if (answer === 'traces') return 'traces';
  if (answer !== 'yes') return null;
  return head?.says ?? head?.ofMarks ?? 'contains';
}
