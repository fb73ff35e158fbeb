import { measuredValues } from '../../lexer/measuredValues.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { hasAny } from '../../text/chars.ts';
import { trimmedCell } from '../../text/source.ts';
import { changed } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

/** A nutrient with several values, each with what it is of behind a slash or in brackets. */
export const valuesByMeasure: LineForm = {
  name: 'values by measure',
  example: 'Proteine: 80 g/100 g; 24 g/30 g',
  match({ cell: { source, start, end }, text }, context) {
    if (text.length >= maxLoose || !hasAny(text, ['/', '('])) return null;
    const first = text.search(/\d/);
    const name = trimmedCell(source, start, start + first);
    if (first < 1 || nameOfCell(name).key === undefined) return null;
    const found = measuredValues(trimmedCell(source, start + first, end));
    if (!found) return null;
    const columns = found.map(({ heading }) => heading);
    return [
      changed({ active: columns, heading: columns[0] ?? context.heading }),
      { kind: 'row', name, columns, cells: found.map(({ value }) => value) },
    ];
  },
};
