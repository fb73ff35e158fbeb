import type { Source } from '../../text/source.ts';
import { isDigit, pastSpace } from '../../text/chars.ts';
import { isWordCode } from '../../text/fold.ts';
import { trimmedCell } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';
import { readNumber } from '../../lexer/number.ts';
import { readUnit } from '../../lexer/unit.ts';
import { scanLine } from '../../lexer/scanLine.ts';
import { changed, contextAfter, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { tokenFacts } from '../tokenFacts.ts';
import { valuesFirstFacts } from '../valuesFirst.ts';

const lead = 'di cui ';

/** Where values begin that are before the names of parts; -1 for nowhere. */
function valuesAt(text: string): number {
  const at = text.toLowerCase().indexOf(lead);
  return at >= 0 && isDigit(text.charCodeAt(at + lead.length)) ? at : -1;
}

/** Where the values end: at a name behind a separator, a bracket or a full stop. */
function valuesEnd(text: string, from: number): number {
  for (let i = from; i < text.length; i++)
    if (',;.)'.includes(text.charAt(i)) && text[i + 1] === ' ' && !isDigit(text.charCodeAt(i + 2)))
      return i;
  return text.length;
}

/** Amounts with their units in a text. */
function amountsIn(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const isStart = isDigit(text.charCodeAt(i)) && !isWordCode(text.charCodeAt(i - 1));
    const number = isStart ? readNumber(text, i, text.length) : null;
    if (!number) continue;
    if (readUnit(text, pastSpace(text, number.end), text.length)) count++;
    i = number.end - 1;
  }
  return count;
}

function pairFacts(
  source: Source,
  start: number,
  end: number,
  context: LineContext,
): readonly LineFact[] {
  const tokens = scanLine(source, start, end);
  return tokenFacts(tokens, context, tokens.filter(({ kind }) => kind === 'pair').length);
}

/** A name with its value, and behind it the values of its parts, before their names. */
export const partsBehind: LineForm = {
  name: 'parts behind their whole',
  example: 'Omega 3: 1000 mg di cui 500 mg di EPA e 250 mg di DHA',
  match({ cell, text }, context) {
    const at = valuesAt(text);
    if (at < 0) return null;
    const { source, start } = cell;
    const end = valuesEnd(text, at);
    const whole = trimmedEnd(text.slice(0, at), ' (,;:');
    const facts = pairFacts(source, start, start + whole.length, context);
    const printed = trimmedEnd(text.slice(at + lead.length, end), '). ');
    const from = start + at + lead.length;
    const values = trimmedCell(source, from, from + printed.length);
    const rows = valuesFirstFacts(values, contextAfter(context, facts));
    const parts = rows?.filter(({ kind }) => kind === 'row').length;
    // What is no part of those is read as before: nothing may be lost.
    if (!rows || parts !== amountsIn(values.text)) return null;
    const all = [
      ...facts,
      ...rows.map((fact) => (fact.kind === 'row' ? { ...fact, sub: true } : fact)),
      changed({ sub: false, pending: undefined }),
    ];
    return [...all, ...pairFacts(source, start + end, cell.end, contextAfter(context, all))];
  },
};
