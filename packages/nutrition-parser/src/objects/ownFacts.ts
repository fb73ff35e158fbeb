import type { Path } from '../text/source.ts';
import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import { servingsPerPack } from '../lines/packFacts.ts';
import type { Fact } from '../build/facts.ts';
import { isOpenServing } from '../lexer/headingWithin.ts';
import { readField } from './readField.ts';
import { readKey } from './readKey.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import { measureOf, plainNumber, unitText } from './measures.ts';
import type { Place } from './input.ts';
import { headingNamed } from './nutritionTitle.ts';
import { isTable } from './texts.ts';
import { areObjects, printed, valueAt } from './values.ts';

/** What an object says beside its rows: its own basis, title, servings per pack, notes. */
export type OwnFacts = { readonly heading: Heading | null; readonly facts: readonly Fact[] };

export function ownFacts(
  input: Record<string, unknown>,
  keys: readonly string[],
  { path, basis }: Place,
): OwnFacts {
  const isServing = isOpenServing(basis) || isAmongServings(path);
  const [label, ...others] = labelHeadings(input, keys, isServing);
  let heading: Heading | null = label ?? null;
  let noted: Heading | null = null;
  const facts: Fact[] = [];
  // `{ nutrition_data_per: '100 g', serving_size: '30 g' }`
  for (const other of others)
    if (label?.column.kind.startsWith('per100') && other.column.kind === 'serving')
      facts.push({ kind: 'servingSize', heading: other });
  for (const key of keys) {
    const value = input[key];
    const { role } = readField(key, value);
    if (namesSection(role, value, input, keys)) heading ??= headingNamed(value);
    else if (role === 'title' && typeof value === 'string')
      facts.push({ kind: 'title', text: printed(value) });
    else if (role === 'servings') facts.push(...servingsFacts(value, [...path, key]));
    else if (role === 'notes') {
      facts.push(...noteFacts(value));
      noted ??= noteHeading(value);
    }
  }
  return { heading: heading ?? noted, facts };
}

/** `servings: [{ size: '100 g', … }]` */
function isAmongServings(path: Path): boolean {
  const above = typeof path.at(-1) === 'number' ? path.at(-2) : undefined;
  return typeof above === 'string' && ['servings', 'label'].includes(readKey(above).role);
}

/** `{ nome: 'Per 100 g', valori: […] }`: the name of a list of rows is their basis. */
function namesSection(
  role: KeyRole,
  value: unknown,
  input: Record<string, unknown>,
  keys: readonly string[],
): value is string {
  if ((role !== 'name' && role !== 'title') || typeof value !== 'string') return false;
  const heading = headingNamed(value);
  if (heading?.role !== 'value' || !(heading.hasBasis || heading.column.kind === 'other'))
    return false;
  // 'Valori per dose' beside `serving_size: '20 ml'`: the dose that is measured names the column.
  const isBare = heading.column.kind === 'serving' && heading.column.amount === undefined;
  if (isBare && keys.some((key) => readKey(key).role === 'label')) return false;
  return keys.some((key) => {
    const isHolder = readKey(key).role === 'rows' && isFilled(input[key]);
    return isHolder || (heading.sure && (areObjects(input[key]) || isTable(input[key])));
  });
}

const isFilled = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** `porzione: '30 g'`, `dose: 'per 2 capsule'`, `dose: 30` (grams), `porzione_ml: 250`. */
function labelHeading(value: unknown, unit: string): Heading | null {
  const number = plainNumber(value);
  const measure = number === null ? measureOf(value) : `${number} ${unit}`;
  if (measure !== null) {
    const heading = readHeading(`per ${measure}`);
    return heading && (typeof value === 'number' ? heading : withoutLabel(heading));
  }
  const label = typeof value === 'string' ? printed(value) : '';
  if (label === '') return null;
  const heading = readHeading(label);
  if (heading?.role === 'value') return heading;
  return {
    role: 'value',
    column: { kind: 'serving', label },
    hasBasis: true,
    sure: false,
    maybeNrv: false,
  };
}

const none: readonly Heading[] = [];

