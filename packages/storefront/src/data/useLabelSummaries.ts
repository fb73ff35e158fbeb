import { endpoints } from '../api/endpoints.ts';
import type { LabelSummaries } from '../avoid/label/verdict.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isNetworkFailure } from './errorKinds.ts';
import { loadLabelCalls } from './loadCalls.ts';
import { type Query, useQuery } from './useQuery.ts';

/** GET /api/labels: what the labels of a category, or of all products, name. */
export function useLabelSummaries(category: string | undefined): Query<LabelSummaries> {
  return useQuery(
    // Others read the same answer into another form, under its path.
    `${endpoints.labels(category)}#names`,
    async () => (await loadLabelCalls()).fetchLabelSummaries(category),
    { times: cacheTimes.labels, isWorthRetrying: isNetworkFailure },
  );
}
