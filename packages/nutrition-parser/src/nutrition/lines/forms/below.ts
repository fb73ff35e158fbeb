import { headings } from '../../../document/headings.ts';
import { pattern } from '../../../lexicon/patterns.ts';
import type { ColumnRef } from '../../facts/facts.ts';
import {
  type Line,
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  isBelowHeading,
  maxFact,
  spreadColumns,
  withoutMarks,
} from '../Line.ts';
import { cellsOfLine, isBareValue } from '../columnValues.ts';
import { isEnergyAlone, profileHeading } from '../headings.ts';
import { isNote } from '../pack.ts';
import { holdsNoPair } from '../pairNames.ts';
import { readCell } from '../../values/cells.ts';
import { readHeading } from '../../values/headings.ts';
import { nameOfCell } from '../../values/names.ts';
import { groupOf, hasAny } from '../../../text/chars.ts';
import { fold } from '../../../text/fold.ts';
import { Cell, cellText, trimmedCell } from '../../../text/source.ts';

type Pending = NonNullable<LineContext['pending']>;

/** Longer lines above a value are no names, but of few words or with what a bracket says of them. */
const maxName = 40;
const maxRemarked = 90;

const isTooLong = (name: string): boolean =>
  name.length > maxRemarked ||
  (name.length > maxName && name.split(' ').length > 6 && !hasAny(name, ['(', 'e.s.']));

/** A value under its name: all of its columns across, or one line for each. */
export const valueBelow: LineForm = {
  name: 'value below its name',
  example: 'Proteine\n80 g',
  match(line, context) {
    const { pending } = context;
    if (!pending || !isBareValue(line, context)) return null;
    const read = nameOfCell(pending.name);
    if (read.key === undefined && isTooLong(pending.name.text)) return null;
    const columns = spreadColumns(context);
    const lead = activated(context, columns);
    const count = columns.length;
    const across = count > 1 ? cellsOfLine(pending.name, line.cell, count) : [];
    if (across.length === count) {
      const row = { kind: 'row', name: pending.name, columns, cells: across } as const;
      return [...lead, row, untitled(pending.name)];
    }
    const next = { name: pending.name, values: [...pending.values, line.cell] };
    const kept = [...lead, changed({ pending: next })];
    return read.isFact ? kept : [...kept, ...stackedRow(next, columns, context)];
  },
};

/** One more value under a name: of the next column, or its percentage. */
function stackedRow(
  { name, values }: Pending,
  columns: readonly ColumnRef[],
  { referenced }: LineContext,
): LineFact[] {
  const { energy } = nameOfCell(name);
  const line = values.at(-1) ?? null;
  const isPercent = referenced && values.length === columns.length + 1;
  if (isPercent && line) {
    const percent = readCell(line, false).amounts[0]?.amount;
    const percents = columns.map(() => percent);
    const cells = columns.map((_, i) => values[i] ?? null);
    return [{ kind: 'row', name, columns, cells, percents }, untitled(name)];
  }
  // '100% VNR' before the amount or behind it takes no place.
  const units = values.flatMap((value) => {
    const { amounts, percent } = readCell(value, energy);
    return amounts.length > 0 || percent === null ? [amounts[0]?.unit] : [];
  });
  // Energy has two values in a column, in whatever order.
  const count = energy ? units.filter((unit) => unit === units.at(-1)).length : units.length;
  const place = Math.max(0, count - 1);
  if (place >= columns.length) return [];
  const cells = columns.map((_, i) => (i === place ? line : null));
  return [{ kind: 'row', name, columns, cells }, untitled(name)];
}

/** A name that has its value is not the title that it was taken for. */
const untitled = (name: Cell): LineFact => ({
  kind: 'untitled',
  text: withoutMarks(cellText(name)),
});

/** With fewer names above, the last has its values below it. */
const minNames = 3;

/** A value below all names of its column: the first is that of the first name. */
export const valueColumn: LineForm = {
  name: 'column of values',
  example: 'Grassi\nCarboidrati\nProteine\n5 g',
  match(line, context) {
    const { waiting, pending } = context;
    const { names, values } = waiting;
    if (names.length < minNames || names.at(-1) !== pending?.name) return null;
    if (!isBareValue(line, context)) return null;
    const columns = spreadColumns(context);
    const unit = readCell(line.cell, true).amounts[0]?.unit;
    const above = names[(values - 1) % names.length];
    // '387 kcal' under '1640 kJ'
    const isSecond = (unit === 'kcal' || unit === 'kJ') && above && nameOfCell(above).energy;
    const at = isSecond ? values - 1 : values;
    const name = names[at % names.length];
    const column = columns[Math.floor(at / names.length)];
    const lead: LineFact[] = [
      ...activated(context, columns),
      changed({ waiting: { names, values: at + 1 } }),
    ];
    if (!name || column === undefined) return lead;
    return [...lead, { kind: 'row', name, columns: [column], cells: [line.cell] }, untitled(name)];
  },
};

