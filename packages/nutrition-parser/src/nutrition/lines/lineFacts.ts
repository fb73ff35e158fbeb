import type { RowFact, TableView } from '../facts/facts.ts';
import { Line, type LineContext, type LineFact, type LineForm, newContext } from './Line.ts';
import {
  nameAlone,
  note,
  referenceBelow,
  undeclared,
  valueBelow,
  valueColumn,
} from './forms/below.ts';
import {
  basisInNote,
  columnHeadings,
  flavour,
  headingBefore,
  measureHeading,
  servingBelow,
  singleHeading,
} from './forms/headings.ts';
import { macroInitials, pairs, partsBehind, servings, singlePair } from './forms/pairs.ts';
import { sentence, valuesFirst } from './forms/valuesFirst.ts';
import { valuesWithBases } from './ownBases.ts';
import { isNote, noteStart } from './pack.ts';
import { nameOfCell } from '../values/names.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** A form whose lines may tell the servings of the pack, too. */
const alsoServings = (form: LineForm): LineForm => ({
  ...form,
  match(line, context) {
    const facts = form.match(line, context);
    const count = line.servings;
    return facts && count !== undefined ? [{ kind: 'servings', count }, ...facts] : facts;
  },
});

/**
 * The forms of a line, in the order in which they are tried; the first that matches reads the line.
 * A line is looked at as a whole before it is parted into tokens, and what only one form can be
 * comes before what several can.
 */
export const lineForms: readonly LineForm[] = [
  // Lines that begin with a value: behind a name they would be pairs.
  measureHeading,
  valueColumn,
  valueBelow,
  referenceBelow,
  valuesFirst,
  headingBefore,
  sentence,
  // A pair would take 'di cui' for a name.
  partsBehind,
  // A bracket with a basis would be a heading.
  valuesWithBases,
  // Lines whose place tells what they are.
  servingBelow,
  columnHeadings,
  // From here on the tokens of a line count.
  macroInitials,
  singlePair,
  basisInNote,
  note,
  flavour,
  ...[
    servings,
    // 'Porzione: 30 g' is a heading before it is a pair.
    singleHeading,
    // Nothing but words.
    undeclared,
    nameAlone,
    // Whatever has a name and a value.
    pairs,
  ].map(alsoServings),
];

/** Longer lines are no line of a label. */
const maxNoted = 10_000;

const nextSection = /(?<=\.)\s+[A-ZÀ-Ý][a-zà-ù]+(?: [a-zà-ù’']+){0,3}:.*$/;

/** Where a legend closes a line ('… 100%. *VNR: valori nutritivi di riferimento'); 0 for nowhere. */
function legendStart(text: string): number {
  const at = text.length > maxNoted || isNote(text) ? 0 : noteStart(text);
  return Math.max(at, 0);
}

/** What a line says that is no row of a table: a row, several, a heading, a note, or nothing known. */
export function lineFacts(cell: Cell, context: LineContext): readonly LineFact[] {
  const text = cellText(cell);
  const at = legendStart(text);
  const line = new Line(at > 0 ? trimmedCell(cell.source, cell.start, cell.start + at) : cell);
  // Another section may follow on the same line.
  const legend: LineFact[] =
    at > 0 ? [{ kind: 'note', text: text.slice(at).replace(nextSection, '').trim() }] : [];
  for (const form of lineForms) {
    const facts = form.match(line, context);
    if (facts) return at > 0 ? [...legend, ...facts] : facts;
  }
  return legend;
}

/** Before the parts that a value names. */
const lead = ' di cui';
/** A shorter value names no part. */
const minLength = 14;

/** Where the parts begin that a value names; -1 for none. */
function partsAt(cell: Cell | null): number {
  if (!cell || cell.number !== undefined || cell.end - cell.start < minLength) return -1;
  const text = cell.text.replace('(', ' ').replaceAll('\n', ' ');
  const lower = text.toLowerCase();
  // A letter may be longer in lower case.
  const at = lower.length === text.length ? lower.indexOf(lead) : -1;
  return at < 0 ? -1 : cell.start + at + 1;
}

/** Most values have no such word. */
const mayNameParts = (cell: Cell | null): boolean =>
  cell !== null &&
  cell.end - cell.start >= minLength &&
  (cell.text.includes('cui') || cell.text.includes('CUI'));

/** The value of a row without its parts. */
function wholeOf(cell: Cell | null, at: number): Cell | null {
  if (!cell || at < 0) return cell;
  const text = trimmedEnd(cell.source.text.slice(cell.start, at), ' (,;\n');
  return trimmedCell(cell.source, cell.start, cell.start + text.length);
}

const noTable: TableView = { rowCount: 0, title: undefined, lastName: undefined };
const context = newContext(noTable, null);

type Part = { readonly name: Cell; readonly cells: (Cell | null)[] };

/**
 * The rows of a row whose values name their parts, as a line would: 'Grassi | 3,4 g di cui saturi
 * 1,2 g'; any other alone.
 */
export function withParts(fact: RowFact): readonly RowFact[] {
  const { columns, cells, unit } = fact;
  if (!cells.some(mayNameParts)) return [fact];
  const starts = cells.map(partsAt);
  if (starts.every((at) => at < 0)) return [fact];
  const parts = new Map<string, Part>();
  for (const [i, cell] of cells.entries()) {
    const at = starts[i] ?? -1;
    if (!cell || at < 0) continue;
    for (const row of lineFacts(trimmedCell(cell.source, at, cell.end), context)) {
      if (row.kind !== 'row') continue;
      const { folded } = nameOfCell(row.name);
      const part = parts.get(folded) ?? { name: row.name, cells: columns.map(() => null) };
      part.cells[i] = row.cells[0] ?? null;
      parts.set(folded, part);
    }
  }
  if (parts.size === 0) return [fact];
  const wholes = cells.map((cell, i) => wholeOf(cell, starts[i] ?? -1));
  const rows = [...parts.values()].map((part): RowFact => ({
    kind: 'row',
    ...part,
    columns,
    sub: true,
    unit,
  }));
  return [{ ...fact, cells: wholes }, ...rows];
}
