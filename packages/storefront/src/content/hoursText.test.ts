import { expect, test } from 'vitest';
import { hoursText } from './hoursText.ts';
import { shops } from './shops.ts';
import { longWeek, shortWeek } from './testHours.ts';

test.each([
  [
    shortWeek,
    'Lunedì – venerdì: 09:30 – 12:30, 15:30 – 19:30\nSabato: 09:30 – 12:30\nDomenica: chiuso',
  ],
  [
    longWeek,
    'Lunedì – venerdì: 09:00 – 12:30, 15:00 – 19:30\nSabato: 09:00 – 12:30, 15:00 – 19:00\nDomenica: chiuso',
  ],
])('hours are a text of several lines, one for days with equal hours', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('a shop’s text of its hours is made of its table', () => {
  for (const { hours, openingHours } of shops) expect(hours).toBe(hoursText(openingHours));
});
