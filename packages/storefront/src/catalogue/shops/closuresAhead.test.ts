import { expect, test, vi } from 'vitest';
import { longWeek, shortWeek } from '../../content/testHours.ts';
import { closuresAhead } from './closuresAhead.ts';

// The owner's own closures are the owner's to change.
vi.mock('../../content/closures.ts', () => ({ ownClosures: {} }));

const from = (moment: string) =>
  closuresAhead(shortWeek, new Date(moment)).map(({ day, month }) => `${day}/${month}`);

test.each([
  ['a quiet month', '2026-02-01T10:00:00+01:00', []],
  ['today is not ahead', '2026-12-08T10:00:00+01:00', ['25/12', '26/12', '1/1']],
  [
    'the day in Rome counts: still the 24th',
    '2026-12-24T22:59:00Z',
    ['25/12', '26/12', '1/1', '6/1'],
  ],
  ['the day in Rome counts: already the 25th', '2026-12-24T23:01:00Z', ['26/12', '1/1', '6/1']],
  ['Easter Monday, not Easter', '2026-03-20T10:00:00+01:00', ['6/4']],
  ['a holiday on a Sunday closes nothing', '2026-10-25T10:00:00+01:00', []],
  ['28 days, no more', '2026-11-09T10:00:00+01:00', []],
  ['28 days, no less', '2026-11-10T10:00:00+01:00', ['8/12']],
])('%s', (_, moment, closures) => {
  expect(from(moment)).toEqual(closures);
});

test('both shops keep the same holidays', () => {
  const now = new Date('2026-12-08T10:00:00+01:00');
  expect(closuresAhead(longWeek, now)).toHaveLength(3);
});
