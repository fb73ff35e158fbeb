import { isObject, printed, valueAt } from '../../document/values.ts';
import type { Path } from '../../text/source.ts';
import type { Fact } from '../facts/facts.ts';
import { servingsPerPack } from '../lines/pack.ts';
import { type Heading, isOpenServing, readHeading, withoutLabel } from '../values/headings.ts';
import { isTable } from './holdsTable.ts';
import type { Place } from './input.ts';
import { type KeyReading, type KeyRole, readField, readKey } from './keys.ts';
import { plainNumber, unitOfKey, unitText } from './rowValues.ts';

type Fields = Record<string, unknown>;

const isFilled = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isOf = (role: KeyRole) => (key: string) => readKey(key).role === role;

/** `basis: { amount: 100, unit: 'g' }`: the measure that an object is; null for any other value. */
export function measureOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  let amount: string | null = null;
  let unit: string | null = null;
  for (const key of Object.keys(value)) {
    const { role } = readKey(key);
    const own = role === 'unit' ? unitText(value[key]) : unitOfKey(key);
    unit ??= own;
    if (role !== 'unit' && (own !== null || role === 'value')) amount ??= plainNumber(value[key]);
  }
  if (amount !== null && unit !== null) return `${amount} ${unit}`;
  const keys = Object.keys(value).filter((key) => measured.has(readKey(key).role));
  const isFlat = !Object.values(value).some(isFilled);
  return isFlat ? measureText(keys.map((key) => value[key])) : null;
}

const maxMeasure = 30;
const measured: ReadonlySet<KeyRole> = new Set(['value', 'product', 'label', 'name']);

const isWeighed = (text: string): boolean =>
  ['g', 'ml'].includes(readHeading(text)?.column.unit ?? '');

/** `{ quantita: '1 bustina', peso: '15 g' }`: the text that is a measure, one of mass or volume first. */
function measureText(items: readonly unknown[]): string | null {
  const texts = items
    .filter((item) => typeof item === 'string' && item.length < maxMeasure)
    .map((item) => printed(String(item)));
  const sizes = texts.filter((text) => {
    const column = readHeading(text)?.column;
    return column?.kind === 'serving' && column.amount !== undefined;
  });
  return sizes.find(isWeighed) ?? sizes[0] ?? null;
}

/** `porzione: '30 g'`, `dose: 'per 2 capsule'`, `dose: 30` (grams), `porzione_ml: 250`. */
function labelHeading(value: unknown, unit: string): Heading | null {
  const number = plainNumber(value);
  const measure = number === null ? measureOf(value) : `${number} ${unit}`;
  if (measure !== null) {
    const heading = readHeading(`per ${measure}`);
    return heading && (typeof value === 'number' ? heading : withoutLabel(heading));
  }
  const label = typeof value === 'string' ? printed(value) : '';
  const heading = label === '' ? null : readHeading(label);
  if (label === '' || heading?.role === 'value') return heading;
  const column = { kind: 'serving', label } as const;
  return { role: 'value', column, hasBasis: true, sure: false, maybeNrv: false };
}

const isHundred = ({ column }: Heading): boolean => column.kind.startsWith('per100');

const mayBeLabel: ReadonlySet<KeyRole> = new Set(['label', 'value', 'unit']);

/** The headings that the labels of an object are, the one of a hundred first. */
function labelHeadings(input: Fields, keys: readonly string[], isServing: boolean): Heading[] {
  // Most objects have none.
  if (!isServing && !keys.some((key) => mayBeLabel.has(readField(key, input[key]).role))) return [];
  const unitKey = keys.find(isOf('labelUnit')) ?? keys.find(isOf('unit'));
  const unit = unitKey === undefined ? null : unitText(input[unitKey]);
  const hasRows = keys.some((key) => isOf('rows')(key) && isFilled(input[key]));
  const headings = keys.flatMap((key) => {
    const value = input[key];
    const known = readField(key, value);
    if (!isLabel(known, value, { hasRows, isServing, unit })) return [];
    const heading = labelHeading(value, known.unit ?? unit ?? 'g');
    return heading ? [heading] : [];
  });
  return headings.toSorted((a, b) => Number(isHundred(b)) - Number(isHundred(a)));
}

