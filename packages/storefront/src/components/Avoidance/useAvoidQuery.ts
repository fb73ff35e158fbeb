import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

/**
 * What the address of a product page says is avoided, for its links to other products: '' or
 * '?avoid=milk' (docs/rules.md#avoid-links). The built page knows no query.
 */
export function useAvoidQuery(): string {
  const { search } = useLocation();
  return useIsHydrated() ? avoidQueryOf(search) : '';
}

const part = /(?<=[?&])(?:avoid|avoidIngredient|traces)=[^&#]*/g;

function avoidQueryOf(search: string): string {
  const parts = search.match(part);
  return parts === null ? '' : `?${parts.join('&')}`;
}

/** An address to give away: what somebody avoids is not for others (docs/rules.md#avoid-privacy). */
export const withoutAvoidQuery = (address: string): string =>
  address
    .replaceAll(part, '')
    .replace(/[?&]+(?=#|$)/, '')
    .replace(/(?<=[?&])&+/g, '');
