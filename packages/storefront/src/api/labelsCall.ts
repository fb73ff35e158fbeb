import { isRecord } from '../catalogue/fields.ts';
import type { LabelSummaries, LabelSummary } from '../catalogue/avoidance/labelSummary.ts';
import { NetworkError } from './errors.ts';
import { request } from './request.ts';

/** GET /api/labels. A label that does not fit is left out: its product then counts for nothing. */
export async function fetchLabelSummaries(
  category: string | undefined,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LabelSummaries> {
  const answer = await request(labelsPath(category), { signal });
  if (!isRecord(answer)) throw new NetworkError(new TypeError('The answer holds no labels.'));
  return new Map(
    Object.entries(answer).flatMap(([key, value]) => {
      const label = readLabel(value);
      return label === undefined ? [] : [[key, label]];
    }),
  );
}

export const labelsPath = (category: string | undefined): string =>
  category === undefined ? '/api/labels' : `/api/labels?category=${encodeURIComponent(category)}`;

function readLabel(input: unknown): LabelSummary | undefined {
  if (!isRecord(input)) return undefined;
  const { readable, food, contains, traces, ingredients } = input;
  if (typeof readable !== 'boolean' || typeof food !== 'boolean') return undefined;
  if (!isTexts(contains) || !isTexts(traces) || !isTexts(ingredients)) return undefined;
  return { readable, food, contains, traces, ingredients };
}

const isTexts = (input: unknown): input is readonly string[] =>
  Array.isArray(input) && input.every((item) => typeof item === 'string');
