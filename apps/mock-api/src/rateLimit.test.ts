import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

describe('createRateLimit', () => {
  it('lets so many through in any minute, and says how long to wait', () => {
    let now = 0;
    const limit = createRateLimit(2, () => now);
    expect(limit.take('a')).toBeNull();
    now = 10_000;
    expect(limit.take('a')).toBeNull();
    now = 20_000;
    expect(limit.take('a')).toBe(40);
    now = 59_999;
    expect(limit.take('a')).toBe(1);
    now = 60_000;
    expect(limit.take('a')).toBeNull();
    expect(limit.take('a')).toBe(10);
  });

  it('counts each address by itself', () => {
    const limit = createRateLimit(1, () => 0);
    expect(limit.take('a')).toBeNull();
    expect(limit.take('b')).toBeNull();
    expect(limit.take('a')).toBe(60);
  });

  it('does not count what it has refused', () => {
    let now = 0;
    const limit = createRateLimit(1, () => now);
    limit.take('a');
    for (now = 1000; now < 60_000; now += 1000) expect(limit.take('a')).not.toBeNull();
    expect(limit.take('a')).toBeNull();
  });

  it('forgets the longest silent address before its memory grows', () => {
    const limit = createRateLimit(1, () => 0);
    limit.take('first');
    for (let count = 0; count < 20_000; count += 1) limit.take(`address ${count}`);
    expect(limit.take('address 19999')).toBe(60);
    expect(limit.take('first')).toBeNull();
  });

  it('closes the form when nothing is allowed', () => {
    expect(createRateLimit(0, () => 0).take('a')).toBe(60);
  });
});