type Around = {
  readonly hasRows: boolean;
  readonly isServing: boolean;
  readonly unit: string | null;
};

/** Whether a field tells the basis of what is beside it: a label, or the size in what is a serving. */
function isLabel(known: KeyReading, value: unknown, { hasRows, isServing, unit }: Around): boolean {
  const { role } = known;
  if (role === 'label') return true;
  const text = typeof value === 'string' ? printed(value) : '';
  // `unita: 'per 100 ml'`
  if (role === 'unit') return text.includes(' ') && readHeading(text)?.hasBasis === true;
  const isSize = known.isSize === true && isServing;
  if (!isSize && !(role === 'value' && hasRows)) return false;
  if (typeof value === 'number') return isSize || unit !== null;
  const column = typeof value === 'string' ? readHeading(`per ${text}`)?.column : undefined;
  return column?.amount !== undefined || column?.kind.startsWith('per100') === true;
}

/** `servings: [{ size: '100 g', … }]` */
function isAmongServings(path: Path): boolean {
  const above = typeof path.at(-1) === 'number' ? path.at(-2) : undefined;
  return typeof above === 'string' && ['servings', 'label'].includes(readKey(above).role);
}

/** 'Per 100 g' as it is printed, 'per_100g' as a code. */
const headingNamed = (name: string): Heading | null =>
  name.includes('_') ? readKey(name).heading : readHeading(printed(name));

/** `{ nome: 'Per 100 g', valori: […] }`: the name of a list of rows is their basis. */
function sectionHeading(value: string, input: Fields, keys: readonly string[]): Heading | null {
  const heading = headingNamed(value);
  if (heading?.role !== 'value' || !(heading.hasBasis || heading.column.kind === 'other'))
    return null;
  // 'Valori per dose' beside `serving_size: '20 ml'`: the dose that is measured names the column.
  const isBare = heading.column.kind === 'serving' && heading.column.amount === undefined;
  if (isBare && keys.some(isOf('label'))) return null;
  const holdsRows = (key: string): boolean =>
    (isOf('rows')(key) && isFilled(input[key])) || (heading.sure && isTable(input[key]));
  return keys.some(holdsRows) ? heading : null;
}

/** `nota: 'Quantità per 2 capsule. …'`: its first sentence may name the basis of all rows. */
function noteHeading(note: string): Heading | null {
  const heading = readHeading(note.split(/\.(?:\s|$)/, 1)[0] ?? '');
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}

/** What an object says beside its rows: its own basis, title, servings per pack, notes. */
export function ownFacts(
  input: Fields,
  keys: readonly string[],
  { path, basis }: Place,
): { readonly heading: Heading | null; readonly facts: readonly Fact[] } {
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
    const isTitle = (role === 'name' || role === 'title') && typeof value === 'string';
    const section = isTitle ? sectionHeading(value, input, keys) : null;
    if (section) heading ??= section;
    else if (isTitle && role === 'title') facts.push({ kind: 'title', text: printed(value) });
    else if (role === 'servings') {
      const cell = valueAt(value, [...path, key]);
      const count = cell ? servingsPerPack('dosi', cell) : undefined;
      if (count !== undefined) facts.push({ kind: 'servings', count });
    } else if (role === 'notes') {
      const notes: unknown[] = Array.isArray(value) ? value : [value];
      for (const note of notes) {
        const text = typeof note === 'string' ? printed(note) : '';
        if (text !== '') facts.push({ kind: 'note', text });
        if (note === value) noted ??= noteHeading(text);
      }
    }
  }
  return { heading: heading ?? noted, facts };
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
