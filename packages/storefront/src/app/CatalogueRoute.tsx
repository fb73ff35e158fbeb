import { useLocation } from 'react-router-dom';
import { deferred, deferredComponent } from '../browser/deferred.ts';
import { useIsHydrated } from '../browser/useIsHydrated.ts';
import { Catalogue } from '../screens/Catalogue/Catalogue.tsx';

const comparison = deferred(async () => (await import('../screens/Compare/Compare.tsx')).Compare, {
  when: 'interaction',
});
const Compare = deferredComponent(comparison);

const namesComparison = (address: string) => /[?&]compare=/.test(address);

/** /prodotti: all products, or the comparison of those that the address names. */
export function CatalogueRoute() {
  const { search } = useLocation();
  // A page is built without a query: until it is hydrated it must be the catalogue.
  if (!useIsHydrated() || !namesComparison(search)) return <Catalogue />;
  // Without a boundary of its own: one that is new shows its fallback first, and React then waits.
  return <Compare />;
}

/** Fetches the comparison's code where the address that is about to be opened needs it. */
export async function prepareCatalogue(href: string): Promise<void> {
  if (namesComparison(href)) await comparison.load();
}
