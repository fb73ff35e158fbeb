import { Note } from '@vetta/ui';
import { closuresAhead } from '../../catalogue/shops/closuresAhead.ts';
import { openingState } from '../../catalogue/shops/openingState.ts';
import type { OpenStateProps } from './OpenState.tsx';
import { shopHoursCopy as copy } from './ShopHours.copy.ts';

/** The holidays of the next weeks on which the shops are closed; nothing where there are none. */
export function ClosuresAhead({ hours, now }: OpenStateProps) {
  if (now === null) return null;
  const closures = closuresAhead(hours, now);
  if (closures.length === 0) return null;
  const isHoliday = openingState(hours, now).holiday !== null;
  return <Note>{copy.closuresAhead(closures, isHoliday)}</Note>;
}
