import {
  type ValueView,
  checkSizes,
  checkedPlaces,
  grams,
  halfStep,
  halfStepGrams,
  isExact,
  warning,
} from './view.ts';
import { gramsPer } from '../lexicon/units.ts';
import type { Diagnostic, Quantity, Row } from '../model.ts';
import { basisGrams } from '../nutrition/facts/quantity.ts';

/** Serving figures are rounded from others that were; a twentieth is no printing error. */
const ratioTolerance = 0.05;

/** Per serving against per 100 g. */
function checkServings(view: ValueView, found: Diagnostic[]): void {
  const hundred = view.columns.findIndex(({ kind }) => kind === 'per100g' || kind === 'per100ml');
  if (hundred < 0) return;
  const unit = view.columns[hundred]?.kind === 'per100g' ? 'g' : 'ml';
  for (let at = 0; at < view.columns.length; at++) {
    const column = view.columns[at];
    if (column?.kind === 'serving' && column.unit === unit && column.amount !== undefined)
      checkServing(view.rows, { hundred, at, share: column.amount / 100, unit }, found);
  }
}

/** A column of a serving, the one of a hundred, and what share of it the serving is. */
type Pair = {
  readonly hundred: number;
  readonly at: number;
  readonly share: number;
  readonly unit: string;
};

function checkServing(
  rows: readonly Row[],
  { hundred, at, share, unit }: Pair,
  found: Diagnostic[],
): void {
  for (const row of rows) {
    const whole = row.values[hundred];
    const part = row.values[at];
    if (!isExact(whole) || !isExact(part)) continue;
    const factor = whole.unit === part.unit ? 1 : unitRatio(whole, part);
    if (factor === undefined) continue;
    const expected = whole.amount * factor * share;
    const difference = Math.abs(part.amount - expected);
    if (difference <= ratioTolerance * expected) continue;
    const slack = halfStep(whole) * factor * share + halfStep(part) + ratioTolerance * expected;
    if (difference <= slack + 1e-9) continue;
    found.push(
      warning(
        'serving-ratio-mismatch',
        `'${row.name}': ${part.amount} ${part.unit} per serving do not follow from ${whole.amount} ${whole.unit} per 100 ${unit}.`,
        part,
      ),
    );
  }
}

function unitRatio(from: Quantity, to: Quantity): number | undefined {
  const a = gramsPer(from.unit);
  const b = gramsPer(to.unit);
  return a === undefined || b === undefined ? undefined : a / b;
}

export function checkMasses(view: ValueView, found: Diagnostic[]): void {
  for (let column = 0; column < view.columns.length; column++) {
    checkParts(view, column, found);
    for (const family of families) checkKinds(view, column, family, found);
    checkSum(view, column, found);
    checkSalt(view, column, found);
    checkSizes(view, column, found);
  }
  checkServings(view, found);
}

/** Each sub-row against the row above it. */
function checkParts(view: ValueView, column: number, found: Diagnostic[]): void {
  let parent: Row | undefined;
  for (const row of view.rows) {
    if (row.indent === 0) {
      parent = row;
      continue;
    }
    const part = row.values[column];
    const whole = parent?.values[column];
    if (!isExact(part) || !whole || whole.qualifier === '>') continue;
    const a = grams(part);
    const b = grams(whole);
    if (a === undefined || b === undefined) continue;
    if (a <= b) continue;
    if (a <= b + halfStepGrams(part) + halfStepGrams(whole) + 1e-9) continue;
    found.push(
      warning('sub-exceeds-parent', `'${row.name}' is more than '${parent?.name ?? ''}'.`, part),
    );
  }
}

/** The parts of fat and of carbohydrate that exclude each other. */
const families = [
  {
    whole: checkedPlaces.fat,
    kinds: [checkedPlaces.saturates, checkedPlaces.monounsaturates, checkedPlaces.polyunsaturates],
    name: 'The kinds of fat are together more than the fat.',
  },
  {
    whole: checkedPlaces.carbohydrate,
    kinds: [checkedPlaces.sugars, checkedPlaces.polyols, checkedPlaces.starch],
    name: 'Sugars, polyols and starch are together more than the carbohydrate.',
  },
] as const;

type Family = (typeof families)[number];

function checkKinds(
  { first }: ValueView,
  column: number,
  { whole: place, kinds, name }: Family,
  found: Diagnostic[],
): void {
  const [, second, third] = kinds;
  // Most labels declare one kind alone.
  if (!first[second] && !first[third]) return;
  const all = first[place]?.values[column];
  const whole = grams(all);
  if (!isExact(all) || whole === undefined) return;
  let sum = 0;
  let slack = halfStepGrams(all);
  let worst: Quantity | undefined;
  let count = 0;
  for (const kind of kinds) {
    const part = first[kind]?.values[column];
    const mass = grams(part);
    if (!isExact(part) || mass === undefined) continue;
    // A part that alone is too much has been told already.
    if (mass > whole + halfStepGrams(part) + halfStepGrams(all)) return;
    sum += mass;
    slack += halfStepGrams(part);
    worst = part;
    count++;
  }
  if (!worst || count < 2 || sum <= whole + slack + 1e-9) return;
  found.push(warning('sub-exceeds-parent', name, worst));
}

/** What makes up most of a product. */
const summed = [
  checkedPlaces.fat,
  checkedPlaces.carbohydrate,
  checkedPlaces.fibre,
  checkedPlaces.protein,
  checkedPlaces.salt,
];

/** The amount of a nutrient that counts for the sum: a declared mass, no upper limit. */
function summand({ first }: ValueView, place: number, column: number): Quantity | null {
  const quantity = first[place]?.values[column];
  if (!quantity || quantity.qualifier === '<') return null;
  return gramsPer(quantity.unit) === undefined ? null : quantity;
}

function checkSum(view: ValueView, column: number, found: Diagnostic[]): void {
  const head = view.columns[column];
  const basis = head ? basisGrams(head) : Number.NaN;
  if (Number.isNaN(basis) || head?.unit === 'ml' || head?.kind === 'per100ml') return;
  let sum = 0;
  let largest: Quantity | null = null;
  let max = -1;
  for (const place of summed) {
    const quantity = summand(view, place, column);
    const mass = grams(quantity) ?? 0;
    sum += mass;
    if (mass <= max) continue;
    largest = quantity;
    max = mass;
  }
  if (!largest || sum <= basis * 1.01) return;
  let slack = 0;
  for (const place of summed) {
    const quantity = summand(view, place, column);
    if (quantity) slack += halfStepGrams(quantity);
  }
  // A per cent more: protein is nitrogen times 6.25, and some isolates are declared dry.
  if (sum <= basis * 1.01 + slack) return;
  found.push(
    warning(
      'sum-exceeds-100',
      `The nutrients weigh ${Math.round(sum * 10) / 10} g of ${basis} g.`,
      largest,
    ),
  );
}

/** Salt is sodium times 2.5 (Annex I of Reg. EU 1169/2011). */
function checkSalt({ first }: ValueView, column: number, found: Diagnostic[]): void {
  const salt = first[checkedPlaces.salt]?.values[column];
  const sodium = first[checkedPlaces.sodium]?.values[column];
  if (!isExact(salt) || !isExact(sodium)) return;
  const a = grams(salt);
  const b = grams(sodium);
  if (a === undefined || b === undefined) return;
  const slack = halfStepGrams(salt) + 2.55 * halfStepGrams(sodium) + 0.05 * a;
  if (Math.abs(a - 2.5 * b) <= slack + 1e-9) return;
  found.push(warning('salt-sodium-mismatch', `${a} g of salt are not ${b} g of sodium.`, salt));
}
