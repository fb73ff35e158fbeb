import { useLocation } from 'react-router-dom';
import { afterPath } from '../../api/endpoints.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

/**
 * What the address of a product page says is avoided, for its links to other products: '' or
 * '?avoid=milk' (docs/rules.md#avoid-links). The built page knows no query.
 */
export function useAvoidQuery(): string {
  const { search } = useLocation();
  return useIsHydrated() ? avoidQueryOf(search) : '';
}

const names = new Set(['avoid', 'avoidIngredient', 'traces']);

function avoidQueryOf(search: string): string {
  const avoidance = [...new URLSearchParams(search)].filter(([name]) => names.has(name));
  return afterPath(new URLSearchParams(avoidance));
}
