import { useOnDemand } from '@vetta/ui';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../../browser/useIsHydrated.ts';
import type { AvoidedSectionProps } from './AvoidedSection.tsx';

const load = () => import('./AvoidedSection.tsx');

/** What the label says of what a list was filtered by: fetched where the address names it. */
export function AvoidedLater(props: Omit<AvoidedSectionProps, 'search'>) {
  const { search } = useLocation();
  const isAsked = useIsHydrated() && /[?&]avoid/.test(search);
  const module = useOnDemand(load, isAsked ? search : null);
  return isAsked && module !== null && <module.AvoidedSection {...props} search={search} />;
}
