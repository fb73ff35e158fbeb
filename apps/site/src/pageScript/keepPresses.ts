/**
 * Buttons that are pressed before React answers are pressed again once it does, in their order; what
 * submits a form is left to the browser. Where React has drawn the page anew (a translated page), a
 * button is found again by its label.
 */
export function keepPresses(): void {
  const pressed: HTMLButtonElement[] = [];
  function keep(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    // React may answer some parts of the page already: no press is answered twice.
    event.stopImmediatePropagation();
    pressed.push(button);
  }
  function pressAgain() {
    removeEventListener('click', keep, true);
    for (const button of pressed) (button.isConnected ? button : sameButton(button))?.click();
  }
  addEventListener('click', keep, true);
  addEventListener('hydrated', pressAgain, { once: true });
}

/** The button of the same label, which does the same. */
const sameButton = ({ ariaLabel }: HTMLButtonElement) =>
  [...document.querySelectorAll('button')].find(
    (button) => ariaLabel !== null && button.ariaLabel === ariaLabel,
  );
