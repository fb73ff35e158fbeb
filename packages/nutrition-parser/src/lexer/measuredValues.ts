import { hasDigit } from '../text/chars.ts';
import { withoutBeginning } from '../text/pieces.ts';
import { trimmedStart } from '../text/trim.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { readHeading, type Heading } from './heading.ts';

/** A value, and what it is of. */
export type Measured = { readonly value: Cell; readonly heading: Heading };

/** '80 g/100 g', '80 g (100 g)': a value, and what it is of behind a slash or in brackets. */
function measuredValue({ source, start, text }: Cell): Measured | null {
  const isBracket = text.endsWith(')') && !text.includes('/');
  const at = text.indexOf(isBracket ? '(' : '/');
  const printed = text.slice(0, at).trim();
  const measure = withoutBeginning(text.slice(at + 1, isBracket ? -1 : undefined).trim(), ['per ']);
  // '390 kcal/1650 kJ per 100 g' has two values.
  const heading = at < 0 || measure.includes(' per ') ? null : readHeading(`per ${measure}`);
  const isValue = hasDigit(printed.charAt(0)) && printed.length < text.length;
  if (!isValue || heading?.role !== 'value' || !heading.hasBasis) return null;
  // '1570 kJ (370 kcal)' has two, too.
  if (isBracket && heading.column.kind === 'other') return null;
  return { value: trimmedCell(source, start, start + at), heading };
}

/** Where a value ends with its measure: before a semicolon, or behind a bracket. */
function measuredEnd(text: string): number {
  const mark = text.indexOf(';');
  const stop = mark < 0 ? text.length : mark;
  const slash = text.indexOf('/');
  const close = text.indexOf(')');
  const isBracket = close > 0 && close < stop && (slash < 0 || slash > close);
  return isBracket ? close + 1 : stop;
}

/** The values of a short text that each tell what they are of; null where they do not, or only one is. */
export function measuredValues({ source, start, end }: Cell): readonly Measured[] | null {
  const found: Measured[] = [];
  for (let at = start; at < end;) {
    const stop = at + measuredEnd(source.text.slice(at, end));
    const measured = measuredValue(trimmedCell(source, at, stop));
    if (!measured) return null;
    found.push(measured);
    at = end - trimmedStart(source.text.slice(stop, end), ' ;,-–/|').length;
  }
  return found.length < 2 ? null : found;
}
