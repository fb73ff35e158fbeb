import { useEffect, useRef, useState } from 'react';
import { useConsentBanner } from '../../state/useConsent.ts';
import type * as Advanced from './AdvancedView.tsx';
import { BasicView } from './BasicView.tsx';
import { useBannerFocus } from './useBannerFocus.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** The consent banner (§4): a region at the foot of the window that traps nobody. */
export function CookieBanner() {
  const wanted = useConsentBanner();
  const advanced = useAdvanced(wanted === 'advanced');
  const [before, setBefore] = useState<'hidden' | 'basic'>('hidden');
  if (wanted !== 'advanced' && wanted !== before) setBefore(wanted);
  // What stands there stays until the switches have come.
  const view = wanted === 'advanced' && advanced === null ? before : wanted;
  const region = useRef<HTMLElement>(null);
  useRoomBelow(region, view);
  useBannerFocus(region, view);

  if (view === 'hidden') return null;
  if (view === 'basic' || advanced === null) return <BasicView ref={region} />;
  return <advanced.AdvancedView ref={region} />;
}

/** The view of the switches, fetched when it is first wanted: few visitors open it. */
function useAdvanced(isWanted: boolean): typeof Advanced | null {
  const [advanced, setAdvanced] = useState<typeof Advanced | null>(null);
  useEffect(() => {
    if (!isWanted || advanced !== null) return;
    const load = async () => {
      try {
        setAdvanced(await import('./AdvancedView.tsx'));
      } catch (error) {
        console.warn('The cookie preferences could not be fetched.', error);
      }
    };
    void load();
  }, [isWanted, advanced]);
  return advanced;
}
