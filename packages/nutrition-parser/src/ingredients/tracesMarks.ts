import { noRemarks } from '../lexicon/answers.ts';
import { asWhole, atWord } from '../lexicon/phrases.ts';
import { legendsOfTraces } from '../lexicon/statements.ts';
import { hasAny } from '../text/chars.ts';
import { trimmedStart } from '../text/trim.ts';
import { kindOf } from './answerKinds.ts';
import { legendEnd, legendStart } from './footnoteLegend.ts';
import { markAt, signs } from './footnoteMarks.ts';

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
