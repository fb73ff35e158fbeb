import { isRecord } from '../catalogue/fields.ts';
import type { LabelSummaries, LabelSummary } from '../avoid/label/verdict.ts';
import type { ProfileNutrient } from '../catalogue/value/profileNutrients.ts';
import { endpoints } from './endpoints.ts';
import { NetworkError } from './errors.ts';
import { request } from './request.ts';

/** GET /api/labels. A label that does not fit is left out: its product then counts for nothing. */
export async function fetchLabelSummaries(
  category: string | undefined,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LabelSummaries> {
  const answer = await request(endpoints.labels(category), { signal });
  if (!isRecord(answer)) throw new NetworkError(new TypeError('The answer holds no labels.'));
  return new Map(
    Object.entries(answer).flatMap(([key, value]) => {
      const label = readLabel(value);
      return label === undefined ? [] : [[key, label]];
    }),
  );
}

function readLabel(input: unknown): LabelSummary | undefined {
  if (!isRecord(input)) return undefined;
  const { readable, food, contains, traces, ingredients } = input;
  if (typeof readable !== 'boolean' || typeof food !== 'boolean') return undefined;
  if (!isTexts(contains) || !isTexts(traces) || !isTexts(ingredients)) return undefined;
  return { readable, food, contains, traces, ingredients };
}

const isTexts = (input: unknown): input is readonly string[] =>
  Array.isArray(input) && input.every((item) => typeof item === 'string');

/** By slug: the sizes whose price by protein is known. */
export type ProteinPrices = Readonly<Record<string, readonly ProteinPrice[]>>;
export type ProteinPrice = { cents: number; perActiveCents: number };

/** GET /api/labels?category=proteine: of each product what its sizes cost per 100 g of protein. */
export async function fetchProteinPrices(): Promise<ProteinPrices> {
  const answer = await request(endpoints.labels('proteine'));
  if (!isRecord(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([slug, facts]) => [slug, pricesOf(facts, 'protein')] as const),
  );
}

/** Those of one nutrient alone: nothing else here depends on a label without it. */
function pricesOf(facts: unknown, nutrient: ProfileNutrient): readonly ProteinPrice[] {
  if (!isRecord(facts) || !isRecord(facts['active'])) return [];
  if (facts['active']['key'] !== nutrient || !Array.isArray(facts['prices'])) return [];
  return facts['prices'].filter(isPrice);
}

const isPrice = (input: unknown): input is ProteinPrice =>
  isRecord(input) &&
  Number.isInteger(input['cents']) &&
  Number.isInteger(input['perActiveCents']) &&
  Number(input['perActiveCents']) > 0;

/** By slug: grams of the nutrient in a hundred, and the least that a hundred grams of it cost in cents. */
export type CategoryProfile = Readonly<Record<string, readonly [number | null, number | null]>>;

/** GET /api/labels: what the labels of a category print of one nutrient. */
export async function fetchCategoryProfile(
  category: string,
  nutrient: ProfileNutrient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CategoryProfile> {
  const answer = await request(endpoints.labels(category), { signal });
  if (!isRecord(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([slug, facts]) => {
      const cents = pricesOf(facts, nutrient).map(({ perActiveCents }) => perActiveCents);
      const lowest = cents.length === 0 ? null : Math.min(...cents);
      return [slug, [gramsIn(facts, nutrient), lowest]] as const;
    }),
  );
}

/** In a hundred grams: a hundred millilitres are something else. */
function gramsIn(facts: unknown, nutrient: ProfileNutrient): number | null {
  const per100 = isRecord(facts) ? facts['per100'] : null;
  const grams = isRecord(per100) && per100['unit'] === 'g' ? per100[nutrient] : null;
  return typeof grams === 'number' && grams >= 0 && grams <= 100 ? grams : null;
}
