// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass, renderQuery, stopClock, until } from '../testing/renderQuery.tsx';
import { cacheTimes } from './cacheTimes.ts';
import { createExpiringCache } from './expiringCache.ts';
import { type Query, useQuery } from './useQuery.ts';

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
});

/** A hook whose load answers with its own path, and is notified of each call. */
function pathQuery() {
  const calls: string[] = [];
  function usePath(path: string | null) {
    const load = async () => {
      calls.push(path ?? 'nothing');
      return `answer of ${path}`;
    };
    return useQuery(path, load, { times: cacheTimes.product, isWorthRetrying: () => false });
  }
  return { calls, usePath };
}

describe('a key keeps its own load', () => {
  test('even if the hook changes key before its refresh starts', async () => {
    const { calls, usePath } = pathQuery();
    const cache = createExpiringCache();
    const fallback = { '/a': 'built a', '/b': 'built b' };
    const { result, rerender } = renderQuery<Query<string>, string>(usePath, '/a', {
      cache,
      fallback,
    });
    expect(result.current.data).toBe('built a');
    // What is built is refreshed a frame later: by then the newest load is that of /b.
    rerender('/b');
    expect(result.current.data).toBe('built b');
    await pass(100);
    await until(() => expect(result.current.data).toBe('answer of /b'));
    expect(calls.toSorted()).toEqual(['/a', '/b']);
    expect(cache.get('/a')?.data).toBe('answer of /a');
    expect(cache.get('/b')?.data).toBe('answer of /b');
  });

  test('when the visitor goes back to the first', async () => {
    const { usePath } = pathQuery();
    const { result, rerender } = renderQuery<Query<string>, string>(usePath, '/a');
    rerender('/b');
    rerender('/a');
    await pass(100);
    await until(() => expect(result.current.data).toBe('answer of /a'));
  });
});

test('no path asks nothing', async () => {
  const { calls, usePath } = pathQuery();
  const { result } = renderQuery(usePath, null);
  await pass(100);
  expect(result.current.status).toBe('loading');
  expect(calls).toEqual([]);
});
