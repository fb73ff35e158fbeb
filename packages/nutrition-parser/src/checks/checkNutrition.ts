import { checkMasses } from './masses.ts';
import { type ColumnView, grams, halfStep, isExact, viewsOf, warning } from './view.ts';
import { energyFactors, nutrientReferenceValues, referenceIntakes } from '../lexicon/references.ts';
import { gramsPer } from '../lexicon/units.ts';
import type { Column, Diagnostic, NutritionTable, Quantity, Row } from '../model.ts';

/** kJ of one kcal, over what the factors of Annex XIV give: fibre 4.0, protein 4.25. */
const leastRatio = 4;
const maxRatio = 4.25;

/** Energy that does not add up by a tenth is no rounding. */
const atwaterTolerance = 0.1;
const atwaterSlack = 8;

function checkRatio({ of }: ColumnView, found: Diagnostic[]): void {
  const kj = of('energyKj');
  const kcal = of('energyKcal');
  if (!isExact(kj) || !isExact(kcal) || kj.unit !== 'kJ' || kcal.unit !== 'kcal') return;
  const slack = halfStep(kj) + halfStep(kcal) * maxRatio;
  const least = kcal.amount * leastRatio * 0.99 - slack;
  const max = kcal.amount * maxRatio * 1.01 + slack;
  if (kj.amount >= least && kj.amount <= max) return;
  found.push(
    warning('energy-kj-kcal-mismatch', `${kj.amount} kJ are not ${kcal.amount} kcal.`, kj),
  );
}

const amino = new Set<string | undefined>(
  'alanine arginine asparagine asparticAcid cysteine cystine glutamicAcid glutamine glycine histidine isoleucine leucine lysine methionine phenylalanine proline serine threonine tryptophan tyrosine valine ornithine citrulline taurine'.split(
    ' ',
  ),
);

/** Grams of the amino acids of a column. */
const aminoAcids = ({ rows, at }: ColumnView): number =>
  rows.reduce((sum, { key, values }) => sum + (amino.has(key) ? (grams(values[at]) ?? 0) : 0), 0);

function checkAtwater(view: ColumnView, found: Diagnostic[]): void {
  const { of } = view;
  const printed = of('energyKcal') ?? of('energyKj');
  const [fat, carbohydrate, protein] = [of('fat'), of('carbohydrate'), of('protein')];
  if (!isExact(printed) || !fat || !carbohydrate || !protein) return;
  const [f, c, p] = [grams(fat), grams(carbohydrate), grams(protein)];
  if (f === undefined || c === undefined || p === undefined) return;
  const polyols = grams(of('polyols'));
  const [sugars = 0, fibre = 0, alcohol = 0, erythritol = 0] = others.map((key) => grams(of(key)));
  const plain =
    f * energyFactors.fat.kcal +
    p * energyFactors.protein.kcal +
    alcohol * energyFactors.alcohol.kcal;
  // Carbohydrate that is no sugar may be polyols, which count less, and erythritol not at all.
  const reduced = polyols === undefined ? Math.max(0, c - sugars) : polyols;
  const full = c * energyFactors.carbohydrate.kcal;
  const least =
    plain +
    full -
    Math.min(c, Math.max(reduced, erythritol)) *
      energyFactors.carbohydrate.kcal *
      (polyols === undefined && erythritol === 0 ? 0.4 : 1);
  // Declared fibre may be left out of a calculation, or be inside the carbohydrate.
  const max = plain + full + fibre * energyFactors.fibre.kcal;
  const kilocalories = printed.unit === 'kJ' ? printed.amount / 4.184 : printed.amount;
  const low = least * (1 - atwaterTolerance) - atwaterSlack;
  const high = max * (1 + atwaterTolerance) + atwaterSlack;
  if (kilocalories >= low && kilocalories <= high) return;
  const rounding = (halfStep(fat) + halfStep(carbohydrate) + halfStep(protein)) * 5;
  const slack = Math.min(rounding, 0.2 * max);
  // Free amino acids bring energy, and some labels count them as no protein.
  const free = Math.max(0, aminoAcids(view) - p) * energyFactors.protein.kcal * 1.1;
  if (kilocalories >= low - slack && kilocalories <= high + slack + free) return;
  found.push(
    warning(
      'energy-atwater-mismatch',
      `The nutrients give about ${Math.round(max)} kcal, printed are ${Math.round(kilocalories)}.`,
      printed,
    ),
  );
}

