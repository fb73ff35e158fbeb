import { anyOf, pattern } from '../../../lexicon/patterns.ts';
import { gramsPer } from '../../../lexicon/units.ts';
import { doses, pieces } from '../../../lexicon/vocabulary.ts';
import type { ColumnRef } from '../../facts/facts.ts';
import {
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  maxLoose,
} from '../Line.ts';
import { gapCells } from '../columnValues.ts';
import { measuredValues } from '../ownBases.ts';
import { readCell } from '../../values/cells.ts';
import { readHeading } from '../../values/headings.ts';
import { isSign } from '../../values/lineValues.ts';
import { type NameReading, nameOfCell } from '../../values/names.ts';
import { isWholeValue } from '../../values/scanLine.ts';
import { firstDigit, groupOf, hasAny, isDigit, isLetter } from '../../../text/chars.ts';
import { closeParenthesis, colon, openParenthesis, space } from '../../../text/codes.ts';
import { fold } from '../../../text/fold.ts';
import { type Cell, cellText, trimmedCell } from '../../../text/source.ts';

/** A longer line holds more than a name and its value. */
const maxLine = 120;

/** Shorter names may be units. */
const maxUnit = 5;

/** The usual line, a known nutrient with its value, read without parting it into tokens. */
export const plainRow: LineForm = {
  name: 'plain row',
  example: 'Per 100 g\nProteine: 80 g',
  match({ cell }, context) {
    if (!mayMatch(context) || cell.end - cell.start > maxLine) return null;
    const at = valueStart(cell);
    if (at < 0) return null;
    const isMarked = cell.source.text.charCodeAt(at) === colon;
    const name = trimmedCell(cell.source, cell.start, at);
    if (!isPlainName(name, isMarked, context)) return null;
    const value = trimmedCell(cell.source, isMarked ? at + 1 : at, cell.end);
    return holdsOnlyAmounts(value, nameOfCell(name)) ? factsOf(name, value, context) : null;
  },
};

/** One column is active, or will be with the first value. */
const mayMatch = ({ active, stack, heading, profile }: LineContext): boolean =>
  profile === undefined &&
  (active.length === 0 ? stack.length === 1 && heading?.hasBasis === true : active.length === 1);

function isPlainName(name: Cell, isMarked: boolean, { active, pending }: LineContext): boolean {
  const read = nameOfCell(name);
  if (read.second !== undefined || read.isFact) return false;
  // 'Proteine (per 100 g)'
  if (!read.bare && read.folded.includes(' per ')) return false;
  if (active.length === 0 && !(isMarked && read.bare && !read.sub && read.key !== undefined))
    return false;
  // 'kcal 390' under 'Energia', 'mg 80' under 'Vitamina C'
  if (pending && name.end - name.start < maxUnit) return false;
  return read.key !== undefined || (isMarked && read.only);
}

function factsOf(name: Cell, value: Cell, context: LineContext): LineFact[] {
  const columns = activeColumns(context);
  const row: LineFact = { kind: 'row', name, columns, cells: [value] };
  const pending = nameOfCell(name).energy ? { name, values: [] } : undefined;
  if (context.active !== columns) return [changed({ active: columns, pending }), row];
  // Most rows change nothing for the next line.
  return pending || context.pending ? [row, changed({ pending })] : [row];
}

/** '80 mg/dose' tells its own basis. */
const ofServing = ['/dose', '/ dose', '/porzione', '/ porzione'];

/** Whether a value is the one amount of a substance, or a pair of energy, and nothing else. */
function holdsOnlyAmounts(value: Cell, { key, energy, unit: named }: NameReading): boolean {
  if (hasAny(value.text, ofServing)) return false;
  const { amounts, pure } = readCell(value, energy);
  if (!pure || amounts.length === 0 || amounts.length > (energy ? 2 : 1)) return false;
  const unit = amounts[0]?.unit;
  // 'Energia kcal 370 kJ 1570': the unit is that of the next number.
  if (named !== undefined && unit !== '') return false;
  // 'CLA 80%' may have its value on the next line.
  return unit !== '%' && (key !== undefined || isMass(unit));
}

const isMass = (unit: string | undefined): boolean =>
  unit === 'g' || unit === 'mg' || unit === 'µg' || unit === 'UI';

