import { pattern } from '../../lexicon/patterns.ts';
import { doses, pieces } from '../../lexicon/vocabulary.ts';
import type { ColumnRef, RowFact } from '../facts/facts.ts';
import {
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  contextAfter,
  maxLoose,
} from './Line.ts';
import { unitOfEnergy } from './headings.ts';
import { nameOf } from './pairNames.ts';
import { readCell } from '../values/cells.ts';
import { type Heading, headingWithin, readHeading } from '../values/headings.ts';
import { nameOfCell } from '../values/names.ts';
import type { PairToken, Token } from '../values/tokens.ts';
import { groupOf, hasAny, hasDigit, isLetter } from '../../text/chars.ts';
import { splitAtAny, withoutBeginning } from '../../text/pieces.ts';
import { Cell, trimmedCell } from '../../text/source.ts';

/** Past the values behind a pair that each have their basis; its place where there are none. */
function runEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'pair' || tokens[at + 1]?.kind !== 'basis') return at;
  let end = at + 2;
  while (tokens[end]?.kind === 'value' && tokens[end + 1]?.kind === 'basis') end += 2;
  return percentOf(tokens[end]) === null ? end : end + 1;
}

/** '(100% VNR)' behind a basis. */
function percentOf(token: Token | undefined): number | null {
  if (token?.kind !== 'value') return null;
  const { percent, amounts } = readCell(token.value, false);
  return percent ?? (amounts[0]?.unit === '%' ? amounts[0].amount : null);
}

/** A line that is one nutrient with its value and the basis of that. */
const isWhole = ([pair]: readonly Token[], { active }: LineContext): boolean =>
  active.length > 0 && pair?.kind === 'pair' && nameOfCell(pair.name).key !== undefined;

/** Values that each name their basis, and the tokens that are none of these. */
type OwnBases = { readonly facts: readonly LineFact[]; readonly left: readonly Token[] };

/** 'Proteine: 80 g per 100 g (24 g per dose)' */
export function ownBases(tokens: readonly Token[], context: LineContext): OwnBases {
  const left: Token[] = [];
  const facts: LineFact[] = [];
  let current = context;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const end = runEnd(tokens, at);
    const isOwn = end > at + 2 || (end === tokens.length && at === 0 && isWhole(tokens, current));
    if (token?.kind === 'pair' && end > at && isOwn) {
      const run = runFacts(token, tokens.slice(at, end), current);
      facts.push(...run);
      current = contextAfter(current, run);
      at = end - 1;
    } else if (token) left.push(token);
  }
  return { facts, left };
}

function runFacts(pair: PairToken, run: readonly Token[], context: LineContext): LineFact[] {
  const name = nameOf(pair, 2, run.length);
  if (!name) return [];
  const percent = percentOf(run.at(-1));
  const percents = percent === null ? undefined : [percent];
  const rows: LineFact[] = [];
  let first: Heading | undefined;
  for (let i = 0; i + 1 < run.length; i += 2) {
    const [amount, basis] = run.slice(i, i + 2);
    if (amount === undefined || !('value' in amount) || basis?.kind !== 'basis') continue;
    const columns = [basis.heading];
    rows.push({ kind: 'row', name, columns, cells: [amount.value], percents });
    first ??= basis.heading;
  }
  return first && context.active.length === 0 ? [...rows, changed({ active: [first] })] : rows;
}

/** A value, and the column that it is of. */
type Valued = {
  readonly cell: Cell;
  readonly column: ColumnRef;
  /** The reference percentage behind its basis. */
  readonly percent: number | null;
};

const amount = '[<~]? ?{NUMBER} ?(?:{UNIT}|[a-z]+ (?:di )?{COLONIES})(?: ?[/-] ?{NUMBER} ?{KILO})?';
/** '80 g/100 g', '24 g per dose (30 g)', '14 g (barretta 60 g)' */
const basisBehind = pattern(
  `^(${amount}),? ?(/|\\(?(?:per|a|ogni|x|su)\\b|\\() ?([^(),;/]{1,30}(?:\\([^()]{1,20}\\))?)\\)?$`,
);
/** 'per 100 g: 80 g' */
const basisBefore = pattern(`^(per|a|ogni|x) ([^:=]{1,30}?)[:= ]+(${amount})$`);
const reference = pattern(
  '(?: ?[–(/-])* ?({PERCENT}) ?% ?(?:del )?{VNR}\\*{0,3}\\)?$| ?\\(({PERCENT}) ?%\\)$',
);

/** '100 g', 'una compressa', 'barretta 60 g', but not 'pari a 2 g'. */
function beginsBasis(text: string): boolean {
  const [word = ''] = splitAtAny(text.toLowerCase(), ' :');
  return hasDigit(word) || word.startsWith('un') || doses.has(word) || pieces.has(word);
}

