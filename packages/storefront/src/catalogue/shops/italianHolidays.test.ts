import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay, italianHoliday, weekdayOf } from './italianHolidays.ts';

const dayOf = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** Every holiday of a year, as 'month-day name'. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, place) =>
    addDays({ year, month: 1, day: 1 }, place),
  ).filter((day) => day.year === year);
  return days.flatMap((day) => {
    const name = italianHoliday(day);
    return name === null ? [] : [`${day.month}-${day.day} ${name}`];
  });
}

test('2026 has thirteen holidays, Saint Francis among them again', () => {
  expect(holidaysOf(2026)).toEqual([
    '1-1 Capodanno',
    '1-6 Epifania',
    '4-5 Pasqua',
    '4-6 Lunedì dell’Angelo',
    '4-25 Festa della Liberazione',
    '5-1 Festa dei Lavoratori',
    '6-2 Festa della Repubblica',
    '8-15 Ferragosto',
    '10-4 San Francesco d’Assisi',
    '11-1 Ognissanti',
    '12-8 Immacolata Concezione',
    '12-25 Natale',
    '12-26 Santo Stefano',
  ]);
});

test('before 2026 Saint Francis is a day like any other', () => {
  expect(holidaysOf(2025)).toHaveLength(12);
  expect(italianHoliday(dayOf('2025-10-4'))).toBeNull();
});

/** From the tables of the Church; the earliest and latest dates, and the years that need a correction, included. */
const easters = [
  ['1818-3-22', '1943-4-25', '1954-4-18', '1981-4-19', '1999-4-4', '2000-4-23', '2001-4-15'],
  ['2002-3-31', '2003-4-20', '2004-4-11', '2005-3-27', '2006-4-16', '2007-4-8', '2008-3-23'],
  ['2009-4-12', '2010-4-4', '2011-4-24', '2012-4-8', '2013-3-31', '2014-4-20', '2015-4-5'],
  ['2016-3-27', '2017-4-16', '2018-4-1', '2019-4-21', '2020-4-12', '2021-4-4', '2022-4-17'],
  ['2023-4-9', '2024-3-31', '2025-4-20', '2026-4-5', '2027-3-28', '2028-4-16', '2029-4-1'],
  ['2030-4-21', '2038-4-25', '2049-4-18', '2076-4-19', '2100-3-28', '2285-3-22'],
].flat();

describe('Easter', () => {
  test.each(easters)('is on %s, and the Monday after is a holiday too', (text) => {
    const easter = dayOf(text);
    expect(italianHoliday(easter)).toBe('Pasqua');
    expect(weekdayOf(easter)).toBe(0);
    expect(italianHoliday(addDays(easter, 1))).toBe('Lunedì dell’Angelo');
  });
});

test('days are counted over the ends of months and years, leap days included', () => {
  expect(addDays(dayOf('2028-2-28'), 1)).toEqual(dayOf('2028-2-29'));
  expect(addDays(dayOf('2026-12-31'), 1)).toEqual(dayOf('2027-1-1'));
  expect(addDays(dayOf('2026-3-1'), -1)).toEqual(dayOf('2026-2-28'));
});
