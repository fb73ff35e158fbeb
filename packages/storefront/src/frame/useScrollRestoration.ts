import { forceCardLayout } from '@vetta/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  readEntryNumbers,
  storableSearch,
  writeEntryNumbers,
} from '../browser/historyEntryStore.ts';
import { storageKeys } from '../browser/storageKeys.ts';

/** A smooth scroll of the page before runs on for some frames, and moves what was just placed. */
const stableFrames = 3;
/** What a visitor does who goes on by hand: from then on the page is theirs. */
const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the visitor is, is not where they want to be. */
let isHeld = false;

/**
 * Holds the page at `y`, however long it takes to become that long and whatever comes and goes in it,
 * until the visitor scrolls, or the function is called that it gives. Meanwhile the browser must not
 * keep what is in view where it is: on a page that is too short that is the footer, and it would carry
 * the visitor to the end with it.
 */
function restoreScroll(y: number): () => void {
  const { documentElement: root, body } = document;
  const released = new AbortController();
  const options = { passive: true, signal: released.signal };
  let releaseCardLayout = forceCardLayout();
  let frame = 0;
  let still = 0;
  let height = 0;

  const place = () => {
    height = root.scrollHeight;
    // The end, as long as the page is too short.
    const top = Math.min(y, height - window.innerHeight);
    still = isAt(top) ? still + 1 : 0;
    if (still === 0) window.scrollTo({ top, behavior: 'instant' });
    frame = still < stableFrames ? requestAnimationFrame(place) : 0;
    if (frame === 0 && top === y) releaseCardLayout();
  };
  const observer = new ResizeObserver(() => {
    if (frame !== 0 || isAt(y)) return;
    releaseCardLayout = forceCardLayout();
    still = 0;
    place();
  });
  const stop = () => {
    isHeld = false;
    observer.disconnect();
    cancelAnimationFrame(frame);
    releaseCardLayout();
    root.style.removeProperty('overflow-anchor');
    released.abort();
  };
  const handleScroll = () => {
    // With the scroll bar, or to a word that was searched for: the page has not grown or shrunk.
    if (frame === 0 && root.scrollHeight === height) stop();
  };

  isHeld = true;
  root.style.setProperty('overflow-anchor', 'none');
  window.addEventListener('scroll', handleScroll, options);
  for (const event of userScrollEvents) window.addEventListener(event, stop, options);
  place();
  observer.observe(body);
  return stop;
}

const isAt = (y: number) => Math.abs(window.scrollY - y) < 2;

function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Opened by an address or a link from elsewhere, not reloaded and not returned to. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type === 'navigate';
}

/** Where the page stands at the element that an anchor names; the page is moved there. */
function placeOfAnchor(hash: string): number | undefined {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView({ behavior: 'instant' });
  return target ? window.scrollY : undefined;
}

/** Entries that no link of the router made share its key, and have one of the browser's. */
const keyOfEntry = (key: string) =>
  key === 'default' && typeof window !== 'undefined'
    ? (window.navigation?.currentEntry?.key ?? key)
    : key;

/**
 * A new page scrolls smoothly to the top, at once with reduced motion (docs/rules.md#route-change),
 * and so does a link to the page itself; Back, Forward and reload return to where the visitor was.
 * A changed query on the same page moves nothing; an anchor leads to its place, also while the page
 * is still on its way to the top.
 */
export function useScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<Map<string, number> | null>(null);
  const shown = useRef<{ pathname: string; address: string } | null>(null);
  const address = pathname + search + hash;
  const entry = `${keyOfEntry(key)} ${pathname}${storableSearch(search)}${hash}`;

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    places.current ??= readEntryNumbers(storageKeys.scrollPositions);
    const remember = () => {
      if (!isHeld) places.current?.set(entry, window.scrollY);
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
    const isOtherView = before?.pathname === pathname && before.address !== address;
    if (navigationType === 'POP') {
      if (before === null && isFreshLoad()) return undefined;
      const y = places.current?.get(entry) ?? (isOtherView ? placeOfAnchor(hash) : undefined);
      return y === undefined ? undefined : restoreScroll(y);
    }
    if (!isOtherView) scrollToTop();
    return undefined;
  }, [entry, pathname, hash, address, navigationType]);
}
