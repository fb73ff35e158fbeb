import { type Atom, useAtomValue } from 'jotai';
import { useIsHydrated } from '../browser/useIsHydrated.ts';

/**
 * The value of an atom that the server could not know. A part may be hydrated long after the atom
 * has been read, so the markup's value is used until that very part is hydrated.
 */
export function useHydratedAtom<Value>(source: Atom<Value>, beforeHydration: Value): Value {
  const value = useAtomValue(source);
  return useIsHydrated() ? value : beforeHydration;
}
