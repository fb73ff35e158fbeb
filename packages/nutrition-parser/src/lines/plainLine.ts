import { isDigit } from '../text/chars.ts';
import { trimmedCell, type Cell } from '../text/source.ts';
import { readCell } from '../lexer/readCell.ts';
import { isOnlyName } from '../lexer/onlyName.ts';
import { nameOfCell, type NameReading } from '../lexer/readName.ts';
import { readSimple } from '../lexer/simpleAmount.ts';
import { isSign } from '../lexer/lineValues.ts';
import { activeColumns, type TextState } from './context.ts';

/** A longer line holds more than a name and its value. */
const longestLine = 120;

/**
 * Reads the usual line, a known nutrient with its value ('Proteine: 80 g', 'Vitamina C 80 mg (100%
 * VNR)'), without parting it into tokens.
 * @returns false for any other line, which then is looked at closely.
 */
export function readPlainLine(line: Cell, state: TextState): boolean {
  const isFirst = state.active.length === 0;
  if (isFirst ? !isUnderOne(state) : state.active.length > 1 || state.profile !== undefined)
    return false;
  const { source, start, end } = line;
  if (end - start > longestLine) return false;
  const at = valueStart(source.text, start, end);
  if (at < 0) return false;
  const isMarked = source.text.charCodeAt(at) === 58;
  const name = trimmedCell(source, start, at);
  const read = nameOfCell(name);
  if (read.second !== undefined || read.isFact) return false;
  // 'Proteine (per 100 g)'
  if (!read.bare && read.folded.includes(' per ')) return false;
  if (isFirst && !(isMarked && read.bare && !read.sub && read.key !== undefined)) return false;
  // 'kcal 390' under 'Energia'
  if (read.energy && state.pending && name.end - name.start < 5) return false;
  if (read.key === undefined && !(isMarked && isOnlyName(read))) return false;
  const value = trimmedCell(source, isMarked ? at + 1 : at, end);
  if (!holdsOnlyAmounts(value, read)) return false;
  const { counts, builder } = state;
  counts.pairs++;
  if (isMarked) counts.marked++;
  builder.row(name, activeColumns(state), [value]);
  state.pending = read.energy ? { name, values: [] } : undefined;
  return true;
}

/** No value stands under the only heading so far. */
const isUnderOne = ({ stack, heading, profile }: TextState): boolean =>
  stack.length === 1 && heading?.hasBasis === true && profile === undefined;

/** Whether a value is the one amount of a substance, or a pair of energy, and nothing else. */
function holdsOnlyAmounts(value: Cell, { key, energy }: NameReading): boolean {
  const simple = readSimple(value.source.text, value.start, value.end);
  if (simple) return key !== undefined || isMass(simple.unit);
  const { amounts, pure } = readCell(value, energy);
  if (!pure || amounts.length === 0 || amounts.length > (energy ? 2 : 1)) return false;
  return key !== undefined || isMass(amounts[0]?.unit);
}

const isMass = (unit: string | undefined): boolean =>
  unit === 'g' || unit === 'mg' || unit === 'µg' || unit === 'UI';

/** Where a name ends: at its colon, or before the first number behind a space; -1 for neither. */
function valueStart(text: string, start: number, end: number): number {
  let value = -1;
  let depth = 0;
  let before = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    // '2:1:1' is no name with its value.
    if (code === 58) return isDigit(before) && isDigit(text.charCodeAt(i + 1)) ? -1 : i;
    // '(da acerola 50%)' is part of the name.
    if (code === 40) depth++;
    else if (code === 41) depth--;
    if (value < 0 && before === 32 && depth === 0 && (isDigit(code) || isSign(code))) value = i;
    before = code;
  }
  return value;
}
