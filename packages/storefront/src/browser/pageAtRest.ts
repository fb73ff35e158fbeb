/** What a visitor does who is about to use the page. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Until the page has loaded and the browser has nothing better to do, or until somebody turns to it,
 * whichever is first. For code that the first view does without. At once outside a browser, and on
 * a page that has long been loaded.
 */
export function pageAtRest(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const handleSign = () => {
      for (const sign of signs) window.removeEventListener(sign, handleSign);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, handleSign, { passive: true });
    // Safari has no idle callback.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    window.addEventListener('load', () => whenIdle(handleSign), { once: true });
  });
}
