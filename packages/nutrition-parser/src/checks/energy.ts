import type { Diagnostic } from '../model.ts';
import { energyFactors } from '../lexicon/references.ts';
import { grams, halfStep, isExact, warning } from './tolerance.ts';
import { checkedPlaces, type ValueView } from './view.ts';

/** kJ of one kcal, over what the factors of Annex XIV give: fibre 4.0, protein 4.25. */
const leastRatio = 4;
const maxRatio = 4.25;

/** Energy that does not add up by a tenth is no rounding. */
const atwaterTolerance = 0.1;
const atwaterSlack = 8;

export function checkEnergy(view: ValueView, found: Diagnostic[]): void {
  for (let column = 0; column < view.columns.length; column++) {
    checkRatio(view, column, found);
    checkAtwater(view, column, found);
  }
}

function checkRatio({ first }: ValueView, column: number, found: Diagnostic[]): void {
  const kj = first[checkedPlaces.energyKj]?.values[column];
  const kcal = first[checkedPlaces.energyKcal]?.values[column];
  if (!isExact(kj) || !isExact(kcal) || kj.unit !== 'kJ' || kcal.unit !== 'kcal') return;
  const least = kcal.amount * leastRatio * 0.99;
  const max = kcal.amount * maxRatio * 1.01;
  if (kj.amount >= least && kj.amount <= max) return;
  const slack = halfStep(kj) + halfStep(kcal) * maxRatio;
  if (kj.amount >= least - slack && kj.amount <= max + slack) return;
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
const aminoAcids = ({ rows }: ValueView, column: number): number =>
  rows.reduce(
    (sum, { key, values }) => sum + (amino.has(key) ? (grams(values[column]) ?? 0) : 0),
    0,
  );

function checkAtwater(view: ValueView, column: number, found: Diagnostic[]): void {
  const { first } = view;
  const kcal = first[checkedPlaces.energyKcal]?.values[column];
  const kj = first[checkedPlaces.energyKj]?.values[column];
  const printed = kcal ?? kj;
  const fat = first[checkedPlaces.fat]?.values[column];
  const carbohydrate = first[checkedPlaces.carbohydrate]?.values[column];
  const protein = first[checkedPlaces.protein]?.values[column];
  if (!isExact(printed) || !fat || !carbohydrate || !protein) return;
  const f = grams(fat);
  const c = grams(carbohydrate);
  const p = grams(protein);
  if (f === undefined || c === undefined || p === undefined) return;
  const polyols = grams(first[checkedPlaces.polyols]?.values[column]);
  const sugars = grams(first[checkedPlaces.sugars]?.values[column]) ?? 0;
  const fibre = grams(first[checkedPlaces.fibre]?.values[column]) ?? 0;
  const alcohol = grams(first[checkedPlaces.alcohol]?.values[column]) ?? 0;
  const erythritol = grams(first[checkedPlaces.erythritol]?.values[column]) ?? 0;
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
  const free = Math.max(0, aminoAcids(view, column) - p) * energyFactors.protein.kcal * 1.1;
  if (kilocalories >= low - slack && kilocalories <= high + slack + free) return;
  found.push(
    warning(
      'energy-atwater-mismatch',
      `The nutrients give about ${Math.round(max)} kcal, printed are ${Math.round(kilocalories)}.`,
      printed,
    ),
  );
}
