import type { Shape } from '../../model.ts';
import { fold } from '../../text/fold.ts';
import { cellText, trimmedCell, type Cell, type Source } from '../../text/source.ts';
import { readHeading, type Heading } from '../columns.ts';
import { servingSize, servingsInLine, servingsPerPack } from '../facts.ts';
import { readName } from '../readName.ts';
import type { TableBuilder, ValueColumn } from '../TableBuilder.ts';
import { assignValues } from './assignValues.ts';
import { isNote } from './notes.ts';
import { nameOf } from './pairName.ts';
import { readGrid, type Grid } from './readGrid.ts';
import { readLoose } from './readLoose.ts';
import { scanLine, type Token } from './scanLine.ts';
import { delimiterOf, splitCells, type Delimiter } from './splitCells.ts';

/** What one text after another of the same input shares. */
export type TextState = {
  builder: TableBuilder;
  /** The columns that values go to, in the order in which their bases were printed. */
  active: ValueColumn[];
  heading: Heading | null;
  profile: string | undefined;
  /** A name on a line of its own, with the values on the lines below it so far. */
  pending: { name: Cell; values: Cell[] } | undefined;
  /** Lines that were read as a table, as name and value, and headings between them. */
  counts: { grid: number; pairs: number; marked: number; headings: number; lines: number };
};

export const newTextState = (builder: TableBuilder, heading: Heading | null): TextState => ({
  builder,
  active: heading ? [builder.column(heading)] : [],
  heading,
  profile: undefined,
  pending: undefined,
  counts: { grid: 0, pairs: 0, marked: 0, headings: 0, lines: 0 },
});

/** Reads a text: tables with pipes, tabs or semicolons, lines 'label: value', headings, run-on text. */
export function readText(
  source: Source,
  state: TextState,
  from = 0,
  to = source.text.length,
): void {
  const { text } = source;
  const semicolons = delimiterOf(text, from, to);
  let block: Grid = [];
  let kind: Delimiter | null = null;
  const flush = (): void => {
    if (block.length > 0) {
      state.counts.grid += block.length;
      readGrid(block, state.builder, state.heading);
    }
    block = [];
  };
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const stop = newline < 0 || newline > to ? to : newline;
    const line = trimmedLine(source, start, stop);
    start = stop + 1;
    if (line.end === line.start || (kind === '|' && isBorder(line))) continue;
    const delimiter = lineDelimiter(source, line, semicolons);
    if (delimiter !== kind) flush();
    kind = delimiter;
    if (delimiter === null) readLine(line, state);
    else block.push(...splitCells(line, delimiter, isInner(block)));
  }
  flush();
}

/** `+-----+-----+` between the rows of a drawn table. */
function isBorder({ source, start, end }: Cell): boolean {
  if (source.text.charCodeAt(start) !== 43) return false;
  return /^[-+=:\s]+$/.test(source.text.slice(start, Math.min(end, start + 400)));
}

/** The table has no outer pipes: its first row began with a cell. */
function isInner(block: Grid): boolean {
  const first = block[0]?.[0];
  if (!first) return false;
  const { text } = first.source;
  let at = first.start - 1;
  while (at >= 0 && text.charCodeAt(at) === 32) at--;
  return text.charCodeAt(at) !== 124;
}

/** A line without spaces at its ends, its tabs kept. */
function trimmedLine(source: Source, start: number, stop: number): Cell {
  const { text } = source;
  let end = stop;
  while (end > start && (text.charCodeAt(end - 1) === 32 || text.charCodeAt(end - 1) === 9)) end--;
  let first = start;
  while (first < end && text.charCodeAt(first) === 32) first++;
  return { source, start: first, end };
}

function lineDelimiter(source: Source, line: Cell, semicolons: boolean): Delimiter | null {
  const text = cellText(line);
  if (text.includes('|')) return isPairs(text) ? null : '|';
  if (text.trimStart().includes('\t')) return '\t';
  return semicolons && text.includes(';') ? ';' : null;
}

