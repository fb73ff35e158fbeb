import { hasAny, hasDigit } from '../text/chars.ts';
import { cellWords, type CellWord } from '../lexicon/vocabulary.ts';
import { micro } from '../text/codes.ts';
import { isWordCode } from '../text/fold.ts';
import { dottedEnd } from './dottedReference.ts';
import { bareReference } from './amountMarks.ts';
import { push, qualify, type Scan } from './amountScan.ts';
import type { NumberToken } from './number.ts';
import { readUnit } from './unit.ts';

/** An amount without unit at a place, such as a zero that is a word. */
const wordAmount = (end: number): NumberToken => ({
  value: 0,
  other: Number.NaN,
  decimals: 0,
  end,
});

/** Reads the word at a place, and returns where to go on. */
export function wordAt(scan: Scan, at: number): number {
  const { text, end } = scan;
  let i = at;
  while (i < end && (isWordCode(text.charCodeAt(i)) || text.charCodeAt(i) === micro)) i++;
  const word = i - at < 24 ? text.slice(at, i).toLowerCase() : '';
  const dotted = dottedEnd(text, at, i);
  const meaning = dotted > i ? 'nrv' : cellWords.get(word);
  if (meaning !== undefined) {
    if (meaning !== 'nrv') scan.pure = false;
    return meaningAt(scan, meaning, at, dotted);
  }
  scan.pure = false;
  scan.between = word === 'tra' || word === 'fra';
  const unit = readUnit(text, at, end);
  if (!unit || unit.unit === '%') return i;
  const first = scan.pending;
  // 'kcal/kJ 370/1570'
  const isSecond = first !== null && text.slice(first.at, at).endsWith('/');
  scan.pending = isSecond ? { ...first, next: unit.unit } : { unit: unit.unit, at };
  return unit.end;
}

function meaningAt(scan: Scan, meaning: CellWord, at: number, after: number): number {
  const { amounts, negated } = scan;
  switch (meaning) {
    case 'not':
      scan.negated = true;
      scan.qualifierAt = at;
      return after;
    case '<':
    case '>':
      qualify(scan, (meaning === '<') === negated ? '>' : '<', at);
      return after;
    case '~':
      qualify(scan, '~', at);
      return after;
    case 'traces':
      if (scan.depth > 0 && amounts.length > 0) return after;
      scan.qualifier = 'traces';
      push(scan, wordAmount(after), 'g', { from: at, to: after });
      return after;
    case 'zero':
      scan.qualifier = undefined;
      push(scan, wordAmount(after), '', { from: at, to: after });
      return after;
    case 'per':
      // '24 g per 100 g': what follows is the basis, no second amount.
      return amounts.length > 0 ? scan.end : after;
    default:
      return referenceAt(scan, after);
  }
}

/** 'VNR 16%', '10 mg %VNR 100', or a lone '16% VNR' whose percentage was taken for the amount. */
function referenceAt(scan: Scan, after: number): number {
  const [only, second] = scan.amounts;
  if (scan.percent === null && !only) scan.referenced = true;
  if (scan.percent !== null) scan.percentNamed = true;
  if (scan.percent !== null || !only) return after;
  scan.percentNamed = true;
  if (only.unit === '%' && !second) {
    scan.percent = only.amount;
    scan.amounts = [];
    return after;
  }
  const bare = bareReference.exec(scan.text.slice(after, after + 10));
  if (!bare) return after;
  scan.percent = Number(bare[1]?.replace(',', '.'));
  return after + bare[0].length;
}

const amountWords = ['tracce', 'assent', 'nd', 'n.d', 'n/d', 'n./d'];

/** Whether a text may be an amount, or say that there is none: judged by its digits and words. */
export const mayBeAmount = (text: string): boolean =>
  text === '-' || hasDigit(text) || hasAny(text.toLowerCase(), amountWords);
