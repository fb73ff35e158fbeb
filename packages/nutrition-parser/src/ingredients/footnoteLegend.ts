import { markAt } from './footnoteMarks.ts';

const legendEnds = '.;\n)';
const beforeLegend = '.;(!';
/** Longer legends, and more spaces before them, are none. */
const maxLegend = 80;
const maxGap = 40;

/** Where the sentence, bracket or line before a place ends; -1 where the place is within one. */
export function legendStart(text: string, at: number): number {
  let before = at - 1;
  while (before >= 0 && at - before < maxGap && text.charAt(before) === ' ') before--;
  const char = text.charAt(before);
  if (before >= 0 && char !== '\n' && !beforeLegend.includes(char)) return -1;
  return char === '(' ? before : before + 1;
}

/** Where the legend that begins at a place ends. */
export function legendEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < maxLegend) {
    if (legendEnds.includes(text.charAt(end)) || markAt(text, end) !== '') break;
    end++;
  }
  return end;
}