const others = ['sugars', 'fibre', 'alcohol', 'erythritol'] as const;

/** Percentages are rounded from unrounded amounts. */
const tolerance = 0.06;

/** International units in one µg (vitamins A and D). */
const internationalUnits: Readonly<Partial<Record<string, number>>> = {
  vitaminA: 3.33,
  vitaminD: 40,
};

const references = new Map<string, { amount: number; unit: string }>([
  ...Object.entries(nutrientReferenceValues),
  ...Object.entries(referenceIntakes).map(
    ([key, amount]): [string, { amount: number; unit: string }] => [
      key,
      { amount, unit: key === 'energyKj' ? 'kJ' : key === 'energyKcal' ? 'kcal' : 'g' },
    ],
  ),
]);

/** Printed percentages against Annex XIII; one that fits any column is right. */
function checkReferences(rows: readonly Row[], found: Diagnostic[]): void {
  for (const row of rows) {
    const percent = row.nrvPercent;
    if (percent === null || percent === undefined || row.key === undefined) continue;
    const reference = references.get(row.key);
    if (!reference) continue;
    let first: Quantity | undefined;
    let fits = false;
    for (const quantity of row.values) {
      if (!quantity || quantity.unit === '%') continue;
      const share = percentRange(quantity, reference, row);
      if (!share) continue;
      first ??= quantity;
      if (quantity.qualifier === '<' || quantity.max !== undefined) fits = true;
      fits ||= percent >= share.least && percent <= share.most;
    }
    if (!first || fits) continue;
    found.push(
      warning(
        'nrv-mismatch',
        `'${row.name}': ${percent}% is not ${first.amount} ${first.unit} of ${reference.amount} ${reference.unit}.`,
        first,
      ),
    );
  }
}

function percentRange(quantity: Quantity, reference: { amount: number; unit: string }, row: Row) {
  let factor: number;
  if (quantity.unit === reference.unit) factor = 1;
  else if (quantity.unit === 'UI') {
    const perMicrogram = internationalUnits[row.key ?? ''];
    if (perMicrogram === undefined) return null;
    factor = 1 / perMicrogram;
  } else {
    const from = gramsPer(quantity.unit);
    const to = gramsPer(reference.unit);
    if (from === undefined || to === undefined) return null;
    factor = from / to;
  }
  const step = halfStep(quantity) * factor;
  const amount = quantity.amount * factor;
  return {
    least: ((amount - step) / reference.amount) * 100 * (1 - tolerance) - 1,
    most: ((amount + step) / reference.amount) * 100 * (1 + tolerance) + 1,
  };
}

/** '% Daily Value': percentages of American values. */
const isOfElsewhere = ({ kind, label }: Column): boolean =>
  kind === 'nrv' && label !== undefined && label.toLowerCase().includes('daily');

/**
 * Whether a table is plausible: kJ against kcal, energy against its nutrients, parts against the
 * whole, per 100 g against per serving, salt against sodium, percentages against Annex XIII.
 * Rounding, as the Commission's guidance of 2012 on tolerances allows it, raises nothing.
 */
export function checkNutrition(table: NutritionTable): Diagnostic[] {
  const found: Diagnostic[] = [];
  try {
    const views = viewsOf(table.columns, table.rows);
    for (const view of views) {
      checkRatio(view, found);
      checkAtwater(view, found);
    }
    checkMasses(views, found);
    if (!table.columns.some(isOfElsewhere)) checkReferences(table.rows, found);
  } catch {
    // Only what is no table, such as one that came as JSON and was changed, comes here.
  }
  return found;
}
