import { type Atom, useAtomValue } from 'jotai';
import { useIsHydrated } from '../browser/useIsHydrated.ts';

/**
 * The value of an atom that the server could not know. A lazily hydrated part may come to life when
 * the atom has long been read, so the markup's value is used until that very part is hydrated.
 */
export function useHydratedAtom<Value>(source: Atom<Value>, beforeHydration: Value): Value {
  const value = useAtomValue(source);
  return useIsHydrated() ? value : beforeHydration;
}
