import { claimOpenings } from '../lexicon/claims.ts';
import { atStart } from '../lexicon/phrases.ts';
import { splitAtAny } from '../text/pieces.ts';
import { answersAt, mayAnswer } from '../allergens/answers.ts';
import { isOpenLine } from './isOpenLine.ts';
import { beginsName } from '../allergens/negations.ts';
import { hasPartHeads, partHeadAt } from './parts.ts';
import { skipMarks } from './skipMarks.ts';
import { statementAt } from './statements.ts';
import { variantHeading } from './variantHeading.ts';
import { wordsOf } from '../allergens/words.ts';

/** A line break, the spaces behind it, and no empty line. */
const lineBreak = /\n(?![^\S\n]*\n) */g;

const opensClaim = atStart(claimOpenings);
const maxClaimLength = 60;

/** 'Senza latte' on one line and 'uova' on the next: whether a name begins anew behind a claim. */
function isBehindClaim(text: string, at: number, next: number): boolean {
  const [claim = ''] = splitAtAny(text.slice(Math.max(0, at - maxClaimLength), at), ',;.:()').slice(
    -1,
  );
  const opening = opensClaim.exec(claim.trim())?.[0] ?? claim;
  if (opening.trim() === claim.trim() || isOpenLine(text, at)) return false;
  // 'Senza derivati' and 'animali del latte'
  return beginsName(text, wordsOf(text, next, Math.min(text.length, next + maxClaimLength)), 0, 1);
}

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
      isBehindClaim(text, at, next) ||
      answersEnd > 0;
    return isHead ? found : ' '.repeat(found.length);
  });
}
