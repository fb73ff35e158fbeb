import { unitOf } from '../lexicon/units.ts';
import { isDigit, isLetter } from '../text/chars.ts';
import { trimmedAround, trimmedStart } from '../text/trim.ts';
import { cellText, type Cell } from '../text/source.ts';
import { newLineScan } from './lineTokens.ts';
import { blankEnd } from './lineValues.ts';
import { step } from './scanLine.ts';
import { readSimple } from './simpleAmount.ts';
import { unitOfCell } from './unitCell.ts';
import { valueEnd } from './valueEnd.ts';

/** Before a value that has its name on another line, and behind it. */
const leading = ' ([*:=>-–';
const closing = ' )]*.;,';

/** One sign, or words: a longer dash is a rule. */
function isBlank({ source: { text }, start, end }: Cell): boolean {
  const isSign = end - start === 1;
  if (isSign && text.charAt(start) === '/') return true;
  return (isSign || isLetter(text.charAt(start))) && blankEnd(text, start, end) === end;
}

/**
 * Whether a text is a value as it is behind a name, and nothing else: 'circa 5 g', 'g 80',
 * '(100% VNR) 800 mcg', 'n.d.'.
 */
export function isWholeValue(cell: Cell): boolean {
  const { source, end } = cell;
  if (readSimple(source.text, cell.start, end) || isBlank(cell)) return true;
  const start = end - trimmedStart(cellText(cell), leading).length;
  const stop = isDigit(source.text.charCodeAt(start))
    ? valueEnd(source.text, start, end)
    : endBehindWord(cell, start);
  return stop > start && trimmedAround(source.text.slice(stop, end), closing) === '';
}

/** Where a value ends that a sign or word begins; -1 for any other text. */
function endBehindWord({ source, end }: Cell, start: number): number {
  const scan = { ...newLineScan(source, start, end), hasLetters: true, marked: true };
  step(scan);
  // 'kcal/kJ 370/1570' below 'Valore energetico'
  if (unitOf(source.text.slice(start, scan.at)) !== undefined)
    for (let steps = 0; steps < 2 && scan.tokens.length === 0; steps++) step(scan);
  const [token] = scan.tokens;
  if (token?.kind !== 'pair') return -1;
  const isNamed = token.name.text !== '' && unitOfCell(token.name.text) !== 'kJ/kcal';
  return isNamed ? -1 : token.value.end;
}