/** The headings that the labels of an object are, the one of a hundred first. */
function labelHeadings(
  input: Record<string, unknown>,
  keys: readonly string[],
  isServing: boolean,
): readonly Heading[] {
  if (!isServing && !keys.some((key) => mayBeLabel(readField(key, input[key]).role))) return none;
  const unitKey = keys.find((key) => readKey(key).role === 'labelUnit');
  const unit = unitKey === undefined ? null : unitText(input[unitKey]);
  const headings = keys.flatMap((key) => {
    const value = input[key];
    const known = readField(key, value);
    const isBasis = known.role === 'unit' && namesBasis(value);
    const isLabel =
      known.role === 'label' ||
      isBasis ||
      (known.role === 'value' && isSizeOf(input, keys, key)) ||
      (isServing && isSize(known, value));
    if (!isLabel) return [];
    const heading = labelHeading(value, known.unit ?? unit ?? unitBeside(input, keys) ?? 'g');
    return heading ? [heading] : [];
  });
  const hundred = headings.find(({ column }) => column.kind.startsWith('per100'));
  return hundred ? [hundred, ...headings.filter((heading) => heading !== hundred)] : headings;
}

const mayBeLabel = (role: KeyRole): boolean =>
  role === 'label' || role === 'value' || role === 'unit';

/** `per_porzione: { size: '30 g' }` */
const isSize = (known: KeyReading, value: unknown): boolean =>
  known.isSize === true &&
  (typeof value === 'number' ||
    (typeof value === 'string' && isMeasure(readHeading(`per ${printed(value)}`))));

const isMeasure = (heading: Heading | null): boolean =>
  heading?.column.amount !== undefined || heading?.column.kind.startsWith('per100') === true;

/** `unita: 'per 100 ml'` */
const namesBasis = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.includes(' ') &&
  readHeading(printed(value))?.hasBasis === true;

/** `unit: 'g'` */
const unitBeside = (input: Record<string, unknown>, keys: readonly string[]): string | null => {
  const key = keys.find((other) => readKey(other).role === 'unit');
  return key === undefined ? null : unitText(input[key]);
};

/** `per_dose: { quantita: '1 misurino (25 g)', valori: … }`: the amount beside rows is that of the dose. */
const isSizeOf = (
  input: Record<string, unknown>,
  keys: readonly string[],
  key: string,
): boolean => {
  const value = input[key];
  const number = plainNumber(value);
  const unit = number === null ? null : unitBeside(input, keys);
  if (unit === null && typeof value !== 'string') return false;
  const text = unit === null ? printed(String(value)) : `${number} ${unit}`;
  if (!keys.some((other) => readKey(other).role === 'rows' && isFilled(input[other]))) return false;
  return readHeading(`per ${text}`)?.column.amount !== undefined;
};

function servingsFacts(value: unknown, path: Path): Fact[] {
  const cell = valueAt(value, path);
  const count = cell ? servingsPerPack('dosi', cell) : undefined;
  return count === undefined ? [] : [{ kind: 'servings', count }];
}

/** `nota: 'Quantità per 2 capsule. …'`: its first sentence may name the basis of all rows. */
function noteHeading(note: unknown): Heading | null {
  const [first = ''] = typeof note === 'string' ? printed(note).split(/\.(?:\s|$)/, 1) : [];
  const heading = readHeading(first);
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}

function noteFacts(value: unknown): Fact[] {
  const notes: unknown[] = Array.isArray(value) ? value : [value];
  return notes.flatMap((note): Fact[] => {
    const text = typeof note === 'string' ? printed(note) : '';
    return text === '' ? [] : [{ kind: 'note', text }];
  });
}

/** The section's own label names its column; the key's amount stays where the label has none. */
export function mergedBasis(basis: Heading | null, own: Heading): Heading {
  if (!basis) return own;
  const { kind } = basis.column;
  if (kind !== 'serving') return { ...basis, column: { ...basis.column, label: own.column.label } };
  const column = { ...basis.column, ...own.column, kind };
  // `servingSize: '100 g'`
  if (own.column.kind.startsWith('per100')) {
    column.amount ??= 100;
    column.unit ??= own.column.kind === 'per100g' ? 'g' : 'ml';
  }
  return { ...basis, column };
}
