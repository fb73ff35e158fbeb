/** Frames until a page that does not come to life is given up: ten seconds and more. */
const maxFrames = 600;

/** React has come as far as this element. */
const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * A heart, or another button that stays pressed, of a page that React has not taken over yet: what
 * presses it is repeated until it flips, so that no favourite is lost
 * (docs/decisions/0001-scripts-after-first-view.md).
 */
export function repeatEarlyPresses(): void {
  const waiting = new Set<Element>();
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[aria-pressed]') : null;
    if (!(button instanceof HTMLElement) || isKnown(button) || waiting.has(button)) return;
    waiting.add(button);
    repeat(button);
  });
}

function repeat(button: HTMLElement): void {
  let frames = 0;
  const observer = new MutationObserver(() => {
    frames = maxFrames;
  });
  observer.observe(button, { attributeFilter: ['aria-pressed'] });
  const press = () => {
    frames += 1;
    if (frames > maxFrames || !button.isConnected) return observer.disconnect();
    if (isKnown(button)) button.click();
    requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}
