import { answersAt, mayAnswer } from './answers.ts';
import { hasPartHeads, partHeadAt } from './parts.ts';
import { pastMarks } from './pastMarks.ts';
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
  let headEnd = variantHeading(text, 0, text.length)?.end ?? 0;
  return text.replace(lineBreak, (found, at: number) => {
    if (at < headEnd) return found;
    const next = pastMarks(text, at + found.length, text.length, false);
    const first = text.charAt(next);
    const isBehindStop = /[.;:!)] *$/.test(text.slice(Math.max(0, at - 4), at));
    const heading = first === '(' && !isBehindStop ? null : variantHeading(text, next, text.length);
    if (heading) headEnd = heading.end;
    const isHead =
      heading !== null ||
      ((isBehindStop || first !== first.toLowerCase()) &&
        statementAt(text, next, text.length) !== null) ||
      (hasParts && partHeadAt(text, next)) ||
      (hasAnswers && answersAt(text, next, text.length) !== null);
    return isHead ? found : ' '.repeat(found.length);
  });
}
