import { type ComponentType, type Ref, useRef } from 'react';
import type { ConsentBanner as View } from '../../state/cookieConsent.ts';
import { BasicView } from './BasicView.tsx';
import { useBannerFocus } from './useBannerFocus.ts';
import { useBottomInset } from './useBottomInset.ts';

export type ConsentBannerProps = {
  view: View;
  /** null until its code has come, which is before anybody sees the view `advanced`. */
  AdvancedView: ComponentType<{ ref: Ref<HTMLElement> }> | null;
  onCustomise: () => void;
};

/** A region at the foot of the window that does not trap the focus (docs/rules.md#consent-banner). */
export function ConsentBanner({ view, AdvancedView, onCustomise }: ConsentBannerProps) {
  const region = useRef<HTMLElement>(null);
  useBottomInset(region, view);
  useBannerFocus(region, view);

  if (view === 'hidden') return null;
  if (view === 'basic' || AdvancedView === null) {
    return <BasicView ref={region} onCustomise={onCustomise} />;
  }
  return <AdvancedView ref={region} />;
}
