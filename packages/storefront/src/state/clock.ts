import { atom, useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { type Day, romeDay } from '../catalogue/offer/day.ts';
import { useIsHydrated } from '../browser/useIsHydrated.ts';

/** Milliseconds since 1970, in a function of its own so that stories and tests stop the clock. */
export const clockAtom = atom<{ now: () => number }>({ now: () => Date.now() });

const minuteMs = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Looks at the clock often enough that a new minute is never long unseen; once for all parts of a page. */
function onMinuteChange(onChange: () => void): () => void {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, minuteMs / 4);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
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

/**
 * The calendar day in Rome, whose prices are shown; it changes at midnight on a page left open. null
 * in prerendered markup, which shows no promotion: it may be read on any day
 * (docs/rules.md#offers-with-dates). As `useNow`, it is called where the price is rendered.
 */
export function useToday(): Day | null {
  const clock = useAtomValue(clockAtom);
  const readToday = useCallback(() => romeDay(new Date(clock.now())), [clock]);
  const isHydrated = useIsHydrated();
  return useSyncExternalStore<Day | null>(
    onMinuteChange,
    isHydrated ? readToday : unknownMinute,
    unknownMinute,
  );
}
