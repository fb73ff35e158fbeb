import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import type { LineContext, LineFact } from './context.ts';
import type { LineForm } from './form.ts';
import { activityInName } from './forms/activityInName.ts';
import { alignedRow } from './forms/alignedRow.ts';
import { basisFirst } from './forms/basisFirst.ts';
import { basisInBrackets } from './forms/basisInBrackets.ts';
import { basisInNote } from './forms/basisInNote.ts';
import { columnHeadings } from './forms/columnHeadings.ts';
import { equalsValues } from './forms/equalsValues.ts';
import { flavour } from './forms/flavour.ts';
import { headingBefore } from './forms/headingBefore.ts';
import { listedValue } from './forms/listedValue.ts';
import { macroInitials } from './forms/macroInitials.ts';
import { measureHeading } from './forms/measureHeading.ts';
import { nameAlone } from './forms/nameAlone.ts';
import { note } from './forms/note.ts';
import { pairs } from './forms/pairs.ts';
import { partsBehind } from './forms/partsBehind.ts';
import { piecesWithWeight } from './forms/piecesWithWeight.ts';
import { plainRow } from './forms/plainRow.ts';
import { referenceBelow } from './forms/referenceBelow.ts';
import { sentence } from './forms/sentence.ts';
import { servingBelow } from './forms/servingBelow.ts';
import { servings } from './forms/servings.ts';
import { shareInName } from './forms/shareInName.ts';
import { singleHeading } from './forms/singleHeading.ts';
import { singlePair } from './forms/singlePair.ts';
import { undeclared } from './forms/undeclared.ts';
import { valueBelow } from './forms/valueBelow.ts';
import { valueColumn } from './forms/valueColumn.ts';
import { valuePerServing } from './forms/valuePerServing.ts';
import { valuesBeforeBasis } from './forms/valuesBeforeBasis.ts';
import { valuesByMeasure } from './forms/valuesByMeasure.ts';
import { valuesFirst } from './forms/valuesFirst.ts';
import { Line } from './Line.ts';
import { isNote, noteStart } from './notes.ts';

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
  // Most lines; all others take longer.
  plainRow,
  // It would be a row of its own.
  shareInName,
  // Lines that begin with a value: behind a name they would be pairs.
  equalsValues,
  measureHeading,
  valueColumn,
  valueBelow,
  referenceBelow,
  valuesBeforeBasis,
  valuesFirst,
  listedValue,
  activityInName,
  piecesWithWeight,
  headingBefore,
  sentence,
  // A pair would take 'di cui' for a name.
  partsBehind,
  // Its bracket names a basis, which would be a heading.
  basisInBrackets,
  valuePerServing,
  valuesByMeasure,
  // Lines whose place tells what they are: below headings with gaps or brackets.
  alignedRow,
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
    basisFirst,
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

/** The forms of a line that is not of the usual one. */
const closerForms = lineForms.slice(1);

/** What a line says that is no row of a table: a row, several, a heading, a note, or nothing known. */
export function lineFacts(cell: Cell, context: LineContext): readonly LineFact[] {
  const whole = plainRow.match(new Line(cell), context);
  if (whole) return whole;
  const text = cellText(cell);
  const at = legendStart(text);
  const line = new Line(at > 0 ? trimmedCell(cell.source, cell.start, cell.start + at) : cell);
  // Another section may follow on the same line.
  const legend: LineFact[] =
    at > 0 ? [{ kind: 'note', text: text.slice(at).replace(nextSection, '').trim() }] : [];
  for (const form of closerForms) {
    const facts = form.match(line, context);
    if (facts) return at > 0 ? [...legend, ...facts] : facts;
  }
  return legend;
}