/** Where a name ends: at its colon, or before the first number behind a space; -1 for neither. */
function valueStart({ source: { text }, start, end }: Cell): number {
  let value = -1;
  let depth = 0;
  let before = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    // '2:1:1' is no name with its value.
    if (code === colon) return isDigit(before) && isDigit(text.charCodeAt(i + 1)) ? -1 : i;
    // '(da acerola 50%)' is part of the name.
    if (code === openParenthesis) depth++;
    else if (code === closeParenthesis) depth--;
    if (value < 0 && before === space && depth === 0 && (isDigit(code) || isSign(code))) value = i;
    before = code;
  }
  return value;
}

/** A row of a table that is drawn with spaces: a name, and as many cells as there are columns. */
export const alignedRow: LineForm = {
  name: 'aligned row',
  example: 'Componente   Per 100 g   Per dose (30 g)\nProteine     80 g        24 g',
  match({ cell }, { active, referenced }) {
    const max = active.length + (referenced ? 1 : 0);
    if (max < 2) return null;
    const [name, ...cells] = gapCells(cell);
    if (!name || cells.length < active.length || cells.length > max) return null;
    if (!isLetter(fold(cellText(name)).charAt(0))) return null;
    const readings = cells.map((value) => readCell(value, true));
    if (readings.some(({ pure, blank }) => !pure && !blank)) return null;
    const last = readings[active.length];
    const percent = last ? (last.percent ?? last.amounts[0]?.amount ?? null) : null;
    const percents = percent === null ? undefined : active.map(() => percent);
    const pending = nameOfCell(name).energy ? { name, values: [] } : undefined;
    const own = cells.slice(0, active.length);
    return [{ kind: 'row', name, columns: active, cells: own, percents }, changed({ pending })];
  },
};

/** '2400 GDU', '10.000 FIP/g': what an enzyme does, which is no amount of it. */
const activity = '\\d[\\d., ]*(?:GDU|FIP|FCC|HUT|SPU|DU|ALU|SU)(?: ?/ ?m?g)?';
const activityRow = pattern(
  `^[-–•*]? ?({LETTER}[^\\d:;(]{2,40}? \\(?${activity}\\)?)[ :–-]+({NUMBER} ?{MASS})$`,
  'i',
);

/** A name that ends with the activity of its enzyme, and the value behind it. */
export const activityInName: LineForm = {
  name: 'activity in the name',
  example: 'Papaina 6000 FIP 25 mg',
  match({ cell: { source, start, end }, text }, context) {
    const match = text.length < maxLoose ? activityRow.exec(text) : null;
    if (!match) return null;
    const at = start + text.indexOf(groupOf(match, 1));
    const name = trimmedCell(source, at, at + groupOf(match, 1).length);
    if (nameOfCell(name).key !== undefined) return null;
    const cells = [trimmedCell(source, end - groupOf(match, 2).length, end)];
    const columns = activeColumns(context);
    return [...activated(context, columns), { kind: 'row', name, columns, cells }];
  },
};

/** The line below another, as far as a value may reach. */
function lineBelow({ source, end }: Cell): Cell {
  const start = source.text.indexOf('\n', end) + 1;
  if (start === 0) return trimmedCell(source, end, end);
  const [line = ''] = source.text.slice(start, start + maxLoose).split('\n');
  return trimmedCell(source, start, start + line.length);
}

/** A mass by itself is the value of the name above it. */
function isMassAlone(cell: Cell): boolean {
  const [amount] = readCell(cell, false).amounts;
  return gramsPer(amount?.unit ?? '') !== undefined && isWholeValue(cell);
}

/** A name that ends with the strength of an extract, and its value on the line below. */
export const shareInName: LineForm = {
  name: 'share at the end of a name',
  example: 'Colina 82 mg\nSilimarina 80%\n150 mg',
  match(line, { table }) {
    const { cell, text } = line;
    if (!text.endsWith('%') && !text.endsWith('%)')) return null;
    const [pair, ...others] = line.tokens;
    if (pair?.kind !== 'pair' || pair.marked || others.length > 0) return null;
    const { amounts } = readCell(pair.value, false);
    const isShare = amounts.length === 1 && amounts[0]?.unit === '%';
    if (table.rowCount === 0 || !isShare || !isMassAlone(lineBelow(cell))) return null;
    // '800 mcg - 100%' is a value.
    if (readHeading(text) !== null || isWholeValue(cell)) return null;
    return [changed({ pending: { name: cell, values: [] }, waiting: { names: [], values: 0 } })];
  },
};

