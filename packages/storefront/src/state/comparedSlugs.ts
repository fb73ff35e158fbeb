import { atom } from 'jotai';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from '../browser/storageKeys.ts';
import { firstCompared } from '../catalogue/comparison/maxCompared.ts';

/** The slugs chosen for the comparison, for as long as the tab is open. */
export const storedComparisonAtom = storedAtom<readonly string[]>({
  key: storageKeys.compared,
  storage: 'session',
  initial: [],
  read: readSlugs,
  toText: (slugs) => (slugs.length === 0 ? null : JSON.stringify(slugs)),
  onFailedWrite: 'keep',
});

function readSlugs(text: string): readonly string[] | null {
  const stored = parseStoredJson(text);
  if (!Array.isArray(stored)) return null;
  const slugs = stored.filter((slug): slug is string => typeof slug === 'string' && slug !== '');
  return firstCompared(slugs);
}

export const comparedSlugsAtom = atom((get) => get(storedComparisonAtom).value);
