// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration.ts';

const scrolls: ScrollToOptions[] = [];
/** Height of the page behind it. */
let pageHeight = 10_000;
let tellResize = () => {};

beforeEach(() => {
  scrolls.length = 0;
  sessionStorage.clear();
  pageHeight = 10_000;
  place(0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellResize = tell;
      }
      observe() {}
      disconnect() {
        tellResize = () => {};
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    scrolls.push(options);
    place(options.top ?? 0);
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function place(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
}

/** As the visitor's hand does it. */
function scroll(y: number) {
  place(y);
  window.dispatchEvent(new Event('scroll'));
}

function prefersCalm(isCalm: boolean) {
  window.matchMedia = vi.fn<typeof window.matchMedia>((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isCalm,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

function Site() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/negozi">Negozi</Link>
      <Link to="/prodotti">Prodotti</Link>
      <Link to="/prodotti?sortBy=name-desc">Nome (Z-A)</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Indietro
      </button>
    </>
  );
}

function open(isCalm = false) {
  prefersCalm(isCalm);
  render(
    <MemoryRouter initialEntries={['/prodotti']}>
      <Site />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return { click: (name: string) => user.click(screen.getByText(name)) };
}

test('the first page is left where it is', () => {
  open();
  expect(scrolls).toEqual([]);
});

test('a new page scrolls smoothly to the top', async () => {
  const { click } = open();
  scroll(900);
  await click('Negozi');
  expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
});

test('with reduced motion it jumps', async () => {
  const { click } = open(true);
  scroll(900);
  await click('Negozi');
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
});

test('another query on the same page moves nothing', async () => {
  const { click } = open();
  scroll(900);
  await click('Nome (Z-A)');
  expect(scrolls).toEqual([]);
});

test('a link to the very page leads to its top', async () => {
  const { click } = open();
  scroll(900);
  await click('Prodotti');
  expect(scrolls).toEqual([{ top: 0, behavior: 'smooth' }]);
});

test('Back returns to where the visitor was', async () => {
  const { click } = open();
  scroll(900);
  await click('Negozi');
  scroll(200);
  scrolls.length = 0;
  await click('Indietro');
  expect(scrolls).toEqual([{ top: 900, behavior: 'instant' }]);
});

/** Everything that is to happen in the next frames. */
function holdFrames() {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return () => {
    for (let next = frames.shift(); next !== undefined; next = frames.shift()) next(0);
  };
}

async function returnToShortPage() {
  const { click } = open();
  scroll(5000);
  await click('Negozi');
  const runFrames = holdFrames();
  pageHeight = window.innerHeight + 300;
  scrolls.length = 0;
  await click('Indietro');
  runFrames();
  return runFrames;
}

test('a page that is too short is held at its end, and then where the visitor was', async () => {
  const runFrames = await returnToShortPage();
  expect(scrolls).toEqual([{ top: 300, behavior: 'instant' }]);
  // However long it takes.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  pageHeight = 10_000;
  act(() => tellResize());
  runFrames();
  vi.useRealTimers();
  expect(window.scrollY).toBe(5000);
  // A list that makes way for its skeletons, and comes back.
  pageHeight = window.innerHeight + 600;
  scroll(600);
  act(() => tellResize());
  runFrames();
  pageHeight = 10_000;
  act(() => tellResize());
  runFrames();
  expect(window.scrollY).toBe(5000);
});

test.each([
  ['a finger', () => window.dispatchEvent(new Event('touchstart'))],
  ['the scroll bar', () => scroll(150)],
])('the visitor goes on with %s, and nothing takes the page back', async (_, goOn) => {
  const runFrames = await returnToShortPage();
  goOn();
  pageHeight = 10_000;
  act(() => tellResize());
  runFrames();
  expect(window.scrollY).toBeLessThan(5000);
  expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('');
});

test('where a page that is too short stands is not what is remembered', async () => {
  await returnToShortPage();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll-positions')).toContain('/prodotti",5000]');
});

test('corrects what a running smooth scroll moves, until the position is stable', async () => {
  const { click } = open();
  scroll(900);
  await click('Negozi');
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  scrolls.length = 0;
  await click('Indietro');
  scroll(720);
  act(() => frames[0]?.(0));
  expect(scrolls).toEqual([
    { top: 900, behavior: 'instant' },
    { top: 900, behavior: 'instant' },
  ]);
  for (let next = 1; next < frames.length; next += 1) frames[next]?.(0);
  expect(scrolls).toHaveLength(2);
  expect(frames).toHaveLength(4);
});

test('places outlive a reload of the tab', async () => {
  const { click } = open();
  scroll(900);
  await click('Negozi');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll-positions')).toContain('/prodotti",900]');
});
