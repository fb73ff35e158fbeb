import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * After a change of route the title has the focus (docs/rules.md#route-change). The waiting page's
 * title goes with it: that of the page that takes its place takes the focus over, or the keyboard
 * would start again at the top of the document.
 */
export function useHeadingFocus(shown: 'waiting' | 'loaded' | 'missing'): () => void {
  const wasLost = useRef(false);
  useEffect(() => {
    if (!wasLost.current || shown === 'waiting') return;
    wasLost.current = false;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown]);
  return () => {
    wasLost.current = true;
  };
}

/** Tells, as the waiting page is taken away, that its title had the focus. */
export function useHeadingUnmount(onLost: () => void): void {
  const tell = useRef(onLost);
  useLayoutEffect(() => {
    tell.current = onLost;
  });
  useLayoutEffect(
    () => () => {
      if (document.activeElement instanceof HTMLHeadingElement) tell.current();
    },
    [],
  );
}
