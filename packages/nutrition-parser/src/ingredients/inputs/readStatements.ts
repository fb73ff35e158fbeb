import { asWhole, atWord } from '../../lexicon/phrases.ts';
import { absenceHeadings } from '../../lexicon/claims.ts';
import { titlesOfNames, tracesInWarnings } from '../../lexicon/statements.ts';
import { maxInputLength } from '../../text/limits.ts';
import { answersAt, mayAnswer } from '../../allergens/answers.ts';
import { keepAllergen, type Findings } from '../collectAllergens.ts';
import { findDeclared } from '../../allergens/findAllergens.ts';
import { isNameLine } from '../isNameLine.ts';
import { isMarked } from '../../allergens/footnotes.ts';
import { tracesMarksIn } from '../../allergens/footnotes.ts';
import { warnedNames } from '../../allergens/findAllergens.ts';
import { pastSpace } from '../../text/chars.ts';

const traceFields = new Set(['trace', 'traces', 'tracce', 'puo_contenere', 'may_contain']);
/** 'Attenzione: contiene latte' */
const holds = atWord('contien~|conteng~');
const traces = atWord(tracesInWarnings);

const isTitle = asWhole(titlesOfNames);

/** 'Assenza di latte e soia', but not 'Assenza di glutine, latte', which may go on. */
const isOfAbsence = asWhole(`(${absenceHeadings}) ~[ (e|né|o) [di ]~]`);

/** A sentence from its first word on. */
const spanOf = (sentence: string): { start: number; end: number } => ({
  start: pastSpace(sentence, 0),
  end: sentence.length,
});

/** Reads the answers of a table of allergens, and gives back the text without them. */
function takeAnswers(text: string, isTraceField: boolean, state: Findings): string {
  if (!mayAnswer(text)) return text;
  let rest = '';
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\n', at) + 1 || text.length;
    // What begins at a blank line is found at the next that is none.
    const isBlank = text.slice(at, lineEnd).trim() === '';
    const answers = isBlank ? null : answersAt(text, at, text.length);
    for (const { kind, start, end } of answers?.statements ?? []) {
      const list = isTraceField || kind === 'traces' ? state.traces : state.allergens;
      for (const found of findDeclared(text, start, end)) keepAllergen(state, list, found);
    }
    if (!answers) rest += text.slice(at, lineEnd);
    at = answers?.end ?? lineEnd;
  }
  return rest;
}

/** 'Può contenere' above 'Soia': the names below a title, behind it. */
function withTitles(sentences: readonly string[]): string[] {
  let title = '';
  return sentences.map((sentence) => {
    if (sentence.trim() === '') return sentence;
    if (title !== '' && isNameLine(sentence, pastSpace(sentence, 0))) return `${title} ${sentence}`;
    title = isTitle.test(sentence.trim()) ? sentence : '';
    return sentence;
  });
}

/** Allergens and traces in a field of their own, or in the warnings. */
export function readStatements(text: string, key: string, state: Findings): void {
  const marks = tracesMarksIn(text.slice(0, maxInputLength));
  const unmarked = marks?.text ?? text.slice(0, maxInputLength);
  const rest = takeAnswers(unmarked, traceFields.has(key), state);
  for (const sentence of withTitles(rest.split(/\.|\n(?![a-zà-ù])/))) {
    if (isOfAbsence.test(sentence.trim())) continue;
    const isTrace = traceFields.has(key) || traces.test(sentence);
    const isQuestion = sentence.includes('?');
    const held = isQuestion ? -1 : sentence.search(holds);
    const isWarned = warnedNames(sentence, spanOf(sentence)).length > 0;
    const from = key === 'avvertenze' && !isTrace && !isWarned ? held : 0;
    if (from < 0) continue;
    for (const { allergen, exempt, start, end } of findDeclared(sentence, 0, sentence.length)) {
      if (start < from) continue;
      if (isTrace || (marks && isMarked(sentence, end, marks.marks)))
        keepAllergen(state, state.traces, { allergen, start: 0 });
      else if (!exempt) keepAllergen(state, state.allergens, { allergen, start: 0 });
    }
    state.texts++;
  }
}
