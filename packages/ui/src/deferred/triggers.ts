/** What a visitor does who is about to use the page; and the network that is back. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'online'] as const;

/** Until the visitor next does something, or the network is back. */
export function nextInteraction(): Promise<void> {
  // The listeners of the other events do nothing more, and go with the first of theirs.
  const options = { passive: true, once: true };
  return new Promise((resolve) => {
    for (const event of interactionEvents) window.addEventListener(event, () => resolve(), options);
  });
}

/** The browser's next moment without work; Safari, which tells of none, waits so many milliseconds. */
export function nextIdle(withoutCallbackMs = 0): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, withoutCallbackMs);
  });
}

let idle: Promise<void> | undefined;
let lastTurn: Promise<void> | undefined;

/**
 * Until the page has loaded and the browser is idle, or until the visitor's first input,
 * whichever is first; no wait outside a browser, and on a page that was idle before. Those who ask
 * go on one after the other, each in a task of its own: to begin the requests of all at once keeps
 * a slow phone busy for longer than a visitor should wait for an answer.
 */
export function whenIdle(): Promise<void> {
  idle ??=
    typeof document === 'undefined'
      ? Promise.resolve()
      : Promise.race([whenLoaded().then(() => nextIdle()), nextInteraction()]);
  lastTurn = (lastTurn ?? idle).then(nextTask);
  return lastTurn;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Until the page and its pictures have loaded. */
export function whenLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
