import { isObject, printed, valueAt } from '../../document/values.ts';
import type { Fact } from '../facts/facts.ts';
import { servingsPerPack } from '../lines/pack.ts';
import { type Heading, isOpenServing, readHeading, withoutLabel } from '../values/headings.ts';
import { isTable } from './holdsTable.ts';
import type { Place } from './input.ts';
import { type KeyRole, readField, readKey } from './keys.ts';
import { plainNumber, unitOfKey, unitText } from './rowValues.ts';

type Fields = Record<string, unknown>;

const isOf = (role: KeyRole) => (key: string) => readKey(key).role === role;

const ofMeasures: ReadonlySet<KeyRole> = new Set(['value', 'product', 'label', 'name']);

/** '15 g', but no longer text */
const isWeight = (text: string): boolean =>
  text.length < 30 && ['g', 'ml'].includes(readHeading(text)?.column.unit ?? '');

/**
 * `basis: { amount: 100, unit: 'g' }`, `{ grammi: 30 }`, `{ quantita: '1 bustina', peso: '15 g' }`: the
 * measure that an object is; null for any other value.
 */
export function measureOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const keys = Object.keys(value);
  let amount: string | null = null;
  let unit: string | null = null;
  for (const key of keys) {
    const { role } = readKey(key);
    const own = role === 'unit' ? unitText(value[key]) : unitOfKey(key);
    unit ??= own;
    if (role !== 'unit' && (own !== null || role === 'value')) amount ??= plainNumber(value[key]);
  }
  if (amount !== null && unit !== null) return `${amount} ${unit}`;
  if (Object.values(value).some((inner) => typeof inner === 'object')) return null;
  const texts = keys.map((key) =>
    ofMeasures.has(readKey(key).role) ? unitText(value[key]) : null,
  );
  return texts.find((text) => text !== null && isWeight(text)) ?? null;
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

/** The headings that the labels of an object are, the one of a hundred first. */
function labelHeadings(object: Fields, keys: readonly string[], isServing: boolean): Heading[] {
  const unitKey = keys.find(isOf('labelUnit')) ?? keys.find(isOf('unit'));
  const unit = unitKey === undefined ? null : unitText(object[unitKey]);
  const hasRows = keys.some((key) => isOf('rows')(key) && typeof object[key] === 'object');
  const headings = keys.flatMap((key) => {
    const value = object[key];
    const known = readField(key, value);
    const mayBe = (known.isSize === true && isServing) || (known.role === 'value' && hasRows);
    const isLabel = known.role === 'label' || (mayBe && isSize(value, isServing || unit !== null));
    return (isLabel && labelHeading(value, known.unit ?? unit ?? 'g')) || [];
  });
  return headings.toSorted((a, b) => Number(isHundred(b)) - Number(isHundred(a)));
}

/** `per_porzione: { size: '30 g' }`, `{ quantita: 30, unita: 'g', righe: […] }`: the size of a serving. */
function isSize(value: unknown, isMeasured: boolean): boolean {
  if (typeof value === 'number') return isMeasured;
  return (
    typeof value === 'string' && readHeading(`per ${printed(value)}`)?.column.amount !== undefined
  );
}

/** 'Per 100 g' as it is printed, 'per_100g' as a code. */
const headingNamed = (name: string): Heading | null =>
  name.includes('_') ? readKey(name).heading : readHeading(printed(name));

/** `{ nome: 'Per 100 g', valori: […] }`: the name of a list of rows is their basis. */
function sectionHeading(value: string, object: Fields, keys: readonly string[]): Heading | null {
  const heading = headingNamed(value);
  if (heading?.role !== 'value' || !(heading.hasBasis || heading.column.kind === 'other'))
    return null;
  const holdsRows = (key: string): boolean =>
    (isOf('rows')(key) && typeof object[key] === 'object') ||
    (heading.sure && isTable(object[key]));
  return keys.some(holdsRows) ? heading : null;
}

/** `nota: 'Quantità per 2 capsule. …'`: its first sentence may name the basis of all rows. */
function noteHeading(note: string): Heading | null {
  const heading = readHeading(note.split(/\.(?:\s|$)/, 1)[0] ?? '');
  return heading?.role === 'value' && heading.hasBasis && heading.sure ? heading : null;
}

/** What an object says beside its rows: its own basis, title, servings per pack, notes. */
export function ownFacts(
  object: Fields,
  keys: readonly string[],
  { path, basis }: Place,
): { readonly heading: Heading | null; readonly facts: readonly Fact[] } {
  const [label, ...others] = labelHeadings(object, keys, isOpenServing(basis));
  let heading: Heading | null = label ?? null;
  let noted: Heading | null = null;
  const facts: Fact[] = [];
  // `{ nutrition_data_per: '100 g', serving_size: '30 g' }`
  for (const other of others)
    if (label && isHundred(label) && !isHundred(other))
      facts.push({ kind: 'servingSize', heading: other });
  for (const key of keys) {
    const value = object[key];
    const { role } = readField(key, value);
    const isTitle = (role === 'name' || role === 'title') && typeof value === 'string';
    const section = isTitle ? sectionHeading(value, object, keys) : null;
    if (section && !heading) heading = section;
    else if (isTitle && role === 'title') facts.push({ kind: 'title', text: printed(value) });
    else if (role === 'servings') {
      const cell = valueAt(value, [...path, key]);
      const count = cell ? servingsPerPack('dosi', cell) : undefined;
      if (count !== undefined) facts.push({ kind: 'servings', count });
    } else if (role === 'notes')
      for (const note of Array.isArray(value) ? value : [value]) {
        const text = typeof note === 'string' ? printed(note) : '';
        if (text !== '') facts.push({ kind: 'note', text });
        noted ??= noteHeading(text);
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
  if (isHundred(own)) {
    column.amount ??= 100;
    column.unit ??= own.column.kind === 'per100g' ? 'g' : 'ml';
  }
  return { ...basis, column };
}
