import type { ReactNode } from 'react';
import { openingState } from '../../catalogue/shops/openingState.ts';
import { weekHours } from '../../content/weekHours.ts';
import type { OpeningHours } from '../../content/shops.ts';
import { shopHoursCopy as copy } from './ShopHours.copy.ts';
import * as css from './ShopHours.css.ts';

export type HoursTableProps = {
  hours: readonly OpeningHours[];
  /** null while the page has no clock: no line is marked. */
  now: Date | null;
  /** `narrow` abbreviates the days everywhere, `wide` below 1080 px only. @default 'wide' */
  room?: 'wide' | 'narrow';
};

/** The hours of a week, today's line marked; a public holiday has a line of its own. */
export function HoursTable({ hours, now, room = 'wide' }: HoursTableProps) {
  const rows = weekHours(hours);
  const state = now === null ? null : openingState(hours, now);
  const isHoliday = state !== null && state.holiday !== null;
  const columns = Math.max(...rows.map(({ spans }) => spans.length));
  return (
    <table className={css.table}>
      <caption className={css.unseen}>{copy.caption}</caption>
      <tbody>
        {now !== null && isHoliday ? (
          <tr className={css.today}>
            <DaysCell isToday>{copy.date(now)}</DaysCell>
            <td className={css.hours} colSpan={columns}>
              {copy.holiday(state.holiday)}
            </td>
          </tr>
        ) : null}
        {rows.map(({ days, spans }) => {
          const isToday = state !== null && !isHoliday && days.includes(state.weekday);
          return (
            <tr key={days.join()} className={isToday ? css.today : undefined}>
              <DaysCell isToday={isToday}>
                <span className={css.longName[room]}>{copy.dayRange(days, 'long')}</span>
                <span className={css.shortName[room]}>{copy.dayRange(days, 'short')}</span>
              </DaysCell>
              {spans.length === 0 ? (
                <td className={css.hours} colSpan={columns}>
                  {copy.closed}
                </td>
              ) : (
                spans.map(({ opens, closes }) => (
                  <td key={opens} className={css.hours}>
                    {`${opens}–${closes}`}
                  </td>
                ))
              )}
              {/* The morning stays under the morning where there is no afternoon. */}
              {spans.length > 0 && spans.length < columns ? (
                <td className={css.hours} colSpan={columns - spans.length}>
                  <span className={css.unseen}>{copy.closedAfternoon}</span>
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function DaysCell({ isToday, children }: { isToday: boolean; children: ReactNode }) {
  return (
    <th scope="row" className={css.days}>
      <span className={css.dayName}>{children}</span>
      {isToday ? (
        <>
          <span> </span>
          <span className={css.todayTag}>{copy.today}</span>
        </>
      ) : null}
    </th>
  );
}
