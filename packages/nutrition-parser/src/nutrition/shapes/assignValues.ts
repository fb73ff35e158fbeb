import { cellText, trimmedCell, type Cell } from '../../text/source.ts';
import { readMultiplier } from '../multiplier.ts';
import { number, readNumber } from '../number.ts';
import { readCell } from '../readCell.ts';
import { nameOfCell } from '../readName.ts';
import type { TextState } from './textState.ts';

const sub = { sub: true };
const none = {};

/**
 * Gives the values behind a name to the active columns: one cell each where they are parted by wide
 * gaps or tabs, else one amount each, or one pair of kJ and kcal each for energy. A percentage under
 * a profile heading goes to the profile's column.
 */
export function assignValues(name: Cell, value: Cell, state: TextState): void {
  const { builder, active } = state;
  const facts = state.sub ? sub : none;
  if (state.profile !== undefined && /^[<~]?\s*[\d.,]+\s*%/.test(cellText(value))) {
    const column = builder.column({
      role: 'value',
      column: { kind: 'other', label: state.profile },
      hasBasis: true,
      sure: true,
      maybeNrv: false,
    });
    builder.row(name, [column], [value], facts);
    return;
  }
  if (active.length < 2) {
    builder.row(name, active, [value], facts);
    return;
  }
  builder.row(name, active, cellsOf(name, value, active.length), facts);
}

function cellsOf(name: Cell, value: Cell, columns: number): (Cell | null)[] {
  const wide = splitAt(value, /\s{2,}|\t/g);
  if (wide.length === columns) return wide;
  const { energy } = nameOfCell(name);
  const amounts = readCell(value, energy).amounts.length;
  const pairs = energy && amounts === columns * 2;
  const starts = amountStarts(value);
  const cells: Cell[] = [];
  const step = pairs ? 2 : 1;
  for (let i = 0; i < starts.length && cells.length < columns; i += step) {
    const start = starts[i] ?? value.start;
    const stop = cells.length === columns - 1 ? value.end : (starts[i + step] ?? value.end);
    cells.push(trimmedCell(value.source, start, stop));
  }
  return cells;
}

function splitAt(value: Cell, gap: RegExp): Cell[] {
  const cells: Cell[] = [];
  const text = cellText(value);
  let from = 0;
  for (const match of text.matchAll(gap)) {
    cells.push(trimmedCell(value.source, value.start + from, value.start + match.index));
    from = match.index + match[0].length;
  }
  cells.push(trimmedCell(value.source, value.start + from, value.end));
  return cells;
}

/** Where each amount starts, with the sign or word before it; percentages in brackets are none. */
function amountStarts(value: Cell): number[] {
  const { text } = value.source;
  const starts: number[] = [];
  let from = value.start;
  let depth = 0;
  for (let i = value.start; i < value.end;) {
    const code = text.charCodeAt(i);
    if (code === 40) depth++;
    if (code === 41 && --depth === 0 && starts.length > 0) from = i + 1;
    if (code < 48 || code > 57 || depth > 0) {
      i++;
      continue;
    }
    if (!readNumber(text, i, value.end)) break;
    readMultiplier(text, value.end);
    const percent = /^\s*%/.test(text.slice(number.end, number.end + 4));
    if (!percent || starts.length === 0) starts.push(from);
    i = number.end;
    from = unitEnd(text, i, value.end);
    i = from;
  }
  return starts;
}

/** Past the unit behind a number: letters, with or without a space before them. */
function unitEnd(text: string, at: number, end: number): number {
  const match = /^\s*(?:[a-zµμ.]{1,8}|%)?(?: ?[/-] ?k(?:j|cal)\b)?/i.exec(
    text.slice(at, Math.min(end, at + 18)),
  );
  return at + (match ? match[0].length : 0);
}
