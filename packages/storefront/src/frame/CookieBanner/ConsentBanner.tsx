import { type ComponentType, type Ref, type RefObject, useEffect, useRef } from 'react';
import type { ConsentBanner, ConsentBanner as View } from '../../state/cookieConsent.ts';
import { BasicView } from './BasicView.tsx';
import { useBannerFocus } from './useBannerFocus.ts';

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

/**
 * While the banner stands over the foot of the window the page ends above it, and what gets the
 * focus is scrolled clear of it (WCAG 2.4.11).
 */
function useBottomInset(region: RefObject<HTMLElement | null>, view: ConsentBanner) {
  useEffect(() => {
    const banner = region.current;
    if (view === 'hidden' || banner === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${Math.ceil(banner.getBoundingClientRect().height)}px`;
      root.style.setProperty('scroll-padding-bottom', height);
      document.body.style.setProperty('padding-bottom', height);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      root.style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [region, view]);
}
