import { useLocation } from 'react-router-dom';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { namesAvoidance } from '../../browser/historyEntryStore.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import type { AvoidedSectionProps } from './AvoidedSection.tsx';

const section = deferred(async () => (await import('./AvoidedSection.tsx')).AvoidedSection, {
  when: 'interaction',
});

/** What the label says of what a list was filtered by: fetched where the address names it. */
export function DeferredAvoidedSection(props: Omit<AvoidedSectionProps, 'address'>) {
  const { search, hash } = useLocation();
  const address = search + hash;
  const isAsked = useIsHydrated() && namesAvoidance(address);
  const { module: AvoidedSection } = useDeferred(section, isAsked && address);
  return isAsked && AvoidedSection && <AvoidedSection {...props} address={address} />;
}
