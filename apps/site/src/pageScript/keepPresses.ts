/** A button as the visitor saw it when pressing it. */
type Press = {
  button: HTMLButtonElement;
  /** Its place among the buttons of the page. */
  place: number;
  state: string;
};

/**
 * Buttons that are pressed before React answers are pressed once it does, in their order; one that was
 * pressed again and again once, as nobody saw an answer between. What submits a form is left to the
 * browser. The frame answers before the screen, whose script may still be on its way.
 */
export function keepPresses(): void {
  const kept = new Map<HTMLButtonElement, Press>();
  let isFrameReady = false;

  function keep(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.type === 'submit') return;
    if (isFrameReady && !isOfScreen(button)) return;
    // React may answer some of the page already: no press is answered twice.
    event.stopImmediatePropagation();
    const place = buttonsOfPage().indexOf(button);
    if (!kept.has(button)) kept.set(button, { button, place, state: stateOf(button) });
  }

  addEventListener('click', keep, true);
  window.addEventListener('hydrated', ({ detail }) => {
    isFrameReady = true;
    if (detail === 'screen') removeEventListener('click', keep, true);
    const answered = [...kept.values()].filter(
      ({ button }) => detail === 'screen' || !isOfScreen(button),
    );
    for (const { button } of answered) kept.delete(button);
    void pressAll(answered);
  });
}

const isOfScreen = (button: Element): boolean => button.closest('main') !== null;

const buttonsOfPage = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

/** What it does, and whether that is done: a heart that is on already is no longer to be put on. */
const stateOf = (button: Element): string =>
  `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`;

/** Each in a task of its own, so that it meets what the one before has changed. */
async function pressAll(presses: readonly Press[]): Promise<void> {
  for (const { button, place, state } of presses) {
    await new Promise((resolve) => setTimeout(resolve));
    // React may have drawn the page anew (a translated page): then the one in its place.
    const now = button.isConnected ? button : buttonsOfPage()[place];
    if (now !== undefined && stateOf(now) === state) now.click();
  }
}
