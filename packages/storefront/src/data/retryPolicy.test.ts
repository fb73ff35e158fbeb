import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retries, retryDelayMs, withRetries } from './retryPolicy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 16_000],
  [6, 30_000],
  [40, 30_000],
])('after failure %i the wait is %i ms', (failures, delayMs) => {
  expect(retryDelayMs(failures)).toBe(delayMs);
});

test('queries go out again twice, mutations once', () => {
  expect(retries).toEqual({ query: 2, mutation: 1 });
});

describe('withRetries', () => {
  const offline = new TypeError('Failed to fetch');

  test('streams the first bytes without waiting', async () => {
    const call = vi.fn<() => Promise<string>>().mockResolvedValue('answer');
    await expect(withRetries(call, 2, () => true)).resolves.toBe('answer');
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('calls three times in all, after 1 s and after 2 s more, then throws the last failure', async () => {
    const last = new TypeError('still offline');
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(last);
    const outcome = withRetries(call, 2, () => true).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe(last);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('takes an answer that comes at the last try', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValueOnce('answer');
    const outcome = withRetries(call, 2, () => true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await outcome).toBe('answer');
  });

  test('throws at once what should not be retried', async () => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(offline);
    await expect(withRetries(call, 2, () => false)).rejects.toBe(offline);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
