import { useRef } from 'react';
import { useConsentBanner } from '../../state/useConsent.ts';
import { AdvancedView } from './AdvancedView.tsx';
import { BasicView } from './BasicView.tsx';
import { useBannerFocus } from './useBannerFocus.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** The consent banner (§4): a region at the foot of the window that traps nobody. */
export function CookieBanner() {
  const view = useConsentBanner();
  const region = useRef<HTMLElement>(null);
  useRoomBelow(region, view);
  useBannerFocus(region, view);

  if (view === 'hidden') return null;
  return view === 'basic' ? <BasicView ref={region} /> : <AdvancedView ref={region} />;
}
