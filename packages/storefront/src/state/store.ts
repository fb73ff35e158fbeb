import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/** One per visit; a fresh one per prerendered page, story and test. */
export function createStorefrontStore(): Store {
  return createStore();
}
