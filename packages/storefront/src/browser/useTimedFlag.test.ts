// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimedFlag } from './useTimedFlag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function flag() {
  const { result, unmount } = renderHook(() => useTimedFlag(2000));
  return {
    isRaised: () => result.current[0],
    raise: () => act(() => result.current[1]()),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    unmount,
  };
}

test('the flag is false, becomes true, and resets after its time', () => {
  const { isRaised, raise, wait } = flag();
  expect(isRaised()).toBe(false);
  raise();
  wait(1999);
  expect(isRaised()).toBe(true);
  wait(1);
  expect(isRaised()).toBe(false);
});

test('setting it again restarts the time', () => {
  const { isRaised, raise, wait } = flag();
  raise();
  wait(1500);
  raise();
  wait(1500);
  expect(isRaised()).toBe(true);
  wait(500);
  expect(isRaised()).toBe(false);
});

test('leaving the page stops the clock', () => {
  const { raise, unmount } = flag();
  raise();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
