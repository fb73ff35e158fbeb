import { lazy } from 'react';

/** Fetched by whoever opens a path under a category that the shop does not have. */
export const UnknownCategory = lazy(async () => ({
  default: (await import('./UnknownCategoryView.tsx')).UnknownCategoryView,
}));
