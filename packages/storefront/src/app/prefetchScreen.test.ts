// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetchScreen.ts';

const loaded = vi.hoisted(() => vi.fn<(href: string) => Promise<void>>(async () => {}));
vi.mock('./lazyScreens.ts', () => ({ screenFor: () => ({ load: loaded }) }));

type Tell = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/** An observer that finds each link in view. */
class ObserverOfAll {
  readonly #tell: Tell;
  constructor(tell: Tell) {
    this.#tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ isIntersecting: true, target }]));
  }
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('fetches nothing ahead until the page has loaded, also where the visitor acts before', async () => {
  vi.stubGlobal('IntersectionObserver', ObserverOfAll);
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => setTimeout(tell));
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = '<main><a href="/negozi">Negozi</a></main>';
  const all = prefetchWhenIdle();
  window.dispatchEvent(new Event('pointerdown'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await all;
  expect(loaded.mock.calls).toEqual([['/negozi']]);
});
