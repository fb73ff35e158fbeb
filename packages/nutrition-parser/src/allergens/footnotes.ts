import { noRemarks } from '../lexicon/answers.ts';
import { asWhole, atWord } from '../lexicon/phrases.ts';
import { legendsOfTraces } from '../lexicon/statements.ts';
import { hasAny, isDigit, pastDigits } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';
import { hasMarkAt } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { kindOf } from './answerKinds.ts';

/** Marks of footnotes beside those that are a number in brackets. */
export const signs = Array.from('*°†‡¹²³');

/** More words between a name and its mark are another's. */
const maxGap = 40;

/** The mark at a place: '**', '¹', '(2)'; '' where none is. */
export function markAt(text: string, at: number): string {
  const char = text.charAt(at);
  if (char === '(') {
    const end = pastDigits(text, at + 1);
    return end > at + 1 && end < at + 4 && text.charAt(end) === ')' ? text.slice(at, end + 1) : '';
  }
  if (char === '' || !signs.includes(char)) return '';
  return char === '*' && text.charAt(at + 1) === '*' ? '**' : char;
}

/** Whether the name that ends at a place bears one of some marks. */
export function isMarked(text: string, end: number, marks: ReadonlySet<string>): boolean {
  let at = end;
  while (at < text.length && at - end < maxGap) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code) && code !== 32 && !isDigit(code)) break;
    at++;
  }
  return marks.has(markAt(text, at));
}

/** Whether a name, or its bracket, is right before a place, past a space. */
export function isBehindName(text: string, at: number): boolean {
  const last = text.charAt(at - 1) === ' ' ? at - 2 : at - 1;
  return isWordCode(text.charCodeAt(last)) || hasMarkAt(text, last, ')%');
}

const legendEnds = '.;\n)';
const beforeLegend = '.;(!';
/** Longer legends, and more spaces before them, are none. */
const maxLegend = 80;
const maxLegendGap = 40;

/** Where the sentence, bracket or line before a place ends; -1 where the place is within one. */
export function legendStart(text: string, at: number): number {
  let before = at - 1;
  while (before >= 0 && at - before < maxLegendGap && text.charAt(before) === ' ') before--;
  const char = text.charAt(before);
  if (before >= 0 && char !== '\n' && !beforeLegend.includes(char)) return -1;
  return char === '(' ? before : before + 1;
}

/** Where the legend that begins at a place ends. */
function legendEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < maxLegend) {
    if (legendEnds.includes(text.charAt(end)) || markAt(text, end) !== '') break;
    end++;
  }
  return end;
}

/** The marks by which a label tells that some of its names are there in traces, and its text without their legend. */
export type TracesMarks = { marks: ReadonlySet<string>; text: string };

const numbered = Array.from('123456789', (digit) => `(${digit})`);

const ofNone = atWord(noRemarks);
const isLegend = asWhole(legendsOfTraces);

/** Whether a legend says but that there may be traces: 'in tracce', and not 'vitamine in tracce'. */
const tellsTraces = (legend: string): boolean =>
  (kindOf(legend) === 'traces' || isLegend.test(legend)) && !ofNone.test(legend);

/**
 * 'Allergeni: latte, soia* (*in tracce)': the marks whose legend says that there may be traces; null
 * where none does.
 */
export function tracesMarksIn(text: string): TracesMarks | null {
  const mayHave = hasAny(text, signs) || (text.includes('(') && hasAny(text, numbered));
  if (!mayHave) return null;
  const marks = new Set<string>();
  let out = '';
  let from = 0;
  // '*biologico **in tracce': where one legend ends another may begin.
  let next = -1;
  for (let at = 0; at < text.length; at++) {
    const mark = markAt(text, at);
    if (mark === '') continue;
    const start = at === next ? at : legendStart(text, at);
    if (start < from) continue;
    const end = legendEnd(text, at + mark.length);
    next = end;
    if (!tellsTraces(trimmedStart(text.slice(at + mark.length, end), ' =:–-').trim())) continue;
    marks.add(mark);
    const past = text.charAt(start) === '(' && text.charAt(end) === ')' ? end + 1 : end;
    out += text.slice(from, start) + ' '.repeat(past - start);
    from = past;
    at = past - 1;
  }
  return marks.size === 0 ? null : { marks, text: out + text.slice(from) };
}
