import { DayStrip, StatusLine } from '@vetta/ui';
import { minuteOf, openingState } from '../../catalogue/shops/openingState.ts';
import { weekHours } from '../../content/weekHours.ts';
import type { OpeningHours } from '../../content/shops.ts';
import { shopHoursCopy as copy } from './ShopHours.copy.ts';
import * as css from './ShopHours.css.ts';

export type OpenStateProps = {
  hours: readonly OpeningHours[];
  /** null while the page has no clock: the place is kept, the words come with the time. */
  now: Date | null;
};

/** 'Aperto ora' / 'Chiuso', and when that changes. */
export function OpenState({ hours, now }: OpenStateProps) {
  if (now === null) return <p className={css.state} />;
  const state = openingState(hours, now);
  const words = copy.openingLine(state);
  return (
    <p className={css.state}>
      <StatusLine tone={state.isOpen ? 'open' : 'closed'} detail={words.next}>
        {words.now}
      </StatusLine>
    </p>
  );
}

const inHours = (time: string) => minuteOf(time) / 60;

/** Today's hours drawn from 8 to 21; the words of `OpenState` say the same. */
export function OpenToday({ hours, now }: OpenStateProps) {
  const state = now === null ? null : openingState(hours, now);
  const today = weekHours(hours).find(({ days }) => state === null || days.includes(state.weekday));
  const isHoliday = state !== null && state.holiday !== null;
  const spans = (isHoliday ? [] : (today?.spans ?? [])).map(
    ({ opens, closes }) => [inHours(opens), inHours(closes)] as const,
  );
  return (
    <DayStrip from={8} to={21} spans={spans} now={state === null ? undefined : state.minute / 60} />
  );
}
