import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { storableSearch } from '../../browser/historyEntryStore.ts';
import { readStep, writeStep } from './storedVisibleCount.ts';

/** Cards drawn at once: the whole of today's catalogue, so that steps are met only far beyond it. */
const stepSize = 120;

/**
 * How many cards of a list are drawn. Thousands are drawn in steps rather than in a moving window:
 * what has been shown stays in the page, so find-in-page, the tab key and a screen reader's list
 * keep working, the footer can be reached, and memory grows only with what was asked for.
 *
 * The number belongs to the history entry and survives Back and reload; another filter begins anew.
 */
export function useSteps(total: number, step = stepSize): { shown: number; loadMore: () => void } {
  const { key, pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const entry = `${key} ${pathname}${storableSearch(search)}`;
  const remembered = useMemo(() => (isHydrated ? readStep(entry) : null), [isHydrated, entry]);
  const [grown, setExtended] = useState<{ entry: string; shown: number } | null>(null);
  const wanted = grown?.entry === entry ? grown.shown : (remembered ?? step);
  const shown = Math.min(wanted, total);
  return {
    shown,
    loadMore: () => {
      setExtended({ entry, shown: shown + step });
      writeStep(entry, shown + step);
    },
  };
}
