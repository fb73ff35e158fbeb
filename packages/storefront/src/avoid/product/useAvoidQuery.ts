import { useLocation } from 'react-router-dom';
import { namesAvoidance } from '../../browser/historyEntryStore.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

/**
 * What the address of a product page says is avoided, for its links to other products: '' or
 * '?avoid=milk' (docs/rules.md#avoid-links). The built page knows no query.
 */
export function useAvoidQuery(): string {
  const { search } = useLocation();
  return useIsHydrated() ? avoidQueryOf(search) : '';
}

/** Also what was changed on its way: the next page understands it as this one does. */
function avoidQueryOf(search: string): string {
  const parts = partsOf(search).filter(isOfAvoidance);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** An address to give away: what somebody avoids is not for others (docs/rules.md#avoid-privacy). */
export function withoutAvoidQuery(address: string): string {
  const url = new URL(address);
  const parts = partsOf(url.search).filter((part) => !isOfAvoidance(part));
  url.search = parts.join('&');
  return url.href;
}

const isOfAvoidance = (part: string): boolean => namesAvoidance(part.split('=', 1).join());

const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
