/** What a visitor does who is about to use the page. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let rested: Promise<void> | undefined;

/**
 * Until the page has loaded and the browser has nothing better to do, or until somebody turns to it,
 * whichever is first. For code that the first view does without. At once outside a browser, and
 * on a page that has come to rest before.
 */
export function whenIdle(): Promise<void> {
  rested ??= typeof document === 'undefined' ? Promise.resolve() : idleOrInteraction();
  return rested;
}

function idleOrInteraction(): Promise<void> {
  // Safari has no idle callback.
  const requestIdle = window.requestIdleCallback ?? ((run: () => void) => run());
  return new Promise((resolve) => {
    const handleInteraction = () => {
      for (const sign of signs) window.removeEventListener(sign, handleInteraction);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, handleInteraction, { passive: true });
    if (document.readyState === 'complete') requestIdle(handleInteraction);
    else window.addEventListener('load', () => requestIdle(handleInteraction), { once: true });
  });
}
