/**
 * Buttons that are pressed before React answers are pressed once it does, in their order; one that was
 * pressed again and again once, as nobody saw an answer between. What submits a form is left to the
 * browser. The frame answers before the screen, whose script may still be on its way.
 */
export function keepPresses(): void {
  /** By button: its place among those of the page, and how the visitor saw it. */
  const kept = new Map<HTMLButtonElement, [place: number, state: string]>();
  /** Selects the buttons that do not answer yet. */
  let awaited = 'button';

  function keep(event: MouseEvent) {
    const button = event.composedPath().find((part) => part instanceof HTMLButtonElement);
    if (button?.type !== 'button' || !button.matches(awaited)) return;
    // React may answer some of the page already: no press is answered twice.
    event.stopImmediatePropagation();
    if (!kept.has(button)) kept.set(button, [buttonsOfPage().indexOf(button), stateOf(button)]);
  }

  addEventListener('click', keep, true);
  window.addEventListener('hydrated', async ({ detail }) => {
    // Either may be the first.
    awaited = detail === 'screen' || awaited === 'none' ? 'none' : 'main button';
    for (const [button, [place, state]] of kept) {
      if (button.matches(awaited)) continue;
      kept.delete(button);
      // Each in a task of its own, so that it meets what the one before has changed.
      await new Promise((resolve) => setTimeout(resolve));
      // React may have drawn the page anew (a translated page): then the one in its place.
      const now = button.isConnected ? button : buttonsOfPage()[place];
      if (now !== undefined && stateOf(now) === state) now.click();
    }
  });
}

const buttonsOfPage = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

/** What it does, and whether that is done: a heart that is on already is no longer to be put on. */
const stateOf = (button: Element): string =>
  `${button.getAttribute('aria-label')}${button.getAttribute('aria-pressed')}`;
