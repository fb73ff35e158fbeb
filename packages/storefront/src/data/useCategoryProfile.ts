import { endpoints } from '../api/endpoints.ts';
import type { CategoryProfile } from '../api/labelCalls.ts';
import type { ProfileNutrient } from '../catalogue/value/profileNutrients.ts';
import { cacheTimes } from './cacheTimes.ts';
import { isTransientFailure } from './errorKinds.ts';
import { loadLabelCalls } from './loadCalls.ts';
import { useQuery } from './useQuery.ts';

/** GET /api/labels of a category: what each label prints of the nutrient; undefined until it is there. */
export function useCategoryProfile(
  category: string,
  nutrient: ProfileNutrient,
): CategoryProfile | undefined {
  const { data } = useQuery(
    // The answer with the labels, read into the form of a profile.
    `${endpoints.labels(category)}#profile`,
    async () => (await loadLabelCalls()).fetchCategoryProfile(category, nutrient),
    { times: cacheTimes.categoryProducts, isWorthRetrying: isTransientFailure },
  );
  return data;
}
