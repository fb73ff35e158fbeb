import type { CalendarDay } from '../../catalogue/shops/italianHolidays.ts';
import { monthName } from '../../content/calendar.ts';

export const copy = {
  updated: 'Ultimo aggiornamento:',
  index: 'Indice',
  /** '21 novembre 2026'. */
  date: ({ day, month, year }: CalendarDay) => `${day} ${monthName(month)} ${year}`,
  home: 'Torna alla home',
} as const;
