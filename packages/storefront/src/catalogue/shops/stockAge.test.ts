import { expect, test } from 'vitest';
import { stockAge } from './stockAge.ts';

const at = (text: string) => new Date(text);

test.each([
  ['the same day', '2026-11-23T11:31:00Z', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['before midnight in Rome', '2026-11-23T22:59:00Z', '2026-11-23T23:01:00Z', 1, '23:59'],
  [
    'after midnight in Rome, before it in UTC',
    '2026-11-23T23:00:00Z',
    '2026-11-23T23:30:00Z',
    0,
    '00:00',
  ],
  ['over the change to summer time', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 0, '01:30'],
  [
    'the day after the change to summer time',
    '2026-03-28T22:30:00Z',
    '2026-03-29T22:30:00Z',
    2,
    '23:30',
  ],
  ['over the change to winter time', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 0, '02:30'],
  [
    'the day after the change to winter time',
    '2026-10-24T22:30:00Z',
    '2026-10-25T23:30:00Z',
    1,
    '00:30',
  ],
  [
    'with an offset of another zone',
    '2026-11-23T01:00:00+09:00',
    '2026-11-23T10:00:00Z',
    1,
    '17:00',
  ],
  ['without a zone, in winter', '2026-11-23T12:31:00', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['without a zone, in summer', '2026-07-14T00:10', '2026-07-14T08:00:00Z', 0, '00:10'],
  ['with an offset in hours', '2026-11-23T12:31:00+01', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['with an offset without a colon', '2026-11-23T12:31+0100', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['with a decimal comma', '2026-11-23T12:31:00,5+01:00', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['as databases write it', '2026-11-23 11:31:00.25+00', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['in the basic format', '20261123T113100Z', '2026-11-23T17:00:00Z', 0, '12:31'],
  ['a little ahead of this clock', '2026-11-23T12:04:00Z', '2026-11-23T12:00:00Z', 0, '13:04'],
])('%s', (_, updatedAt, now, daysAgo, time) => {
  expect(stockAge(updatedAt, at(now))).toMatchObject({ daysAgo, time });
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['nonsense', 'ieri'],
  ['a date without a time', '2026-11-23'],
  ['a day that does not exist', '2026-13-45T12:00:00Z'],
  ['the 30th of February', '2026-02-30T12:00:00Z'],
  ['an offset that does not exist', '2026-11-23T11:00:00+25:00'],
  ['dashes without colons', '2026-11-23T1100Z'],
  ['more than five minutes ahead', '2026-11-23T12:06:00Z'],
  ['next year', '2027-11-23T12:00:00Z'],
])('%s claims nothing', (_, updatedAt) => {
  expect(stockAge(updatedAt, at('2026-11-23T12:00:00Z'))).toBeNull();
});

test('after 48 hours the shop is to confirm', () => {
  const counted = '2026-11-21T12:00:00Z';
  expect(stockAge(counted, at('2026-11-23T12:00:00Z'))?.mustConfirm).toBe(false);
  expect(stockAge(counted, at('2026-11-23T12:00:01Z'))?.mustConfirm).toBe(true);
});

test('the year is named where it is another', () => {
  expect(stockAge('2025-12-31T12:00:00Z', at('2026-01-02T12:00:00Z'))).toMatchObject({
    daysAgo: 2,
    isThisYear: false,
  });
});
