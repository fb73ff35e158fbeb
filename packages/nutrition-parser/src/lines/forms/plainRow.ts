import { hasAny, isDigit } from '../../text/chars.ts';
import { closeParenthesis, colon, openParenthesis, space } from '../../text/codes.ts';
import { trimmedCell, type Cell } from '../../text/source.ts';
import { isSign } from '../../lexer/lineValues.ts';
import { readCell } from '../../lexer/readCell.ts';
import { nameOfCell, type NameReading } from '../../lexer/readName.ts';
import { readSimple } from '../../lexer/simpleAmount.ts';
import { activeColumns, changed, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';

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
  const simple = readSimple(value.source.text, value.start, value.end);
  if (simple) return key !== undefined || isMass(simple.unit);
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