/** 'Energia 370 kcal | Proteine 80 g': cells that are pairs make no table. */
function isPairs(text: string): boolean {
  if (text.length > 2000) return false;
  const [first = '', second = ''] = text.split('|', 2);
  return isPair.test(first) && isPair.test(second);
}

const isPair = /^\s*[a-zà-ù][^\d|]{2,40}\d[\d.,]*\s?(?:k?cal|kj|m?g|mcg|[uµμ]g)\b/i;

function readLine(line: Cell, state: TextState): void {
  const { builder, counts } = state;
  const text = cellText(line);
  counts.lines++;
  if (text.length < longestFact + 20 && readLoose(line, text, state)) return;
  const tokens = scanLine(line.source, line.start, line.end);
  if (isPlainRow(tokens, state)) {
    const [token] = tokens;
    if (token) readToken(token, state, true, 1, tokens);
    return;
  }
  if (isNote(text)) {
    builder.notes.push(text);
    return;
  }
  const clean = text.replace(/^[\s*#_•-]+|[\s*_:]+$/g, '');
  const servings = clean.length < longestFact ? servingsInLine(clean) : undefined;
  if (servings !== undefined) {
    builder.servingsPerPack ??= servings;
    return;
  }
  const pairs = tokens.filter((token) => token.kind === 'pair');
  const whole = readHeading(clean);
  if (whole?.role === 'value' && whole.sure && !isSeveralBases(clean) && !pairs.some(isRow)) {
    counts.headings++;
    // 'Dose giornaliera: 3 compresse' says what 'per dose' means further down.
    if (whole.column.kind === 'serving' && sizeOfServing.test(clean))
      builder.columns.nameServing(whole);
    setHeading(state, whole, clean);
    return;
  }
  if (pairs.length === 0 && !tokens.some((token) => token.kind === 'basis')) {
    if (readUnread(line, state)) return;
    readRest(clean, state);
    state.pending = { name: line, values: [] };
    return;
  }
  const [lead] = tokens;
  if (lead?.kind === 'basis' && readBehindBasis(lead, line, state)) return;
  leadWithBasis(tokens, state);
  let fresh = true;
  for (const token of tokens) fresh = readToken(token, state, fresh, pairs.length, tokens);
}

/** 'Grassi: abc': a nutrient whose value is none keeps its row, and is told. */
function readUnread(line: Cell, state: TextState): boolean {
  const { text } = line.source;
  const colon = text.indexOf(':', line.start);
  if (colon < 0 || colon >= line.end - 1 || line.end - colon > longestUnread) return false;
  const name = trimmedCell(line.source, line.start, colon);
  if (readName(cellText(name)).key === undefined) return false;
  const value = trimmedCell(line.source, colon + 1, line.end);
  if (value.end === value.start || text.charCodeAt(value.end - 1) === 46) return false;
  if (state.active.length === 0) state.active = [state.builder.column(state.heading)];
  state.builder.row(name, state.active, [value]);
  return true;
}

/** Longer texts behind a nutrient's colon are prose. */
const longestUnread = 22;

/** 'Per 100 g: 80 g proteine, 5 g grassi' */
function readBehindBasis(lead: Token & { kind: 'basis' }, line: Cell, state: TextState): boolean {
  let start = lead.cell.end;
  while (start < line.end && ' :'.includes(line.source.text.charAt(start))) start++;
  const rest = { ...line, start };
  const before = state.active;
  state.active = [state.builder.column(lead.heading)];
  if (rest.end > start && readLoose(rest, cellText(rest), state)) return true;
  state.active = before;
  return false;
}

/** 'Proteine: 80 g per 100 g': the only basis of the text so far may close its line. */
function leadWithBasis(tokens: Token[], state: TextState): void {
  const last = tokens.at(-1);
  if (last?.kind !== 'basis' || state.active.length > 0) return;
  if (tokens.some((token) => token !== last && token.kind !== 'pair')) return;
  tokens.pop();
  tokens.unshift(last);
}

/** The usual line: one known nutrient with its value. */
function isPlainRow(tokens: readonly Token[], state: TextState): boolean {
  const [token] = tokens;
  if (token?.kind !== 'pair' || tokens.length > 1 || state.active.length === 0) return false;
  return readName(cellText(token.name)).key !== undefined;
}

const sizeOfServing = /^(?:dose|porzione|razione)\b[^:=\d]*[:=]/i;

/** A line that tells how many servings a pack holds says little else. */
const longestFact = 60;

/** A pair that is no part of a heading ('Porzione: 30 g'): a nutrient, or an amount of one. */
const isRow = (token: Token & { kind: 'pair' }): boolean => {
  const name = cellText(token.name);
  if (readName(name).key !== undefined) return true;
  return (
    servingSize(name, token.value) === null &&
    /\d\s*(?:m?g|mcg|[uµμ]g|k?cal|kj|u\.?i|%|ufc)/i.test(cellText(token.value)) &&
    !/^\W*(?:valori|per|porzione|dose|informazioni)/i.test(name)
  );
};

/** 'Per 100 g  Per dose (30 g)': the headings of several columns in one line. */
const isSeveralBases = (clean: string): boolean => (clean.match(/\bper\b/gi)?.length ?? 0) > 1;

function setHeading(state: TextState, heading: Heading, label: string): void {
  if (heading.column.kind === 'other' && !heading.hasBasis) {
    // 'Profilo aminoacidico': percentages below it have a column of their own, amounts do not.
    state.profile = label;
    return;
  }
  state.profile = undefined;
  state.heading = heading;
  if (heading.hasBasis) state.active = [state.builder.column(heading)];
}

function readRest(clean: string, state: TextState): void {
  const { builder } = state;
  const folded = fold(clean);
  if (folded === '') return;
  if (builder.rowCount === 0 && builder.title === undefined && clean.length < 80)
    builder.title = clean;
  else if (/am{1,2}ino/.test(folded) && clean.length < 80) state.profile = clean;
  else if (clean.length < 80 && !/[.,]/.test(clean)) state.profile = undefined;
}

/** Reads one token; gives back whether the next basis adds a column or begins anew. */
function readToken(
  token: Token,
  state: TextState,
  fresh: boolean,
  pairs: number,
  tokens: Token[],
): boolean {
  const { builder, counts } = state;
  if (token.kind === 'basis') {
    if (fresh) state.active = [];
    state.heading = token.heading;
    state.profile = undefined;
    state.active.push(builder.column(token.heading));
    counts.headings++;
    return false;
  }
  if (token.kind === 'rest') {
    const text = cellText(token.cell);
    if (/^\W*(?:%\s*)?(?:vnr|nrv|rda)\b\W*$/i.test(text)) builder.columns.reference(text, 0);
    return fresh;
  }
  const name = nameOf(token, pairs, tokens);
  if (!name) return true;
  const printed = cellText(name);
  if (readName(printed).isFact && readFact(printed, token.value, state)) return true;
  if (state.active.length === 0) state.active = [builder.column(state.heading)];
  counts.pairs++;
  if (token.marked) counts.marked++;
  assignValues(name, token.value, state);
  state.pending = readName(printed).energy ? { name, values: [] } : undefined;
  return true;
}

/** 'Dosi per confezione: 25', 'Porzione: 30 g'; true if it was one of them. */
function readFact(name: string, value: Cell, state: TextState): boolean {
  const servings = servingsPerPack(name, value);
  if (servings !== undefined) {
    state.builder.servingsPerPack ??= servings;
    return true;
  }
  const size = servingSize(name, value);
  if (size) setHeading(state, size, name);
  return size !== null;
}

/** The shape that the counts of a text tell. */
export function textShape({ counts }: TextState): Shape {
  if (counts.grid > 0 && counts.grid >= counts.pairs) return 'pipe-table';
  if (counts.headings > 1 && counts.lines > 2) return 'sectioned-list';
  return counts.lines > 1 ? 'lines' : 'free-text';
}
