import { Note } from '@vetta/ui';
import { closuresAhead } from '../../catalogue/shops/closuresAhead.ts';
import { openingState } from '../../catalogue/shops/openingState.ts';
import type { OpenStateProps } from './OpenState.tsx';
import { shopHoursCopy as copy } from './ShopHours.copy.ts';

/** The holidays to come, so that nobody stands before a closed door; nothing in a month without one. */
export function ClosuresAhead({ hours, now }: OpenStateProps) {
  if (now === null) return null;
  const closures = closuresAhead(hours, now);
  if (closures.length === 0) return null;
  const isHoliday = openingState(hours, now).holiday !== null;
  return <Note>{copy.closuresAhead(closures, isHoliday)}</Note>;
}
