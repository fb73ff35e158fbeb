import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { createExpiringCache } from '../data/expiringCache.ts';
import { createSwrConfig } from '../data/swrConfig.ts';

// Taken before a test stops the clock.
const { setImmediate: nextTurn } = globalThis;

/** Renders a hook of `data/` over a cache of its own, or one shared with another hook. */
export function renderQuery<Result, Props>(
  useHook: (props: Props) => Result,
  initialProps: Props,
  setup: { cache?: Cache; fallback?: Record<string, unknown> } = {},
) {
  const config = createSwrConfig({ cache: createExpiringCache(), ...setup });
  return renderHook(useHook, {
    initialProps,
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={config}>{children}</SWRConfig>
    ),
  });
}

/** Stops the clock that hooks of `data/` go by; msw's own work goes on. Undo with `vi.useRealTimers`. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
}

/** The same in each test of a file, undone after it; without the warnings that its tests provoke. */
export function stopClockInEachTest({ showsWarnings = true } = {}): void {
  beforeEach(() => {
    stopClock();
    if (!showsWarnings) vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    if (!showsWarnings) vi.restoreAllMocks();
  });
}

/** Lets time pass on a stopped clock, and everything happen that it sets off. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 30; turn += 1) {
    await act(() => new Promise<void>((resolve) => void nextTurn(resolve)));
  }
}

/** Lets the event loop turn until a check holds, without any time passing on a stopped clock. */
export async function until(check: () => void, turnsLeft = 500): Promise<void> {
  try {
    check();
  } catch (error) {
    if (turnsLeft === 0) throw error;
    await act(() => new Promise<void>((resolve) => void nextTurn(resolve)));
    await until(check, turnsLeft - 1);
  }
}
