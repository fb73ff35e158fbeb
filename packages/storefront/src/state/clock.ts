import { atom, useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../browser/useIsHydrated.ts';

/** Milliseconds since 1970, in a function of its own so that stories and tests stop the clock. */
export const clockAtom = atom<{ now: () => number }>({ now: () => Date.now() });

const minuteMs = 60_000;

/** Looks at the clock often enough that a new minute is never long unseen. */
function onMinuteChange(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

/**
 * The date as of this render, drawn anew with each minute, so that a shop closes on a page left
 * open; null in prerendered markup, which may be days old when it is read
 * (docs/rules.md#todays-date). Dates that depend on today appear once the page is hydrated.
 */
export function useNow(): Date | null {
  const clock = useAtomValue(clockAtom);
  const readMinute = useCallback(() => Math.floor(clock.now() / minuteMs), [clock]);
  const isHydrated = useIsHydrated();
  const readNow = isHydrated ? readMinute : unknownMinute;
  const minute = useSyncExternalStore<number | null>(onMinuteChange, readNow, unknownMinute);
  return minute === null ? null : new Date(clock.now());
}

const unknownMinute = () => null;
