import { useEffect, type RefObject } from 'react';
import type { ConsentBanner } from '../../state/cookieConsent.ts';

/**
 * While the banner stands over the foot of the window the page ends above it, and what gets the
 * focus is scrolled clear of it (WCAG 2.4.11).
 */
export function useBottomInset(region: RefObject<HTMLElement | null>, view: ConsentBanner) {
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
