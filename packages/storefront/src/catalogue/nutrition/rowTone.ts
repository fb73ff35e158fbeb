/**
 * What a row is highlighted as (docs/rules.md#nutrition-tones); its colour is in
 * `components/NutritionLabel/nutrientColours.ts`. null: no highlight.
 */
export type RowTone = 'protein' | 'energy' | 'mineral' | 'carbohydrate' | 'fat' | 'vitamin';

/**
 * Proteins blue/green, energy, calcium green, carbohydrates orange, fats red, vitamins green
 * (docs/rules.md#nutrition-tones). Keys are those of the nutrition parser; the other minerals go
 * with calcium, sugars with carbohydrates and saturates with fats.
 */
const tones: Readonly<Record<RowTone, readonly string[]>> = {
  protein: ['protein'],
  energy: ['energyKj', 'energyKcal'],
  fat: ['fat', 'saturates', 'monounsaturates', 'polyunsaturates'],
  carbohydrate: ['carbohydrate', 'sugars', 'polyols', 'starch'],
  mineral: [
    'calcium',
    'potassium',
    'chloride',
    'phosphorus',
    'magnesium',
    'iron',
    'zinc',
    'copper',
    'manganese',
    'fluoride',
    'selenium',
    'chromium',
    'molybdenum',
    'iodine',
  ],
  vitamin: [
    'vitaminA',
    'vitaminD',
    'vitaminE',
    'vitaminK',
    'vitaminC',
    'thiamin',
    'riboflavin',
    'niacin',
    'vitaminB6',
    'folicAcid',
    'vitaminB12',
    'biotin',
    'pantothenicAcid',
  ],
};

const toneByKey: ReadonlyMap<string, RowTone> = new Map(
  rowTones().flatMap((tone) => tones[tone].map((key) => [key, tone] as const)),
);

export function rowTone(nutrientKey: string | undefined): RowTone | null {
  return toneByKey.get(nutrientKey ?? '') ?? null;
}

function rowTones(): readonly RowTone[] {
  return ['protein', 'energy', 'fat', 'carbohydrate', 'mineral', 'vitamin'];
}
