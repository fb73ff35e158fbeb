// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockAtom, useNow, useToday } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Clock() {
  return <output>{useNow()?.toISOString()}</output>;
}

function show(store = createStore(), onDraw = vi.fn<() => void>()) {
  return render(
    <Provider store={store}>
      <Profiler id="clock" onRender={onDraw}>
        <Clock />
      </Profiler>
    </Provider>,
  );
}

test('a page left open is drawn anew with the next minute', () => {
  let nowMs = Date.parse('2026-03-10T11:29:50Z');
  const store = createStore();
  store.set(clockAtom, { now: () => nowMs });
  show(store);
  expect(screen.getByRole('status')).toHaveTextContent('11:29:50');
  nowMs = Date.parse('2026-03-10T11:30:05Z');
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByRole('status')).toHaveTextContent('11:30:05');
});

test('within a minute nothing is drawn anew', () => {
  vi.setSystemTime('2026-03-10T11:29:05Z');
  const onDraw = vi.fn<() => void>();
  show(createStore(), onDraw);
  const drawsBefore = onDraw.mock.calls.length;
  act(() => vi.advanceTimersByTime(45_000));
  expect(onDraw).toHaveBeenCalledTimes(drawsBefore);
});

test('without a clock of its own it shows the time that it is', () => {
  vi.setSystemTime('2026-03-10T11:29:50Z');
  show();
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-10T11:29:50');
});

test('another clock is read at once', () => {
  const store = createStore();
  store.set(clockAtom, { now: () => Date.parse('2026-03-10T11:29:50Z') });
  show(store);
  act(() => store.set(clockAtom, { now: () => Date.parse('2026-12-24T18:00:00Z') }));
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-24T18:00:00');
});

test('an unmounted page reads no clock', () => {
  show().unmount();
  expect(vi.getTimerCount()).toBe(0);
});

function Today() {
  return <output>{useToday()}</output>;
}

test('a page left open has the next day from midnight in Rome on, and is not drawn anew before', () => {
  let nowMs = Date.parse('2026-11-30T22:59:50Z');
  const store = createStore();
  store.set(clockAtom, { now: () => nowMs });
  render(
    <Provider store={store}>
      <Today />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-30');
  nowMs = Date.parse('2026-11-30T23:00:05Z');
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-01');
});
