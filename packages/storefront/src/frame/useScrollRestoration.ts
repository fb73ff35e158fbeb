import { forceCardLayout } from '@vetta/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  readEntryNumbers,
  storableSearch,
  writeEntryNumbers,
} from '../browser/historyEntryStore.ts';
import { storageKeys } from '../browser/storageKeys.ts';

/** How long a page that goes back may take to become as long as it was. */
const restoreTimeoutMs = 2000;
/** A smooth scroll of the page before runs on for some frames, and moves what was just placed. */
const stableFrames = 3;
/** What a visitor does who goes on by hand: from then on the page is theirs. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `y` once the page is long enough and stands still; gives a function that lets it be. */
function restoreScroll(y: number): () => void {
  const started = Date.now();
  const releaseCardLayout = forceCardLayout();
  let frame = 0;
  let still = 0;
  const attempt = () => {
    const isThere = Math.abs(window.scrollY - y) < 2;
    still = isThere ? still + 1 : 0;
    if (still === stableFrames || Date.now() - started > restoreTimeoutMs) {
      stop();
      return;
    }
    if (!isThere) window.scrollTo({ top: y, behavior: 'instant' });
    frame = requestAnimationFrame(attempt);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    releaseCardLayout();
    for (const event of userScrollEvents) window.removeEventListener(event, stop);
  };
  for (const event of userScrollEvents) window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
}

function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Opened by an address or a link from elsewhere, not reloaded and not returned to. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type === 'navigate';
}

/**
 * A new page scrolls smoothly to the top, at once with reduced motion (docs/rules.md#route-change),
 * and so does a link to the page itself; Back, Forward and reload return to where the visitor was.
 * A changed query or anchor on the same page moves nothing.
 */
export function useScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<Map<string, number> | null>(null);
  const shown = useRef<{ pathname: string; address: string } | null>(null);
  const address = pathname + search + hash;
  // Entries that no link of the router made share one key.
  const entry = `${key} ${pathname}${storableSearch(search)}${hash}`;

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    places.current ??= readEntryNumbers(storageKeys.scrollPositions);
    const remember = () => {
      places.current?.set(entry, window.scrollY);
    };
    const keep = () => {
      if (places.current) writeEntryNumbers(storageKeys.scrollPositions, places.current);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, address };
    if (navigationType === 'POP') {
      if (before === null && isFreshLoad()) return undefined;
      const y = places.current?.get(entry);
      return y === undefined ? undefined : restoreScroll(y);
    }
    const isOtherView = before?.pathname === pathname && before.address !== address;
    if (!isOtherView) scrollToTop();
    return undefined;
  }, [entry, pathname, address, navigationType]);
}
