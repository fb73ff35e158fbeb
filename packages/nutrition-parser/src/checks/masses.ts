import { type ColumnView, grams, halfStep, halfStepGrams, isExact, warning } from './view.ts';
import { type NutrientKey, nutrients } from '../lexicon/nutrients.ts';
import { nutrientReferenceValues } from '../lexicon/references.ts';
import { gramsPer } from '../lexicon/units.ts';
import type { Column, Diagnostic, Quantity, Row } from '../model.ts';
import { basisGrams } from '../nutrition/facts/quantity.ts';

export function checkMasses(views: readonly ColumnView[], found: Diagnostic[]): void {
  for (const view of views) {
    checkParts(view, found);
    for (const family of families) checkKinds(view, family, found);
    checkSum(view, found);
    checkSalt(view, found);
    checkSizes(view, found);
  }
  checkServings(views, found);
}

/** Whether masses are together more than the grams of a whole, beyond what all are rounded by. */
function exceeds(parts: readonly Quantity[], whole: number, slack: number): boolean {
  const sum = parts.reduce((all, part) => all + (grams(part) ?? 0), 0);
  if (sum <= whole) return false;
  return sum > parts.reduce((all, part) => all + halfStepGrams(part), whole + slack) + 1e-9;
}

/** Each sub-row against the row above it. */
function checkParts({ rows, at }: ColumnView, found: Diagnostic[]): void {
  let parent: Row | undefined;
  for (const row of rows) {
    if (row.indent === 0) {
      parent = row;
      continue;
    }
    const part = row.values[at];
    const whole = parent?.values[at];
    const mass = grams(whole);
    if (!isExact(part) || !whole || whole.qualifier === '>' || mass === undefined) continue;
    if (exceeds([part], mass, halfStepGrams(whole)))
      found.push(
        warning('sub-exceeds-parent', `'${row.name}' is more than '${parent?.name ?? ''}'.`, part),
      );
  }
}

/** The parts of fat and of carbohydrate that exclude each other. */
type Family = { readonly whole: NutrientKey; readonly kinds: readonly NutrientKey[]; name: string };

const families: readonly Family[] = [
  {
    whole: 'fat',
    kinds: ['saturates', 'monounsaturates', 'polyunsaturates'],
    name: 'The kinds of fat are together more than the fat.',
  },
  {
    whole: 'carbohydrate',
    kinds: ['sugars', 'polyols', 'starch'],
    name: 'Sugars, polyols and starch are together more than the carbohydrate.',
  },
];

function checkKinds({ of }: ColumnView, family: Family, found: Diagnostic[]): void {
  const parts = family.kinds
    .map(of)
    .filter(isExact)
    .filter((part) => grams(part) !== undefined);
  const worst = parts.at(-1);
  // Most labels declare one kind alone.
  if (!worst || parts.length < 2) return;
  const all = of(family.whole);
  const whole = grams(all);
  if (!isExact(all) || whole === undefined) return;
  const slack = halfStepGrams(all);
  // A part that alone is too much has been told already.
  if (parts.some((part) => exceeds([part], whole, slack))) return;
  if (exceeds(parts, whole, slack)) found.push(warning('sub-exceeds-parent', family.name, worst));
}

/** What makes up most of a product. */
const summed = ['fat', 'carbohydrate', 'fibre', 'protein', 'salt'] as const;

/** A per cent more: protein is nitrogen times 6.25, and some isolates are declared dry. */
const mostOfBasis = 1.01;

function checkSum({ column, of }: ColumnView, found: Diagnostic[]): void {
  const basis = basisGrams(column);
  if (Number.isNaN(basis) || column.unit === 'ml' || column.kind === 'per100ml') return;
  const parts = summed.flatMap((key) => {
    const part = of(key);
    return part && part.qualifier !== '<' && grams(part) !== undefined ? [part] : [];
  });
  if (!exceeds(parts, basis * mostOfBasis, 0)) return;
  const [largest] = parts.toSorted((a, b) => (grams(b) ?? 0) - (grams(a) ?? 0));
  const sum = parts.reduce((all, part) => all + (grams(part) ?? 0), 0);
  const message = `The nutrients weigh ${Math.round(sum * 10) / 10} g of ${basis} g.`;
  if (largest) found.push(warning('sum-exceeds-100', message, largest));
}

