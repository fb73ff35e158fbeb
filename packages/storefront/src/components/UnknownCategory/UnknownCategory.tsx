import { deferred, deferredComponent } from '../../browser/deferred.ts';

/** Fetched by whoever opens a path under a category that the shop does not have. */
export const UnknownCategory = deferredComponent(
  deferred(async () => (await import('./UnknownCategoryView.tsx')).UnknownCategoryView, {
    when: 'interaction',
  }),
);
