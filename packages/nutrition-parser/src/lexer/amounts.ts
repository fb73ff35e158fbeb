import { blankTexts } from '../lexicon/vocabulary.ts';
import { isDigit } from '../text/chars.ts';
import * as codes from '../text/codes.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { isArrowHead } from './arrow.ts';
import { amountAt } from './amountAt.ts';
import { toleranceEnd } from './amountMarks.ts';
import { newScan, qualify, type Scan } from './amountScan.ts';
import { wordAt } from './amountWords.ts';
import type { CellReading } from './printed.ts';

/**
 * Reads every quantity of a cell's text: `1570 kJ / 370 kcal`, `< 0,1 g`, `20-25 g`,
 * `130 mg (16% VNR*)`, `5 mld UFC`, `tracce`. A percentage behind a quantity, or before 'VNR', is
 * the reference percent.
 */
export function scanCell(text: string, energy: boolean): CellReading {
  const scan = newScan(text, energy);
  const { end } = scan;
  for (let i = 0; i < end;) i = step(scan, i);
  const { amounts, percent, percentNamed } = scan;
  const none = amounts.length === 0 && percent === null;
  const blank = none && end < 40 && blankTexts.has(fold(text));
  return {
    amounts,
    percent,
    percentNamed,
    blank,
    unread: none && !blank,
    pure: scan.pure && scan.depth === 0,
  };
}

/** ',5', '.5'; the last point of '...100%' begins none. */
const beginsDecimals = ({ text, end }: Scan, at: number): boolean =>
  at + 1 < end && isDigit(text.charCodeAt(at + 1)) && text.charCodeAt(at - 1) !== codes.dot;

/** Reads what is at `i`, and returns where to go on. */
function step(scan: Scan, i: number): number {
  const { text, end } = scan;
  const code = text.charCodeAt(i);
  if (isDigit(code)) return amountAt(scan, i);
  switch (code) {
    case codes.space:
      return i + 1;
    case codes.openParenthesis:
    case codes.openBracket:
      scan.depth++;
      return i + 1;
    case codes.closeParenthesis:
    case codes.closeBracket:
      scan.depth--;
      return i + 1;
    case codes.lessThan:
    case codes.lessOrEqual:
    case codes.openAngle:
      return qualify(scan, '<', i);
    case codes.greaterThan:
      return isArrowHead(text, i) ? i + 1 : qualify(scan, '>', i);
    case codes.greaterOrEqual:
      return qualify(scan, '>', i);
    case codes.tilde:
    case codes.almostEqual:
    case codes.similar:
      return qualify(scan, '~', i);
    case codes.plusMinus:
      return toleranceEnd(text, i + 1, end);
    case codes.comma:
    case codes.dot:
      return beginsDecimals(scan, i) ? amountAt(scan, i) : i + 1;
    default:
      return isWordCode(code) || code === codes.micro ? wordAt(scan, i) : i + 1;
  }
}
