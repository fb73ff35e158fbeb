import { cellWords } from '../lexicon/vocabulary.ts';
import { rangeLead, type LineScan } from './lineTokens.ts';
import { isComparison, isSecondUnit, numberFollows } from './lineValues.ts';
import { maxName } from './shareInName.ts';
import { readUnit } from './unit.ts';
import { numberRightBehind } from './valueEnd.ts';

const between = new Set(['da', 'tra', 'fra']);
const partitive = /^ d(?:i |')/;

/** Where the value starts that a word begins ('g 80', 'circa 5', 'tracce'); -1 for none. */
export function valueOfWord(scan: LineScan, word: string, after: number): number {
  const { text, at, end } = scan;
  // 'Proteine g 80': the unit before the number.
  if (numberRightBehind(text, after, end) && readUnit(text, at, end)?.end === after) {
    // 'Energia kJ/kcal 1650/390': a pair of units is part of the name.
    return isSecondUnit(text, scan.nameStart, at) ? after : at;
  }
  const isRange = between.has(word) && rangeLead.test(text.slice(at, Math.min(end, at + maxName)));
  if (isRange) return at;
  const meaning = cellWords.get(word);
  if (meaning === undefined || meaning === 'per' || meaning === 'nrv') return -1;
  // 'Può contenere tracce di soia'
  if (meaning === 'traces' && partitive.test(text.slice(after, after + 4))) return -1;
  if (meaning === 'not') return word === 'non' && isComparison(text, after, end) ? at : -1;
  const isValue = meaning === 'traces' || meaning === 'zero' || numberFollows(text, after, end);
  return isValue ? at : -1;
}
