import { useEffect, useRef, type RefObject } from 'react';
import type { ConsentBanner } from '../../state/cookieConsent.ts';

/**
 * The switches take the focus, since the visitor asked for them ('Personalizza', 'Gestisci cookie');
 * a banner that goes gives it back to what had it, or to the page. The basic view comes unasked and
 * leaves the focus alone.
 */
export function useBannerFocus(region: RefObject<HTMLElement | null>, view: ConsentBanner) {
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<ConsentBanner>('hidden');

  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (view === before) return;
    if (view === 'advanced') {
      opener.current = focusedElement();
      region.current?.focus({ preventScroll: true });
    }
    // Where the focus has moved on meanwhile, it stays.
    if (view === 'hidden' && focusedElement() === null) {
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
      opener.current = null;
    }
  }, [region, view]);
}

/** What has the focus; the browser gives it to the body when the element that had it goes. */
function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