const amounts = '[<~]? ?{NUMBER} ?{UNIT}(?: ?[/-] ?{NUMBER} ?{UNIT})?';
const bracketRow = pattern(`^([^\\d(]*{LETTER}{2}[^\\d(]*?)[: ]+(${amounts})$`);
const basisBehindAmount = pattern(`^(${amounts}),? ((?:per|a|ogni) .+)$`);
const basisBeforeAmount = pattern(`^((?:per|a|ogni) [^:=]+?)[:= ]+(${amounts})$`);

/** The piece of a text that a group of a match is. */
const pieceOf = ({ source, start }: Cell, at: number, piece: string): Cell =>
  trimmedCell(source, start + at, start + at + piece.length);

/** A value, and behind it in brackets the value of another basis. */
export const basisInBrackets: LineForm = {
  name: 'basis in brackets',
  example: 'Per 100 g\nProteine: 80 g (24 g per dose)',
  match({ cell, text }, context) {
    const open = text.lastIndexOf('(');
    if (open < 0 || text.length >= maxLoose || !text.endsWith(')')) return null;
    const inside = text.slice(open + 1, -1);
    const first = bracketRow.exec(text.slice(0, open).trimEnd());
    const amountFirst = basisBehindAmount.exec(inside);
    const second = amountFirst ?? basisBeforeAmount.exec(inside);
    if (!first || !second) return null;
    const heading = readHeading(groupOf(second, amountFirst ? 2 : 1));
    const name = pieceOf(cell, 0, groupOf(first, 1));
    if (!heading?.hasBasis || nameOfCell(name).key === undefined) return null;
    const printed = groupOf(first, 2);
    const other = groupOf(second, amountFirst ? 1 : 2);
    const cells = [
      pieceOf(cell, text.lastIndexOf(printed, open), printed),
      pieceOf(cell, text.lastIndexOf(other), other),
    ];
    const [column = null] = activeColumns(context);
    // Without a heading above, both are servings, but not the same.
    const columns: ColumnRef[] = [column, column ? heading : { ...heading, isApart: true }];
    return [...activated(context, [column]), { kind: 'row', name, columns, cells }];
  },
};

const serving = anyOf([...doses.keys(), ...pieces.keys()].join(' '));
const percent = '[ –(/-]*(\\d[\\d.,]*) ?% ?(?:del )?{VNR}\\*{0,3}\\)?';
const servingRow = pattern(
  `^([^\\d:(]*{LETTER}{2}[^:(]*?)[: ]+([<~]? ?{NUMBER} ?(?:{UNIT}|[a-z]+ (?:di )?{COLONIES})) ?/ ?(${serving})(?:${percent})?$`,
);

const colonies = pattern('{COLONIES}$');

/** A value with its serving behind a slash, and its reference behind that. */
export const valuePerServing: LineForm = {
  name: 'value per serving',
  example: 'Vitamina C 80 mg/dose (100% VNR)',
  match({ cell: { source, start }, text }, context) {
    const match = text.length < maxLoose && text.includes('/') ? servingRow.exec(text) : null;
    const heading = match && readHeading(`per ${groupOf(match, 3)}`);
    if (!match || !heading?.hasBasis) return null;
    const [printed, value] = [groupOf(match, 1), groupOf(match, 2)];
    const name = trimmedCell(source, start, start + printed.length);
    if (nameOfCell(name).key === undefined && !colonies.test(value)) return null;
    const at = start + text.indexOf(value, printed.length);
    const cells = [trimmedCell(source, at, at + value.length)];
    const percents = match[4] === undefined ? undefined : [Number(match[4].replace(',', '.'))];
    // Below 'Per dose (2 capsule)' a dose is that one.
    const isKnown =
      context.heading?.column.kind === 'serving' && doses.has(groupOf(match, 3).toLowerCase());
    const columns = [isKnown ? context.heading : heading];
    return [
      changed({ active: columns, heading: columns[0] ?? null }),
      { kind: 'row', name, columns, cells, percents },
    ];
  },
};

/** A nutrient with several values, each with what it is of behind a slash or in brackets. */
export const valuesByMeasure: LineForm = {
  name: 'values by measure',
  example: 'Proteine: 80 g/100 g; 24 g/30 g',
  match({ cell: { source, start, end }, text }, context) {
    if (text.length >= maxLoose || !hasAny(text, ['/', '('])) return null;
    const first = firstDigit(text);
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
