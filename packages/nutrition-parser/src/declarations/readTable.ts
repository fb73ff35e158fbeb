import { columnKind } from '../allergens/answers.ts';
import { wordsForSigns } from '../allergens/answers.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { answerInText, isNo, type Answer } from './answerOf.ts';
import type { Says } from './governing.ts';
import { hasNoWord } from './marks.ts';
import { namesIn, sentenceOf } from './names.ts';
import { readSentence } from './readSentence.ts';
import { subjectOf } from './subjectOf.ts';

/** What the reader of a table needs of the reader of its text. */
export type CellReader = {
  readCell: (text: string, says: Says) => void;
  addNames: (text: string, says: Says, quote: string) => void;
  add: (allergens: readonly Allergen[], says: 'contains' | 'traces', quote: string) => void;
  endRow: () => void;
};

/** What the head of a column says of the cells below it. */
type Head = {
  text: string;
  says: Says;
  hasNames: boolean;
  /** 'Nello stabilimento' tells of a mark below it, and not of names. */
  ofMarks?: 'traces';
};

const hasNames = (text: string): boolean => namesIn(sentenceOf(text)).length > 0;

const sayings = { yes: 'contains', traces: 'traces', no: 'denied' } as const;

/** 'Allergene | SI | NO | TRACCE': the answer that a mark under each head gives. */
function answerHeads(row: readonly string[]): Head[] | null {
  const answers = row.map((text) => (text === '' ? undefined : answerInText(text)));
  if (row.slice(0, 1).some(hasNames)) return null;
  if (new Set(answers.filter((answer) => answer !== undefined)).size < 2) return null;
  return row.map((text, i) => {
    const answer = answers[i];
    return { text, says: answer ? sayings[answer] : null, hasNames: false };
  });
}

/** 'Senape | Può contenere': a row of its own, and no head of what is below. */
const isAnswered = ([subject = '', ...cells]: readonly string[]): boolean =>
  hasNames(subject) && cells.some((cell) => cell !== '' && answerInText(cell) !== undefined);

function headsOf(row: readonly string[]): Head[] {
  const heads = answerHeads(row);
  if (isAnswered(row)) return row.map((text) => ({ text, says: null, hasNames: hasNames(text) }));
  return (
    heads ??
    row.map((text, i) => {
      const next = row[i + 1] ?? '';
      // 'Allergeni | latte' is a row of its own.
      const isRow = hasNames(next) || (next !== '' && answerInText(next) === 'no');
      const head = { text, says: isRow ? null : readSentence(text).open, hasNames: hasNames(text) };
      return !isRow && columnKind(text) === 'traces' ? { ...head, ofMarks: 'traces' } : head;
    })
  );
}

/** '---|---' */
const isRule = (row: readonly string[]): boolean =>
  row.every((cell) => hasNoWord(cell) && !cell.includes('✓'));

/** What an answer says in a column: a tick under 'Tracce' says traces. */
function sayingIn(answer: Answer | undefined, head: Head | undefined): Says {
  if (answer === 'traces') return 'traces';
  if (answer !== 'yes') return null;
  return head?.says ?? head?.ofMarks ?? 'contains';
}

const strongest = (all: readonly Says[]): Says =>
  (['contains', 'traces'] as const).find((says) => all.includes(says)) ?? null;

/** 'Latte | SI', 'Soia | | x' */
function readAnswers(row: readonly string[], heads: readonly Head[], reader: CellReader): boolean {
  const [subject = '', ...cells] = row;
  const answers = cells.map((cell) => (cell === '' ? undefined : answerInText(cell)));
  const quote = row.filter((cell) => cell !== '').join(': ');
  // 'Senza lattosio | No'
  if (cells.some(isNo)) reader.add(subjectOf(subject).denied, 'contains', quote);
  if (!hasNames(subject)) return false;
  // Where columns say what a mark means, none says nothing.
  const isUnmarked = cells.every((cell) => cell === '') && heads.slice(1).some(({ says }) => says);
  if (answers.every((answer) => answer === undefined)) return isUnmarked;
  const says = strongest(answers.map((answer, i) => sayingIn(answer, heads[i + 1])));
  reader.addNames(subject, says, quote);
  return true;
}

/** 'Cross sesamo': a head with a name of its own says no more than that there may be traces. */
const namedHead = (head: Head): Head => ({
  ...head,
  says: subjectOf(head.text).says === 'traces' ? 'traces' : null,
});

function readRow(row: readonly string[], heads: readonly Head[], reader: CellReader): void {
  if (!readAnswers(row, heads, reader)) {
    for (const [i, cell] of row.entries()) {
      const head = heads[i];
      const answer = head?.hasNames === true && cell !== '' ? answerInText(cell) : undefined;
      if (head && answer !== undefined)
        reader.addNames(head.text, sayingIn(answer, namedHead(head)), `${head.text}: ${cell}`);
      else reader.readCell(cell, head?.says ?? null);
    }
  }
  reader.endRow();
}

/** 'Latte | Soia' above 'no | sì': the first row asks and declares nothing. */
const answersAcross = (row: readonly string[], heads: readonly Head[]): boolean =>
  !row.slice(0, 1).some(hasNames) &&
  row.some(
    (cell, i) => heads[i]?.hasNames === true && cell !== '' && answerInText(cell) !== undefined,
  );

/** The rows with words for the signs that answer. */
function withAnswersForCrosses(rows: readonly (readonly string[])[]): string[][] {
  const wordFor = wordsForSigns(rows.flatMap((row) => row.slice(1)));
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell : wordFor(cell))));
}

/** Reads the rows of a table: by their first cell, and by the heads of their columns. */
export function readTable(rows: readonly (readonly string[])[], reader: CellReader): void {
  const [first, ...others] = withAnswersForCrosses(rows.filter((row) => !isRule(row)));
  if (!first) return;
  const heads = headsOf(first);
  if (!others.some((row) => answersAcross(row, heads))) readRow(first, [], reader);
  for (const row of others) readRow(row, heads, reader);
}
