import type { NutritionTable } from '@vetta/nutrition-parser';

/**
 * The families of the nutrition block (docs/rules.md#nutrition-block-title), which is chosen by
 * slug before by the shape of the data.
 */
export type BlockFamily =
  | 'premier'
  | 'fatBurner'
  | 'aminoAcids'
  | 'micronutrients'
  | 'snacks'
  | 'energy'
  | 'proteins';

/**
 * Tried in this order, so `premier-bar` is premier. A keyword is the start of a part of the
 * slug, `vitamin` of `multi-vitaminico`; with a `$` it is the whole part, so that `mass$` is no
 * `massiccio`.
 */
const keywords: readonly (readonly [BlockFamily, string])[] = [
  ['premier', 'premier'],
  ['fatBurner', 'fat-burner burner stack$ termogenico thermo'],
  ['aminoAcids', 'amino eaa bcaa glutammin arginin citrullin leucin hmb$ taurin beta-alanin'],
  [
    'micronutrients',
    'vitamin multivitamin mineral multimineral omega magnesio potassio zinco ferro$ calcio selenio',
  ],
  [
    'snacks',
    'snack barrett barra bar$ cookie biscott crema$ burro pancake gallett wafer pasta$ budino chips',
  ],
  [
    'energy',
    'energ gel$ gelatin carbo maltodestrin creatin sali$ pre$ isotonic endurance destrosio',
  ],
  ['proteins', 'protein proteic whey isolat iso$ casein egg$ albume siero mass$ gainer vegan'],
];

/** The family of a slug; null leaves the choice to the shape of the data. */
export function blockFamily(slug: string): BlockFamily | null {
  const parts = `-${slug}-`;
  const isIn = (keyword: string) => parts.includes(`-${keyword.replace('$', '-')}`);
  return keywords.find(([, words]) => words.split(' ').some(isIn))?.[0] ?? null;
}

/**
 * 'Valori medi' where the label speaks of a food's averages, else 'Valori Nutrizionali'
 * (docs/rules.md#nutrition-block-title).
 */
export function blockTitle(family: BlockFamily | null): 'Valori medi' | 'Valori Nutrizionali' {
  return family === 'premier' || family === 'snacks' || family === 'proteins'
    ? 'Valori medi'
    : 'Valori Nutrizionali';
}

/** The title by family; of a slug of no family, averages of a hundred grams are a food's. */
export function blockHeading(slug: string, { columns }: Pick<NutritionTable, 'columns'>): string {
  const family = blockFamily(slug);
  const isPerHundred = columns.some(({ kind }) => kind === 'per100g' || kind === 'per100ml');
  return family === null && isPerHundred ? 'Valori medi' : blockTitle(family);
}
