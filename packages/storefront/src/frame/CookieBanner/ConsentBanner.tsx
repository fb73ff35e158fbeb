import { useOnDemand } from '@vetta/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { bannerRequestAtom, type ConsentBanner as View } from '../../state/cookieConsent.ts';
import { BasicView } from './BasicView.tsx';
import { useBannerFocus } from './useBannerFocus.ts';
import { useBottomInset } from './useBottomInset.ts';

const loadSwitches = () => import('./AdvancedView.tsx');

/**
 * A region at the foot of the window that traps nobody (docs/rules.md#consent-banner). Few visitors
 * open its switches.
 */
export function ConsentBanner({ view: wanted }: { view: View }) {
  const request = useAtomValue(bannerRequestAtom);
  const switches = useOnDemand(loadSwitches, wanted === 'advanced' ? request : null);
  const [before, setBefore] = useState<'hidden' | 'basic'>('hidden');
  if (wanted !== 'advanced' && wanted !== before) setBefore(wanted);
  // What stands there stays until the switches have come.
  const view = wanted === 'advanced' && switches === null ? before : wanted;
  const region = useRef<HTMLElement>(null);
  useBottomInset(region, view);
  useBannerFocus(region, view);

  if (view === 'hidden') return null;
  if (view === 'basic' || switches === null) return <BasicView ref={region} />;
  return <switches.AdvancedView ref={region} />;
}
