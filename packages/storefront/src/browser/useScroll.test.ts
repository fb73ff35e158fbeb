// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScroll } from './useScroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
const drawFrame = () => vi.advanceTimersToNextFrame();

test('tells the position once per drawn frame', () => {
  const seen: number[] = [];
  renderHook(() => useScroll((y) => seen.push(y)));
  scrollTo(100);
  scrollTo(150);
  scrollTo(200);
  expect(seen).toEqual([]);
  drawFrame();
  expect(seen).toEqual([200]);
  scrollTo(410);
  drawFrame();
  expect(seen).toEqual([200, 410]);
});

test('treats overscroll above the top as the top', () => {
  const seen: number[] = [];
  renderHook(() => useScroll((y) => seen.push(y)));
  scrollTo(-40);
  drawFrame();
  expect(seen).toEqual([0]);
});

test('calls the latest listener, and none after leaving', () => {
  const first = vi.fn<(y: number) => void>();
  const second = vi.fn<(y: number) => void>();
  const { rerender, unmount } = renderHook(({ listener }) => useScroll(listener), {
    initialProps: { listener: first },
  });
  rerender({ listener: second });
  scrollTo(10);
  drawFrame();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(10);
  scrollTo(20);
  unmount();
  drawFrame();
  expect(second).toHaveBeenCalledTimes(1);
});
