// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { clockAtom, useNow } from './clock.ts';

function Clock() {
  return <output>{useNow()?.toISOString()}</output>;
}

test('a page left open is drawn anew with the next minute', () => {
  vi.useFakeTimers();
  let nowMs = Date.parse('2026-03-10T11:29:50Z');
  const store = createStore();
  store.set(clockAtom, { now: () => nowMs });
  render(
    <Provider store={store}>
      <Clock />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('11:29:50');
  nowMs = Date.parse('2026-03-10T11:30:05Z');
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByRole('status')).toHaveTextContent('11:30:05');
  vi.useRealTimers();
});
