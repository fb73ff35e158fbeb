import { readHeading, type Heading } from '../../lexer/heading.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { hasDigit } from '../../text/chars.ts';
import { trimmedCell, type Cell } from '../../text/source.ts';
import { changed } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

type Measured = { readonly value: Cell; readonly heading: Heading };

/** '80 g/100 g': a value, and what it is of behind a slash. */
function measuredValue({ source, start, text }: Cell): Measured | null {
  const slash = text.indexOf('/');
  const printed = text.slice(0, slash).trim();
  const measure = text.slice(slash + 1).trim();
  // '390 kcal/1650 kJ per 100 g' has two values.
  const heading = slash < 0 || measure.includes(' per ') ? null : readHeading(`per ${measure}`);
  const isValue = hasDigit(printed.charAt(0)) && printed.length < text.length;
  if (!isValue || heading?.role !== 'value' || !heading.hasBasis) return null;
  return { value: trimmedCell(source, start, start + slash), heading };
}

/** A nutrient with several values, each with what it is of behind a slash. */
export const valuesByMeasure: LineForm = {
  name: 'values by measure',
  example: 'Proteine: 80 g/100 g; 24 g/30 g',
  match({ cell: { source, start, end }, text }, context) {
    if (text.length >= maxLoose || !text.includes('/')) return null;
    const first = text.search(/\d/);
    const name = trimmedCell(source, start, start + first);
    if (first < 1 || nameOfCell(name).key === undefined) return null;
    const found: Measured[] = [];
    for (let at = start + first; at < end;) {
      const mark = source.text.indexOf(';', at);
      const stop = mark < 0 || mark > end ? end : mark;
      const measured = measuredValue(trimmedCell(source, at, stop));
      if (!measured) return null;
      found.push(measured);
      at = stop + 1;
    }
    if (found.length < 2) return null;
    const columns = found.map(({ heading }) => heading);
    return [
      changed({ active: columns, heading: columns[0] ?? context.heading }),
      { kind: 'row', name, columns, cells: found.map(({ value }) => value) },
    ];
  },
};
