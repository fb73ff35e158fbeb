import { isRecord } from '../catalogue/fields.ts';
import { request } from './request.ts';

/** By slug: the sizes whose price by protein is known. */
export type ProteinPrices = Readonly<Record<string, readonly ProteinPrice[]>>;
export type ProteinPrice = { cents: number; perActiveCents: number };

/** GET /api/labels?category=proteine: of each product what its sizes cost per 100 g of protein. */
export async function fetchProteinPrices(): Promise<ProteinPrices> {
  const answer = await request('/api/labels?category=proteine');
  if (!isRecord(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([slug, facts]) => [slug, pricesOf(facts)] as const),
  );
}

/** Those of protein alone: a label without it is told by nothing else here. */
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
