import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { romeTime } from './romeTime.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

function byIntl(now: Date) {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return {
    today: { year: parts.get('year'), month: parts.get('month'), day: parts.get('day') },
    minute: (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0),
  };
}

test.each([
  ['2026-03-29T00:59:59Z', 29, 119],
  ['2026-03-29T01:00:00Z', 29, 180],
  ['2026-10-25T00:59:59Z', 25, 179],
  ['2026-10-25T01:00:00Z', 25, 120],
  // Midnight in Rome comes before midnight in Greenwich.
  ['2026-07-14T21:59:00Z', 14, 1439],
  ['2026-07-14T22:00:00Z', 15, 0],
  ['2026-12-31T23:00:00Z', 1, 0],
])('at %s it is day %i, minute %i in Rome', (instant, day, minute) => {
  const time = romeTime(new Date(instant));
  expect(time.today.day).toBe(day);
  expect(time.minute).toBe(minute);
});

test('is what Intl says, every five hours from 2024 to 2040', () => {
  const end = Date.UTC(2041, 0);
  const differing: string[] = [];
  for (let at = Date.UTC(2024, 0); at < end; at += 5 * 3_600_000 - 60_000) {
    const now = new Date(at);
    if (!isDeepStrictEqual(romeTime(now), byIntl(now))) differing.push(now.toISOString());
  }
  expect(differing).toEqual([]);
});