/** Salt is sodium times 2.5 (Annex I of Reg. EU 1169/2011). */
function checkSalt({ of }: ColumnView, found: Diagnostic[]): void {
  const salt = of('salt');
  const sodium = of('sodium');
  const a = grams(salt);
  const b = grams(sodium);
  if (!isExact(salt) || !isExact(sodium) || a === undefined || b === undefined) return;
  const slack = halfStepGrams(salt) + 2.55 * halfStepGrams(sodium) + 0.05 * a;
  if (Math.abs(a - 2.5 * b) <= slack + 1e-9) return;
  found.push(warning('salt-sodium-mismatch', `${a} g of salt are not ${b} g of sodium.`, salt));
}

/** Serving figures are rounded from others that were; a twentieth is no printing error. */
const ratioTolerance = 0.05;

/** Per serving against per 100 g. */
function checkServings(views: readonly ColumnView[], found: Diagnostic[]): void {
  const hundred = views.find(({ column }) => column.kind.startsWith('per100'));
  if (!hundred) return;
  const unit = hundred.column.kind === 'per100g' ? 'g' : 'ml';
  for (const { column, at, rows } of views) {
    if (column.kind !== 'serving' || column.unit !== unit || column.amount === undefined) continue;
    for (const row of rows) {
      const whole = row.values[hundred.at];
      const part = row.values[at];
      if (!isExact(whole) || !isExact(part) || follows(part, whole, column.amount / 100)) continue;
      found.push(
        warning(
          'serving-ratio-mismatch',
          `'${row.name}': ${part.amount} ${part.unit} per serving do not follow from ${whole.amount} ${whole.unit} per 100 ${unit}.`,
          part,
        ),
      );
    }
  }
}

/** Whether an amount is that share of another, or cannot be compared with it. */
function follows(part: Quantity, whole: Quantity, share: number): boolean {
  const from = gramsPer(whole.unit);
  const to = gramsPer(part.unit);
  const isMass = from !== undefined && to !== undefined;
  if (whole.unit !== part.unit && !isMass) return true;
  const factor = (whole.unit === part.unit || !isMass ? 1 : from / to) * share;
  const expected = whole.amount * factor;
  const difference = Math.abs(part.amount - expected);
  const tolerance = ratioTolerance * expected;
  return (
    difference <= tolerance ||
    difference <= halfStep(whole) * factor + halfStep(part) + tolerance + 1e-9
  );
}

/** No pack holds so many reference values of a vitamin or mineral. */
const maxReferences = 200;

const references = new Map<string, { amount: number }>(Object.entries(nutrientReferenceValues));

/** Grams beyond which nutrients that are declared in µg or mg cannot be. */
const limits: ReadonlyMap<string | undefined, number> = new Map(
  nutrients.flatMap(([key, unit]): [string, number][] => {
    if (unit === 'µg') return [[key, 0.1]];
    const reference = references.get(key);
    return reference ? [[key, (reference.amount / 1000) * maxReferences]] : [];
  }),
);

/** No nutrient weighs more than what it is part of; micrograms are not declared in grams. */
function checkSizes({ column, rows, at }: ColumnView, found: Diagnostic[]): void {
  const basis = basisGrams(column);
  const limit = Number.isNaN(basis) ? limitOfPieces(column) : basis;
  for (const row of rows) {
    const quantity = row.values[at];
    if (!quantity || isPlausible(quantity, row, limit, column.kind)) continue;
    const { amount, unit } = quantity;
    found.push(
      warning('unit-implausible', `'${row.name}': ${amount} ${unit} cannot be.`, quantity),
    );
  }
}

function isPlausible(quantity: Quantity, row: Row, limit: number, kind: Column['kind']): boolean {
  const { unit, amount } = quantity;
  const isEnergy = row.key === 'energyKj' || row.key === 'energyKcal';
  if (isEnergy) {
    if (unit !== 'kJ' && unit !== 'kcal') return unit === '%';
    return kind !== 'per100g' || amount <= (unit === 'kJ' ? 3780 : 910);
  }
  if (unit === 'kJ' || unit === 'kcal') return false;
  const per = gramsPer(unit);
  if (per === undefined) return true;
  if (amount * per > limit && amount * per > limit + halfStep(quantity) * per + 1e-9)
    return kind === 'per100ml';
  return unit !== 'g' || amount <= (limits.get(row.key) ?? amount);
}

/** What is swallowed whole weighs no more than ten grams. */
const swallowed = new Set(['capsula', 'compressa', 'softgel', 'perla', 'opercolo', 'confetto']);

/** Grams of a serving whose weight is not printed. */
const limitOfPieces = ({ unit, amount = 1 }: Column): number =>
  swallowed.has(unit ?? '') ? 10 * amount : 1000;
