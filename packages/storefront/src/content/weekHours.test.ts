import { expect, test } from 'vitest';
import { shortWeek } from './testHours.ts';
import { weekHours } from './weekHours.ts';

test('takes following days with equal hours together, Monday first', () => {
  expect(weekHours(shortWeek)).toEqual([
    {
      days: [1, 2, 3, 4, 5],
      spans: [
        { opens: '09:30', closes: '12:30' },
        { opens: '15:30', closes: '19:30' },
      ],
    },
    { days: [6], spans: [{ opens: '09:30', closes: '12:30' }] },
    { days: [0], spans: [] },
  ]);
});

test('puts the hours of a day in order, whatever order they were written in', () => {
  const written = [
    { days: [1], opens: '15:00', closes: '19:00' },
    { days: [1], opens: '09:00', closes: '12:00' },
  ];
  expect(weekHours(written)[0]?.spans.map(({ opens }) => opens)).toEqual(['09:00', '15:00']);
});
