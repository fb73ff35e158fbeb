// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcedMs, maxUnseenMs } from './writeAnnouncement.ts';
import { maxWaitMs, lockedWrite } from './lockedWrite.ts';

const key = 'numbers';

/** The simulated browser has no Web Locks; Node's are of the same specification. */
function giveLocks(given: unknown) {
  Object.defineProperty(navigator, 'locks', { value: given, configurable: true });
}

const stored = () => window.localStorage.getItem(key) ?? '';
const append = (text: string) => () => window.localStorage.setItem(key, stored() + text);

/** Another tab in its turn, until the returned function ends it. */
function occupy(): Promise<() => void> {
  return new Promise((isHeld) => {
    void locks.request(key, () => new Promise<void>((end) => isHeld(end)));
  });
}

const announced = async () => (await locks.query()).held?.map(({ name }) => name) ?? [];

beforeEach(() => {
  window.localStorage.clear();
  giveLocks(locks);
});
afterEach(() => {
  // Ends what this tab still announces.
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  giveLocks(undefined);
});

describe('with Web Locks', () => {
  test('waits for the turn of another tab to end', async () => {
    const end = await occupy();
    const mine = lockedWrite(key, append('b'));
    append('a')();
    end();
    await mine;
    expect(stored()).toBe('ab');
  });

  test('keeps the order in which a tab asks', async () => {
    await Promise.all(['a', 'b', 'c'].map((text) => lockedWrite(key, append(text))));
    expect(stored()).toBe('abc');
  });

  test('takes one turn for all that waits', async () => {
    const request = vi.spyOn(locks, 'request');
    await Promise.all(['a', 'b', 'c'].map((text) => lockedWrite(key, append(text))));
    const asked = request.mock.calls.filter(([name]) => name === key);
    expect(asked).toHaveLength(1);
    request.mockRestore();
  });

  test('waits until the last write of another tab is known here', async () => {
    await lockedWrite(key, append('a'));
    // This tab's copy as it was before that write.
    window.localStorage.clear();
    const mine = lockedWrite(key, append('b'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored()).toBe('');
    window.localStorage.setItem(key, 'a');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await mine;
    expect(stored()).toBe('ab');
  });

  test('does not wait for ever for a write that was overwritten', async () => {
    await lockedWrite(key, append('a'));
    window.localStorage.setItem(key, 'x');
    vi.useFakeTimers();
    const mine = lockedWrite(key, append('b'));
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1));
    await vi.advanceTimersByTimeAsync(maxUnseenMs);
    await mine;
    expect(stored()).toBe('xb');
  });

  test('announces one write at a time, and none after a while', async () => {
    await lockedWrite(key, append('a'));
    await lockedWrite(key, append('b'));
    await vi.waitFor(async () => expect(await announced()).toHaveLength(1));
    vi.useFakeTimers();
    await lockedWrite(key, append('c'));
    await vi.advanceTimersByTimeAsync(announcedMs);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await announced()).toEqual([]));
  });

  test('writes without a turn where another tab hangs in its own, and once only', async () => {
    const end = await occupy();
    vi.useFakeTimers();
    const mine = lockedWrite(key, append('a'));
    await vi.advanceTimersByTimeAsync(maxWaitMs);
    await mine;
    expect(stored()).toBe('a');
    vi.useRealTimers();
    end();
    await lockedWrite(key, append('b'));
    expect(stored()).toBe('ab');
  });

  test('writes at once when the page is left, and once only', async () => {
    const end = await occupy();
    const mine = lockedWrite(key, append('a'));
    expect(stored()).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe('a');
    await mine;
    end();
    await lockedWrite(key, append('b'));
    expect(stored()).toBe('ab');
  });

  test('hands on what the write throws, and lets the next one have its turn', async () => {
    const failing = lockedWrite(key, () => {
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    await lockedWrite(key, append('a'));
    expect(stored()).toBe('a');
  });

  test('writes all the same where the browser refuses the lock', async () => {
    giveLocks({ request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) });
    await lockedWrite(key, append('a'));
    expect(stored()).toBe('a');
  });
});

describe('without Web Locks', () => {
  beforeEach(() => giveLocks(undefined));

  test('writes at once', () => {
    void lockedWrite(key, append('a'));
    expect(stored()).toBe('a');
  });

  test('hands on what the write throws', async () => {
    const failing = lockedWrite(key, () => {
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
  });
});