const reference = pattern('^\\(?({PERCENT}) ?% ?(?:del(?:la)? )?{VNR}\\.?\\*{0,3}\\)?$');

/** The percentage of the reference value of the row above. */
export const referenceBelow: LineForm = {
  name: 'reference below its row',
  example: 'Vitamina C 80 mg\n100% VNR',
  match({ text }, { table }) {
    const match = table.lastName === undefined ? null : reference.exec(text);
    if (!match || table.lastName === undefined) return null;
    const percent = Number(groupOf(match, 1).replace(',', '.'));
    return [{ kind: 'percent', name: table.lastName, percent }];
  },
};

/** Longer lines are no titles. */
const maxTitle = 80;
/** 'Può contenere tracce di soia' above a table, 'di prodotto' behind a broken 'per 100 g' */
const statement = /^(?:(?:puo contenere|may contain) |di prodotto$)/;

/** Sections whose headings are no titles of a table. */
const noTitles: ReadonlySet<string | undefined> = new Set(['usage', 'warnings', 'tip']);

/** Names that may wait for their values below them. */
const maxNames = 64;

/** 'di cui acidi grassi' and under it 'saturi': a name that its column broke. */
function joinedName({ cell }: Line, { pending }: LineContext): Cell | null {
  const { source, end } = cell;
  if (!pending || pending.values.length > 0 || pending.name.source !== source) return null;
  const name = new Cell(source, pending.name.start, end);
  if (name.text.length > maxFact || nameOfCell(pending.name).key !== undefined) return null;
  return nameOfCell(name).key === undefined ? null : name;
}

/** A nutrient under others whose values are still to come. */
function waitingWith(name: Cell, { waiting, pending }: LineContext): LineContext['waiting'] {
  if (nameOfCell(name).key === undefined) return { names: [], values: 0 };
  const goesOn = waiting.values === 0 && pending?.values.length === 0;
  const names = goesOn ? waiting.names : [];
  return { names: names.length < maxNames ? [...names, name] : names, values: 0 };
}

/** Above the first row a title, between rows what the percentages below are of. */
function titleFacts({ clean }: Line, { table }: LineContext): LineFact[] {
  const folded = fold(clean);
  if (folded === '' || clean.length >= maxTitle || statement.test(folded)) return [];
  if (noTitles.has(headings.get(folded))) return [];
  if (table.rowCount === 0 && table.title === undefined) return [{ kind: 'title', text: clean }];
  if (hasAny(folded, ['amino', 'ammino'])) return [changed({ profile: profileHeading(clean) })];
  return hasAny(clean, ['.', ',']) ? [] : [changed({ profile: undefined })];
}

/** Words without a value: a title, or a name whose value is on the next line. */
export const nameAlone: LineForm = {
  name: 'name or title alone',
  example: 'Proteine',
  match(line, context) {
    if (!holdsNoPair(line, context)) return null;
    // '707 kJ / 169 kcal'
    if (line.tokens.some(isEnergyAlone)) return null;
    const name = joinedName(line, context) ?? line.cell;
    return [
      ...titleFacts(line, context),
      changed({ waiting: waitingWith(name, context), pending: { name, values: [] } }),
    ];
  },
};

/** 'Grassi: da analizzare', 'Fibre n.d. n.d.' under two headings: longer texts behind a colon are prose. */
const marked = /^([^:]+):\s*([^*_\s].{0,20}[^.])$/;
const blanks = pattern('^(.*?) +({BLANK})((?: +{BLANK})*)$');

/** Longer lines are no name with a sign. */
const maxUndeclared = 120;

/** A nutrient without an amount keeps its row. */
export const undeclared: LineForm = {
  name: 'nutrient without amount',
  example: 'Grassi: da analizzare',
  match(line, context) {
    const { source, start, end, text } = line.cell;
    if (text.length > maxUndeclared || !holdsNoPair(line, context)) return null;
    const match = marked.exec(text) ?? blanks.exec(text);
    if (!match) return null;
    const name = trimmedCell(source, start, start + groupOf(match, 1).length);
    if (nameOfCell(name).key === undefined) return null;
    const others = match[3] ?? '';
    const columns = others === '' ? activeColumns(context) : spreadColumns(context);
    const stop = end - others.length;
    const value = trimmedCell(source, stop - groupOf(match, 2).length, stop);
    return [...activated(context, columns), { kind: 'row', name, columns, cells: [value] }];
  },
};

/** A footnote or legend on a line of its own. */
export const note: LineForm = {
  name: 'note',
  example: '*VNR: valori nutritivi di riferimento',
  match({ text, clean }, context) {
    // '*%VNR' under other headings is one, too.
    const isHeading = isBelowHeading(context) && readHeading(clean)?.role === 'nrv';
    return isNote(text) && !isHeading ? [{ kind: 'note', text }] : null;
  },
};
