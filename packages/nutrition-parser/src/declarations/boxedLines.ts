import { boxesAt, hasBoxes } from '../allergens/answers.ts';
import { isSubject } from '../allergens/answers.ts';
import { wordsForSigns } from '../allergens/answers.ts';
import type { Line } from './linesOf.ts';

const maxBoxLength = 3;

/** Whether a line begins, or ends, with a box. */
const isBoxed = ({ text, cells }: Line): boolean =>
  cells.length < 2 &&
  (hasBoxes(text.slice(0, maxBoxLength)) || hasBoxes(text.slice(-maxBoxLength)));

/**
 * '☐ Latte' and '☑ Soia', or 'Latte: [x]' and 'Soia: [ ]', on lines of their own as one line, where
 * they are a list that is ticked off.
 */
function withBoxedLists(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  let list: Line[] = [];
  const end = (): void => {
    const text = list.map((line) => line.text).join(' ');
    const isList = list.length > 1 && boxesAt(text, 0, text.length, true)?.end === text.length;
    all.push(...(isList ? [{ text, isBullet: false, cells: [] }] : list));
    list = [];
  };
  for (const line of lines) {
    if (isBoxed(line)) {
      list.push(line);
      continue;
    }
    end();
    all.push(line);
  }
  end();
  return all;
}

/** Where the answer at the end of a line begins: '✗' of 'Latte: ✗'. */
const answerStart = ({ text }: Line): number =>
  1 + Math.max(...Array.from(':=. ', (mark) => text.lastIndexOf(mark)));

/** Longer lines are no answers. */
const maxAnswered = 160;

/** What answers at the end of a line for the allergen before it; '' where nothing does. */
function answerAtEnd(line: Line): string {
  const start = answerStart(line);
  const isAnswered = line.cells.length < 2 && start > 1 && line.text.length < maxAnswered;
  return isAnswered && isSubject(line.text.slice(0, start)) ? line.text.slice(start).trim() : '';
}

/** Lines with their lists that are ticked off as one, and words for the signs that answer. */
export function withReadBoxes(lines: readonly Line[]): Line[] {
  const all = withBoxedLists(lines);
  const answers = all.map(answerAtEnd);
  const wordFor = wordsForSigns(answers);
  return all.map((line, i) => {
    const answer = answers[i] ?? '';
    const word = wordFor(answer);
    return word === answer
      ? line
      : { ...line, text: `${line.text.slice(0, answerStart(line)).trimEnd()} ${word}` };
  });
}
