import { describe, expect, it } from 'vitest';
import { type RateWindow, takeFrom } from './rateWindow.ts';

describe('takeFrom', () => {
  it('lets so many through in any minute, and says how long to wait', () => {
    const window: RateWindow = [];
    const take = (now: number) => takeFrom(window, now, 2);
    expect([take(0), take(10_000), take(20_000), take(59_999)]).toEqual([null, null, 40, 1]);
    expect([take(60_000), take(60_000)]).toEqual([null, 10]);
  });

  it('does not count what it has refused', () => {
    const window: RateWindow = [];
    takeFrom(window, 0, 1);
    for (let now = 1000; now < 60_000; now += 1000) expect(takeFrom(window, now, 1)).not.toBeNull();
    expect(takeFrom(window, 60_000, 1)).toBeNull();
  });

  it('keeps few entries, however many are let through', () => {
    const window: RateWindow = [];
    for (let now = 0; now < 60_000; now += 10) expect(takeFrom(window, now, 10_000)).toBeNull();
    expect(window.length).toBeLessThan(242);
    expect(window.reduce((sum, { count }) => sum + count, 0)).toBe(6000);
  });

  it('closes the form when nothing is allowed', () => {
    expect(takeFrom([], 0, 0)).toBe(60);
  });

  it.each([1000, 3_600_000, 40 * 365 * 86_400_000])(
    'lets nobody wait for a clock that was set back by %i ms, nor longer than the window',
    (back) => {
      const window: RateWindow = [];
      const then = 1_800_000_000_000;
      for (let count = 0; count < 5; count += 1) takeFrom(window, then, 5);
      expect(takeFrom(window, then - back, 5)).toBeNull();
      for (let step = 0; step < 1000; step += 1) {
        const now = then - back + (step * (back + 70_000)) / 1000;
        expect(takeFrom(window, now, 5) ?? 0).toBeLessThanOrEqual(60);
      }
    },
  );
});
