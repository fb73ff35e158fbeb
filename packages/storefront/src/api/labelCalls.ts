import { isRecord } from '../catalogue/fields.ts';
import type { LabelSummaries, LabelSummary } from '../avoid/label/verdict.ts';
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
    Object.entries(answer).map(([slug, facts]) => [slug, pricesOf(facts)] as const),
  );
}

/** Those of protein alone: nothing else here depends on a label without it. */
function pricesOf(facts: unknown): readonly ProteinPrice[] {
  if (!isRecord(facts) || !isRecord(facts['active'])) return [];
  if (facts['active']['key'] !== 'protein' || !Array.isArray(facts['prices'])) return [];
  return facts['prices'].filter(isPrice);
}

const isPrice = (input: unknown): input is ProteinPrice =>
  isRecord(input) &&
  Number.isInteger(input['cents']) &&
  Number.isInteger(input['perActiveCents']) &&
  Number(input['perActiveCents']) > 0;
