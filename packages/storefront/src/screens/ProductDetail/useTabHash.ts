import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { type DetailTab, type DetailTabId, detailTabs } from '../../catalogue/detailTabs.ts';

const tabHashes = new Set(detailTabs({}).map(({ id }) => `#${id}`));

/**
 * The open tab: its home is the hash of the address, so that `#ingredienti` can be linked. The
 * prerendered page knows no hash and shows the first tab. Whoever arrives with such a hash is led
 * down to the tabs, as to any other part of a page.
 */
export function useTabHash(
  tabs: readonly DetailTab[],
  place: RefObject<HTMLElement | null>,
): [DetailTabId | undefined, (id: DetailTabId) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const named = isHydrated ? tabs.find(({ id }) => hash === `#${id}`) : undefined;

  // On arrival only: a tab that the visitor opens is in sight already.
  useEffect(() => {
    if (tabHashes.has(window.location.hash)) place.current?.scrollIntoView();
  }, [place]);

  function open(id: DetailTabId) {
    navigate({ search, hash: id }, { replace: true });
  }

  return [(named ?? tabs[0])?.id, open];
}
