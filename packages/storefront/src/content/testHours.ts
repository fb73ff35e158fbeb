import type { OpeningHours } from './shops.ts';

/** Hours for tests, which must not change with the owner's. */
const weekdays = [1, 2, 3, 4, 5];

/** Closed on Saturday afternoon. */
export const shortWeek: readonly OpeningHours[] = [
  { days: weekdays, opens: '09:30', closes: '12:30' },
  { days: weekdays, opens: '15:30', closes: '19:30' },
  { days: [6], opens: '09:30', closes: '12:30' },
];

/** Open on Saturday afternoon, for half an hour less. */
export const longWeek: readonly OpeningHours[] = [
  { days: weekdays, opens: '09:00', closes: '12:30' },
  { days: weekdays, opens: '15:00', closes: '19:30' },
  { days: [6], opens: '09:00', closes: '12:30' },
  { days: [6], opens: '15:00', closes: '19:00' },
];
