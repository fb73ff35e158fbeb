// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration.ts';

const scrolls: ScrollToOptions[] = [];

beforeEach(() => {
  scrolls.length = 0;
  sessionStorage.clear();
  place(0);
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    scrolls.push(options);
    place(options.top ?? 0);
  });
  return () => vi.restoreAllMocks();
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

test('retries while the page is too short, until the visitor scrolls', async () => {
  const { click } = open();
  scroll(900);
  await click('Negozi');
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const cancelled = vi.spyOn(window, 'cancelAnimationFrame');
  vi.mocked(window.scrollTo).mockImplementation(() => place(100));
  await click('Indietro');
  expect(frames).toHaveLength(1);
  act(() => frames[0]?.(0));
  expect(frames).toHaveLength(2);
  window.dispatchEvent(new Event('wheel'));
  expect(cancelled).toHaveBeenCalledWith(2);
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
