import { answersAt, mayAnswer } from './answers.ts';
import { hasPartHeads, partHeadAt } from './parts.ts';
import { skipMarks } from './skipMarks.ts';
import { statementAt } from './statements.ts';
import { variantHeading } from './variantHeading.ts';

/** A line break, the spaces behind it, and no empty line. */
const lineBreak = /\n(?![^\S\n]*\n) */g;

/**
 * A list with spaces for the line breaks that the width of its column made; breaks before what begins
 * anew (a flavour's list, a statement, a part) stay, and every character keeps its place.
 */
export function unwrapped(text: string): string {
  const hasParts = hasPartHeads(text);
  const hasAnswers = mayAnswer(text);
  const first = text.length - text.trimStart().length;
  const answersFrom = (at: number): number =>
    hasAnswers ? (answersAt(text, at, text.length)?.end ?? 0) : 0;
  let headEnd = Math.max(variantHeading(text, 0, text.length)?.end ?? 0, answersFrom(first));
  return text.replace(lineBreak, (found, at: number) => {
    if (at < headEnd) return found;
    const next = skipMarks(text, at + found.length, text.length, false);
    const letter = text.charAt(next);
    const before =
      text
        .slice(Math.max(0, at - 4), at)
        .trimEnd()
        .at(-1) ?? ' ';
    const isBehindStop = '.;:!)'.includes(before);
    const heading =
      letter === '(' && !isBehindStop ? null : variantHeading(text, next, text.length);
    if (heading) headEnd = heading.end;
    const answersEnd = answersFrom(next);
    headEnd = Math.max(headEnd, answersEnd);
    const isHead =
      heading !== null ||
      ((isBehindStop || letter !== letter.toLowerCase()) &&
        statementAt(text, next, text.length) !== null) ||
      (hasParts && partHeadAt(text, next)) ||
      answersEnd > 0;
    return isHead ? found : ' '.repeat(found.length);
  });
}
