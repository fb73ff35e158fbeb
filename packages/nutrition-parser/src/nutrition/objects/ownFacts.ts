import { areObjects, isObject, printed, valueAt } from '../../document/values.ts';
import { keyUnits, unitCodes } from '../../lexicon/keys.ts';
import type { Column } from '../../model.ts';
import type { Fact } from '../facts/facts.ts';
import { servingsPerPack } from '../lines/pack.ts';
import { isTable } from './holdsTable.ts';
import type { Place } from './input.ts';
import type { KeyReading, KeyRole } from './keyRoles.ts';
import { headingNamed, readField, readKey } from './keys.ts';
import { type Heading, isOpenServing, readHeading, withoutLabel } from '../values/headings.ts';
import { pastDecimal } from '../../text/chars.ts';
import type { Path } from '../../text/source.ts';

/** The text of a label or unit, also of one that has a code beside it: `{ value: 'GRM', label: 'g' }`. */
export function labelText(value: unknown): string | null {
  if (typeof value === 'string') return printed(value);
  if (!isObject(value)) return null;
  const text = value['label'] ?? value['name'] ?? value['value'] ?? value['code'];
  return typeof text === 'string' ? printed(text) : null;
}

/** A unit as it is printed, or the one that a code stands for. */
export function unitText(value: unknown): string | null {
  const text = labelText(value);
  return text === null ? null : (unitCodes.get(text) ?? text);
}

/** The text of 30, '30' or '12,5'; null for any other value. */
export function plainNumber(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && pastDecimal(text, 0) === text.length ? text : null;
}

/** `{ grammi: 30 }`, `{ g: 30 }`, `{ peso_g: 30 }` */
function unitOfKey(key: string): string | null {
  const word = key.slice(key.lastIndexOf('_') + 1).toLowerCase();
  return keyUnits.has(word) ? word : null;
}

const maxMeasure = 30;
const measured: ReadonlySet<KeyRole> = new Set(['value', 'product', 'label', 'name']);
const isMass = (unit: string | undefined): boolean => unit === 'g' || unit === 'ml';

/** `basis: { amount: 100, unit: 'g' }`: the measure that an object is; null for any other value. */
export function measureOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  let amount: string | null = null;
  let unit: string | null = null;
  for (const key of Object.keys(value)) {
    const item = value[key];
    const { role } = readKey(key);
    const own = role === 'unit' ? null : unitOfKey(key);
    if (role === 'unit') unit = unitText(item);
    else if (own !== null || role === 'value') {
      amount ??= plainNumber(item);
      unit ??= own;
    }
  }
  const isFlat = Object.values(value).every((item) => typeof item !== 'object');
  if (amount === null || unit === null) return isFlat ? measureText(value) : null;
  return `${amount} ${unit}`;
}

const isSizeKey = (column: Readonly<Column> | undefined): boolean =>
  column?.kind === 'serving' && column.amount !== undefined;

/** `{ quantita: '1 bustina', peso: '15 g' }`: the text that is a measure, one of mass or volume first. */
function measureText(value: Record<string, unknown>): string | null {
  const texts = Object.keys(value).flatMap((key) => {
    const item = value[key];
    const mayBe =
      typeof item === 'string' && item.length < maxMeasure && measured.has(readKey(key).role);
    return mayBe ? [printed(item)] : [];
  });
  const sizes = texts.map((text) => readHeading(text)?.column);
  const weighed = sizes.findIndex((column) => isSizeKey(column) && isMass(column?.unit));
  return texts[weighed < 0 ? sizes.findIndex(isSizeKey) : weighed] ?? null;
}

/** What an object says beside its rows: its own basis, title, servings per pack, notes. */
type OwnFacts = { readonly heading: Heading | null; readonly facts: readonly Fact[] };

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
