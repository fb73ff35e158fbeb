import { boxesAt, hasBoxes } from '../ingredients/boxes.ts';
import { crossesDeny, isCross } from '../ingredients/crosses.ts';
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

/** The answer at the end of a line: '✗' of 'Latte: ✗'. */
const answerAtEnd = ({ text }: Line): string => text.slice(lastMark(text) + 1).trim();

const lastMark = (text: string): number =>
  Math.max(...Array.from(':=. ', (mark) => text.lastIndexOf(mark)));

/** Lines with their lists that are ticked off as one, and 'NO' for a cross that says so. */
export function withReadBoxes(lines: readonly Line[]): Line[] {
  const all = withBoxedLists(lines);
  if (!crossesDeny(all.map(answerAtEnd))) return all;
  return all.map((line) =>
    isCross(answerAtEnd(line)) ? { ...line, text: `${line.text.slice(0, -1)}NO` } : line,
  );
}