/** A value that tells its basis before it or behind it, with or without its reference; null for any other. */
function toldValue(piece: Cell): Valued | null {
  const { source, start } = piece;
  const percent = reference.exec(piece.text);
  const cell = percent ? trimmedCell(source, start, start + percent.index) : piece;
  const behind = basisBehind.exec(cell.text);
  const match = behind ?? basisBefore.exec(cell.text);
  const basis = match ? groupOf(match, behind ? 3 : 2) : '';
  if (!match || !beginsBasis(basis)) return null;
  const joint = withoutBeginning(groupOf(match, behind ? 2 : 1), ['(']);
  const column = readHeading(`${joint.toLowerCase() === 'per' ? joint : 'per'} ${basis}`);
  if (column?.role !== 'value' || !column.hasBasis) return null;
  // '1570 kJ (370 kcal)' has two values.
  if (behind && (column.column.kind === 'other' || column.column.unit === 'mg')) return null;
  const printed = groupOf(match, behind ? 1 : 3);
  const at = behind ? start : cell.end - printed.length;
  return {
    cell: trimmedCell(source, at, at + printed.length),
    column,
    percent: percent && Number((percent[1] ?? groupOf(percent, 2)).replace(',', '.')),
  };
}

/** What parts values that each tell their basis. */
const between = pattern('[;|]|(?<=\\))[ ,/–-]+(?={NUMBER})');

/** The values of a text that each tell their basis: '80 g per 100 g; 24 g per dose (48% VNR)'; null for any other. */
function toldValues({ source, start, text }: Cell): readonly Valued[] | null {
  const found: Valued[] = [];
  let at = start;
  for (const piece of text.split(between)) {
    const from = source.text.indexOf(piece, at);
    const value = toldValue(trimmedCell(source, from, from + piece.length));
    if (!value) return null;
    found.push(value);
    at = from + piece.length;
  }
  return found;
}

/** A bracket at the end of a value with the value of another basis: '80 g (24 g per dose)'. */
function bracketValues(cell: Cell, context: LineContext): readonly Valued[] | null {
  const { source, start, end, text } = cell;
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  if (open < 1) return null;
  const value = trimmedCell(source, start, start + open);
  const other = toldValue(new Cell(source, start + open + 1, end - 1));
  if (!other?.column || !onlyAmount.test(value.text)) return null;
  const [column = null] = activeColumns(context);
  // Without a heading above, both are servings, but not the same.
  const second = column ? other.column : ({ ...other.column, isApart: true } as const);
  return [
    { cell: value, column, percent: null },
    { ...other, column: second },
  ];
}

const onlyAmount = pattern(`^${amount}$`);
const row = pattern(`^([^\\d:(]*{LETTER}{2}[^:(]*?)[: ]+(${amount}.*)$`);
const colonies = pattern('{COLONIES}$');

/** A nutrient whose values tell their bases themselves, behind a slash, in brackets or behind 'per'. */
export const valuesWithBases: LineForm = {
  name: 'values with their bases',
  example: 'Per 100 g\nProteine: 80 g (24 g per dose)',
  match({ cell, text }, context) {
    if (text.length >= maxLoose || !hasAny(text, ['/', '('])) return null;
    // 'Zinco 10 mg (100% VNR)'
    if (text.includes('%') && !text.includes('/')) return null;
    const match = row.exec(text);
    if (!match) return null;
    const { source, start, end } = cell;
    const name = trimmedCell(source, start, start + groupOf(match, 1).length);
    const value = trimmedCell(source, end - groupOf(match, 2).length, end);
    const values = bracketValues(value, context) ?? toldValues(value);
    const [first] = values ?? [];
    if (!values || !first || !isRowOf(name, values)) return null;
    const columns = values.map(({ column }) => headingWithin(column, context.heading));
    const percents = values.map(({ percent }) => percent);
    const lead =
      first.column && !columns.includes(context.active[0] ?? null)
        ? [changed({ active: columns, heading: columns[0] ?? null })]
        : activated(context, columns.slice(0, 1));
    return [
      ...lead,
      { kind: 'row', name, columns, cells: values.map(({ cell: own }) => own), percents },
    ];
  },
};

/** Whether values are those of a name: of a nutrient, or of cells of a strain, whatever it is called. */
function isRowOf(name: Cell, [first, ...others]: readonly Valued[]): boolean {
  if (nameOfCell(name).key === undefined && !colonies.test(first?.cell.text ?? '')) return false;
  // '80 g/100 g' alone has its basis among the tokens of its line.
  return others.length > 0 || isServing(first?.column ?? null);
}

