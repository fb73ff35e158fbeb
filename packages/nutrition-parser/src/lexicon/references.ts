import type { NutrientKey } from './nutrients.ts';

/**
 * Nutrient reference values (VNR) of vitamins and minerals for adults.
 * Source: Regulation (EU) No 1169/2011, Annex XIII, Part A, point 1.
 */
export const nutrientReferenceValues = {
  vitaminA: { amount: 800, unit: 'µg' },
  vitaminD: { amount: 5, unit: 'µg' },
  vitaminE: { amount: 12, unit: 'mg' },
  vitaminK: { amount: 75, unit: 'µg' },
  vitaminC: { amount: 80, unit: 'mg' },
  thiamin: { amount: 1.1, unit: 'mg' },
  riboflavin: { amount: 1.4, unit: 'mg' },
  niacin: { amount: 16, unit: 'mg' },
  vitaminB6: { amount: 1.4, unit: 'mg' },
  folicAcid: { amount: 200, unit: 'µg' },
  vitaminB12: { amount: 2.5, unit: 'µg' },
  biotin: { amount: 50, unit: 'µg' },
  pantothenicAcid: { amount: 6, unit: 'mg' },
  potassium: { amount: 2000, unit: 'mg' },
  chloride: { amount: 800, unit: 'mg' },
  calcium: { amount: 800, unit: 'mg' },
  phosphorus: { amount: 700, unit: 'mg' },
  magnesium: { amount: 375, unit: 'mg' },
  iron: { amount: 14, unit: 'mg' },
  zinc: { amount: 10, unit: 'mg' },
  copper: { amount: 1, unit: 'mg' },
  manganese: { amount: 2, unit: 'mg' },
  fluoride: { amount: 3.5, unit: 'mg' },
  selenium: { amount: 55, unit: 'µg' },
  chromium: { amount: 40, unit: 'µg' },
  molybdenum: { amount: 50, unit: 'µg' },
  iodine: { amount: 150, unit: 'µg' },
} as const satisfies Partial<Record<NutrientKey, { amount: number; unit: 'mg' | 'µg' }>>;

/**
 * Reference intakes of an average adult for energy and selected nutrients, in kJ, kcal and grams.
 * Source: Regulation (EU) No 1169/2011, Annex XIII, Part B.
 */
export const referenceIntakes = {
  energyKj: 8400,
  energyKcal: 2000,
  fat: 70,
  saturates: 20,
  carbohydrate: 260,
  sugars: 90,
  protein: 50,
  salt: 6,
} as const satisfies Partial<Record<NutrientKey, number>>;

const referenced: ReadonlySet<string> = new Set([
  ...Object.keys(nutrientReferenceValues),
  ...Object.keys(referenceIntakes),
  // Labels give percentages of these, too.
  'fibre',
  'sodium',
]);

/** Whether percentages of a reference value are printed for a nutrient. */
export const hasReference = (key: NutrientKey | undefined): boolean =>
  key !== undefined && referenced.has(key);

/**
 * Energy of one gram, in kJ and kcal.
 * Source: Regulation (EU) No 1169/2011, Annex XIV.
 */
export const energyFactors = {
  carbohydrate: { kJ: 17, kcal: 4 },
  polyols: { kJ: 10, kcal: 2.4 },
  protein: { kJ: 17, kcal: 4 },
  fat: { kJ: 37, kcal: 9 },
  salatrims: { kJ: 25, kcal: 6 },
  alcohol: { kJ: 29, kcal: 7 },
  organicAcids: { kJ: 13, kcal: 3 },
  fibre: { kJ: 8, kcal: 2 },
  erythritol: { kJ: 0, kcal: 0 },
} as const;
