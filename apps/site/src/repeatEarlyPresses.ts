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
  addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[aria-pressed]');
    if (button === null || isKnown(button)) return;
    const before = button.ariaPressed;
    // A storage that refuses flips it back later: it has flipped once React has drawn it.
    for (let frame = 0; frame < maxFrames && button.ariaPressed === before; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (isKnown(button)) button.click();
      await Promise.resolve();
      if (button.ariaPressed !== before) return;
    }
  });
}
