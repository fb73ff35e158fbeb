import { atom } from 'jotai';
import * as v from 'valibot';
import { lockedAtom } from './lockedAtom.ts';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from '../browser/storageKeys.ts';

/** How many products are kept (docs/rules.md#recently-viewed). */
const maxKept = 8;

const slugsSchema = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)));

/** Slugs of the products looked at last, newest first (docs/rules.md#recently-viewed). */
const storedSlugsAtom = lockedAtom(
  storageKeys.recentlyViewed,
  storedAtom<readonly string[]>({
    key: storageKeys.recentlyViewed,
    initial: [],
    read: (text) => {
      const reading = v.safeParse(slugsSchema, parseStoredJson(text));
      return reading.success ? [...new Set(reading.output)].slice(0, maxKept) : null;
    },
    toText: (slugs) => (slugs.length === 0 ? null : JSON.stringify(slugs)),
    onFailedWrite: 'throw',
  }),
);

/** Where the browser keeps nothing the list stays as it is: nobody asked for it. */
export const recentlyViewedAtom = atom(
  (get) => get(storedSlugsAtom).value,
  async (_get, set, update: (slugs: readonly string[]) => readonly string[]) => {
    try {
      await set(storedSlugsAtom, update);
    } catch (error) {
      console.warn('What was viewed last could not be kept.', error);
    }
  },
);

/** With this one in front. */
export function withViewed(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, maxKept);
}