const isServing = (column: ColumnRef): boolean =>
  column?.column.kind === 'serving' && isLetter(column.column.label?.charAt('per '.length) ?? '');

/** Cells with more parts are no values. */
const maxParts = 6;

/** The parts of a cell between slashes that have spaces on both sides. */
export function slashedParts({ source, start, end, text }: Cell): Cell[] {
  const parts: Cell[] = [];
  let from = start;
  for (const part of text.split(' / ', maxParts + 1)) {
    parts.push(trimmedCell(source, from, Math.min(end, from + part.length)));
    from += part.length + ' / '.length;
  }
  return parts;
}

/** The two values of a cell that a slash parts; null for any other. */
export function halvesOf(cell: Cell | null | undefined): [Cell, Cell] | null {
  const [first, second] = slashedCells(cell, 2);
  return first && second ? [first, second] : null;
}

/** A cell for each heading; two values of energy are in one, and have no reference. */
export function slashedCells(cell: Cell | null | undefined, heads: number): (Cell | null)[] {
  const none: (Cell | null)[] = Array.from({ length: heads }, () => null);
  if (!cell) return none;
  const parts = slashedParts(cell);
  const half = parts[1];
  if (parts.length === 4 && half) {
    const { source, start, end } = cell;
    const pairs = [trimmedCell(source, start, half.end), trimmedCell(source, half.end + 3, end)];
    return none.map((_, i) => pairs[i] ?? null);
  }
  // '1590 kJ / 376 kcal' is one value.
  const units = parts.map((part) => unitOfEnergy(part)?.text.toLowerCase());
  const isEnergy = parts.length === 2 && !units.includes(undefined) && units[0] !== units[1];
  return isEnergy || parts.length > heads
    ? [cell, ...none.slice(1)]
    : none.map((_, i) => parts[i] ?? null);
}

const isOpen = (column: ColumnRef): boolean =>
  column === null || (column.column.kind === 'serving' && column.column.amount === undefined);

/** Shorter texts tell no basis, and longer ones are no values. */
const minLength = 6;
const maxLength = 120;

/** Whether a value may tell its basis: most do not. */
const mayTellBasis = (text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && hasAny(text, joints);

/** Before the basis of a value. */
const joints = ['/', '(', 'per ', ' x ', ' su ', ' ogni ', ' a '];

/** The values of a cell that has several, or that tells what it is of; null for any other. */
function valuesIn(cell: Cell, basis: ColumnRef): readonly Valued[] | null {
  const second = basis?.second;
  const halves = second && halvesOf(cell);
  if (halves)
    return [
      { cell: halves[0], column: basis, percent: null },
      { cell: halves[1], column: second, percent: null },
    ];
  if (!isOpen(basis) || !mayTellBasis(cell.text)) return null;
  const told = toldValues(cell);
  // '80 g/24 g' has two values.
  if (!told || (told.length === 1 && isMassOnly(cell.text))) return null;
  return told.map((value) => ({ ...value, column: headingWithin(value.column, basis) }));
}

const massOnly = pattern('^[\\d.,]+ ?{UNIT} ?[/(] ?(?!100 ?[gm]){NUMBER} ?{UNIT}\\)?$');
const isMassOnly = (text: string): boolean => massOnly.test(text);

/** Whether a cell may have more than the value of its column. */
const mayTell = (cell: Cell | null, column: ColumnRef): boolean =>
  cell !== null &&
  cell.number === undefined &&
  (column?.second !== undefined || (isOpen(column) && mayTellBasis(cell.text)));

/**
 * A row whose values tell their bases themselves, in columns of these: '80 g per 100 g',
 * '80 g / 24 g' under 'per 100 g / per dose'; any other as it is.
 */
export function withOwnBases(fact: RowFact): RowFact {
  const { columns } = fact;
  if (!fact.cells.some((cell, i) => mayTell(cell, columns[i] ?? null))) return fact;
  const values = fact.cells.map((cell, i) => (cell ? valuesIn(cell, columns[i] ?? null) : null));
  if (values.every((value) => value === null)) return fact;
  const all = values.flatMap(
    (value, i): readonly (Omit<Valued, 'cell'> & { cell: Cell | null })[] => {
      const percent = fact.percents?.[i] ?? null;
      return value
        ? value.map((one) => ({ ...one, percent: one.percent ?? percent }))
        : [{ cell: fact.cells[i] ?? null, column: columns[i] ?? null, percent }];
    },
  );
  const hasPercent = all.some(({ percent }) => percent !== null);
  return {
    ...fact,
    columns: all.map(({ column }) => column),
    cells: all.map(({ cell }) => cell),
    percents: hasPercent ? all.map(({ percent }) => percent) : fact.percents,
  };
}
