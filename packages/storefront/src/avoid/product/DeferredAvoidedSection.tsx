import { useLocation } from 'react-router-dom';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import type { AvoidedSectionProps } from './AvoidedSection.tsx';

const section = deferred(async () => (await import('./AvoidedSection.tsx')).AvoidedSection, {
  when: 'interaction',
});

/** What the label says of what a list was filtered by: fetched where the address names it. */
export function DeferredAvoidedSection(props: Omit<AvoidedSectionProps, 'search'>) {
  const { search } = useLocation();
  const isAsked = useIsHydrated() && /[?&]avoid/.test(search);
  const { module: AvoidedSection } = useDeferred(section, isAsked && search);
  return isAsked && AvoidedSection && <AvoidedSection {...props} search={search} />;
}
