import { atWord, sourceOf } from '../lexicon/phrases.ts';
import { turnsToContents, turnsToTraces } from '../lexicon/statements.ts';
import { statementAt, tracesAnywhere } from './statements.ts';
import type { Statement } from './tree.ts';

const mayContain = atWord(turnsToTraces);
const behindComma = new RegExp(sourceOf(turnsToContents), 'i');

/** What a sentence says behind its bracket, if it goes on. */
function behindBracket(text: string, { kind, start, end }: Statement): Statement[] {
  let from = start;
  while (from < end && ' \n,;.'.includes(text.charAt(from))) from++;
  return from < end ? [{ kind, start: from, end }] : [];
}

/** Turns of one sentence that are told from each other; in what follows them all is contained. */
const maxTurns = 20;

/** 'Senza glutine, può contenere latte': what a sentence says before it turns to traces, and then. */
function beforeTraces(text: string, statement: Statement, turns = maxTurns): Statement[] {
  const { kind, start, end } = statement;
  const sentence = text.slice(start, end);
  // 'Non contiene tracce di latte' counts as traces: where its denial ends is too easily mistaken.
  const found = sentence.search(kind === 'free' ? tracesAnywhere : mayContain);
  if (turns === 0 || found <= 0) return [statement];
  const trace = start + found;
  const before: Statement = { kind, start, end: trace };
  // 'Latte, soia (può contenere uova), lupini'
  const close = text.charAt(trace - 1) === '(' ? text.slice(0, end).indexOf(')', trace) : -1;
  if (close < 0) return [before, ...behindTraces(text, trace, end, turns - 1)];
  return [
    before,
    { kind: 'traces', start: trace, end: close },
    ...behindBracket(text, { kind, start: close + 1, end }),
  ];
}

/** 'Può contenere soia, contiene latte': traces from a place on, up to what is contained. */
function behindTraces(text: string, start: number, end: number, turns = maxTurns): Statement[] {
  const comma = text.slice(start, end).search(behindComma);
  if (comma < 0) return [{ kind: 'traces', start, end }];
  const rest = beforeTraces(text, { kind: 'contains', start: start + comma + 1, end }, turns);
  return [{ kind: 'traces', start, end: start + comma }, ...rest];
}

/** 'Prodotto in Italia, contiene latte, può contenere soia': the statements in one sentence. */
export function statementsIn(text: string, statement: Statement): Statement[] {
  const { kind, start, end } = statement;
  if (kind === 'note') return [statement];
  if (kind !== 'traces') return beforeTraces(text, statement);
  const comma = text.slice(start, end).search(behindComma);
  const isHeld = comma >= 0 && comma < text.slice(start, end).search(mayContain);
  if (!isHeld || statementAt(text, start, start + comma) === 'traces')
    return behindTraces(text, start, end);
  const rest = beforeTraces(text, { kind: 'contains', start: start + comma + 1, end });
  return [{ kind: 'note', start, end: start + comma }, ...rest];
}
