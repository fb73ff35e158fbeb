import { describe, expect, test, vi } from 'vitest';
import { longWeek, shortWeek } from '../../content/testHours.ts';
import { openingState } from './openingState.ts';

// The owner's own closures are the owner's to change.
vi.mock('../../content/closures.ts', () => ({ ownClosures: {} }));

/** Winter time in Rome is one hour ahead of UTC, summer time two. */
const winter = (text: string) => new Date(`${text}:00+01:00`);
const summer = (text: string) => new Date(`${text}:00+02:00`);

const stateAt = (now: Date) => openingState(shortWeek, now);

describe('the shop near Turin', () => {
  test.each([
    ['opens on the minute', winter('2026-11-20T09:30'), '12:30'],
    ['is open a minute before the noon break', winter('2026-11-20T12:29'), '12:30'],
    ['opens again after the break', winter('2026-11-20T15:30'), '19:30'],
    ['is open on Saturday morning', winter('2026-11-21T10:00'), '12:30'],
    ['is open at the same wall clock in summer', summer('2026-07-10T09:30'), '12:30'],
  ])('%s', (_, now, closesAt) => {
    expect(stateAt(now)).toMatchObject({ isOpen: true, closesAt });
  });

  test.each([
    ['before it opens', winter('2026-11-20T09:29'), { at: '09:30', daysAhead: 0, weekday: 5 }],
    ['in the noon break', winter('2026-11-20T12:30'), { at: '15:30', daysAhead: 0, weekday: 5 }],
    ['on Friday evening', winter('2026-11-20T19:30'), { at: '09:30', daysAhead: 1, weekday: 6 }],
    [
      'on Saturday afternoon',
      winter('2026-11-21T12:30'),
      { at: '09:30', daysAhead: 2, weekday: 1 },
    ],
    ['on Sunday', winter('2026-11-22T11:00'), { at: '09:30', daysAhead: 1, weekday: 1 }],
    [
      'a minute before midnight',
      winter('2026-11-19T23:59'),
      { at: '09:30', daysAhead: 1, weekday: 5 },
    ],
    ['at midnight', winter('2026-11-20T00:00'), { at: '09:30', daysAhead: 0, weekday: 5 }],
  ])('is closed %s', (_, now, opensNext) => {
    expect(stateAt(now)).toMatchObject({ isOpen: false, opensNext });
  });

  test('counts the day in Rome, not the day of the visitor', () => {
    // 23:30 UTC on Thursday is half past midnight on Friday in Rome.
    expect(stateAt(new Date('2026-11-19T23:30:00Z'))).toMatchObject({ weekday: 5, minute: 30 });
  });

  test('is right on the morning after the change to summer time', () => {
    expect(stateAt(summer('2026-03-30T09:30'))).toMatchObject({ isOpen: true });
    expect(stateAt(summer('2026-03-30T09:29'))).toMatchObject({ isOpen: false });
  });

  test('is right on the morning after the change to winter time', () => {
    expect(stateAt(winter('2026-10-26T09:29'))).toMatchObject({ isOpen: false });
  });
});

describe('public holidays', () => {
  test.each([
    ['2026-01-01', 'Capodanno'],
    ['2026-01-06', 'Epifania'],
    ['2026-04-05', 'Pasqua'],
    ['2026-04-06', 'Lunedì dell’Angelo'],
    ['2027-03-29', 'Lunedì dell’Angelo'],
    ['2038-04-26', 'Lunedì dell’Angelo'],
    ['2026-04-25', 'Festa della Liberazione'],
    ['2026-05-01', 'Festa dei Lavoratori'],
    ['2026-06-02', 'Festa della Repubblica'],
    ['2026-08-15', 'Ferragosto'],
    ['2026-10-04', 'San Francesco d’Assisi'],
    ['2026-11-01', 'Ognissanti'],
    ['2026-12-08', 'Immacolata Concezione'],
    ['2026-12-25', 'Natale'],
    ['2026-12-26', 'Santo Stefano'],
  ])('on %s the shops are closed for %s', (day, holiday) => {
    const now = new Date(`${day}T09:00:00Z`);
    expect(openingState(longWeek, now)).toMatchObject({ isOpen: false, holiday });
  });

  test('in 2025 the fourth of October was none yet', () => {
    const now = new Date('2025-10-04T09:00:00Z');
    expect(openingState(longWeek, now)).toMatchObject({
      isOpen: true,
      holiday: null,
    });
  });

  test('from Christmas Eve the next opening skips the holidays and Sunday', () => {
    // 2026: 24 December is a Thursday, 25 and 26 are holidays, 27 is a Sunday.
    expect(openingState(longWeek, winter('2026-12-24T20:00'))).toMatchObject({
      opensNext: { at: '09:00', daysAhead: 4, weekday: 1 },
    });
  });
});

test('hours may be written down in any order', () => {
  const hours = [
    { days: [5], opens: '15:00', closes: '19:00' },
    { days: [5], opens: '09:00', closes: '12:00' },
  ];
  expect(openingState(hours, winter('2026-11-20T08:00'))).toMatchObject({
    opensNext: { at: '09:00', daysAhead: 0 },
  });
});

test('a shop that opens on Fridays alone is closed for two weeks over a Friday that is a holiday', () => {
  const hours = [{ days: [5], opens: '09:00', closes: '12:00' }];
  expect(openingState(hours, summer('2026-04-24T13:00'))).toMatchObject({
    opensNext: { at: '09:00', daysAhead: 14, weekday: 5 },
  });
});

test('a shop without hours never opens', () => {
  expect(openingState([], winter('2026-11-20T10:00'))).toMatchObject({ opensNext: null });
});
