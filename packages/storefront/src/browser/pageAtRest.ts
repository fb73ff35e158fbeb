/** What a visitor does who is about to use the page. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let rested: Promise<void> | undefined;

/**
 * Until the page has loaded and the browser has nothing better to do, or until somebody turns to it,
 * whichever is first. For code that the first view does without. At once outside a browser, and
 * on a page that has come to rest before.
 */
export function pageAtRest(): Promise<void> {
  rested ??= typeof document === 'undefined' ? Promise.resolve() : restOrSign();
  return rested;
}

function restOrSign(): Promise<void> {
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
  return new Promise((resolve) => {
    const handleSign = () => {
      for (const sign of signs) window.removeEventListener(sign, handleSign);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, handleSign, { passive: true });
    if (document.readyState === 'complete') whenIdle(handleSign);
    else window.addEventListener('load', () => whenIdle(handleSign), { once: true });
  });
}
