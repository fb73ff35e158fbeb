import { romeTime } from '../../../catalogue/shops/romeTime.ts';
import { monthName } from '../../../content/calendar.ts';

/** '23 novembre', in Rome. */
export function dayText(now: Date): string {
  const { today } = romeTime(now);
  return `${today.day} ${monthName(today.month)}`;
}

/** '23 novembre 2026, 12:31', in Rome. */
export function dateTimeText(now: Date): string {
  const { today, minute } = romeTime(now);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0'));
  return `${dayText(now)} ${today.year}, ${time.join(':')}`;
}
