/**
 * When the header hides and when it is compact (docs/rules.md#header-scroll): decided here,
 * listened to in useHeaderScroll.
 */

/** Above this many pixels of scroll the header is compact … */
const compactAbovePx = 130;
/**
 * … and below this many it is normal again; in between it keeps the state it had
 * (docs/rules.md#header-scroll).
 */
const expandedBelowPx = 110;
/** Scrolling down hides it only beyond this many pixels. */
const hiddenBeyondPx = 400;
// Small changes are ignored (docs/rules.md#header-scroll): a way up counts from 10 px on, a way
// down from 25 px on, so that a trembling finger brings the header back sooner than it takes it
// away.
const minScrollUpPx = 10;
const minScrollDownPx = 25;
/** A click on navigation keeps it shown for this long. */
export const forceVisibleMs = 1000;

export type HeaderScroll = {
  isHidden: boolean;
  isCompact: boolean;
  /** Scroll position of the last change that counted, in pixels. */
  y: number;
  /** Until this moment the header stays shown, in milliseconds. */
  visibleUntilMs: number;
};

export const headerAtTop: HeaderScroll = {
  isHidden: false,
  isCompact: false,
  y: 0,
  visibleUntilMs: 0,
};

/** The header of a page that opens in the middle (reload, Back): nobody has scrolled down on it. */
export function openedAt(y: number): HeaderScroll {
  return { ...headerAtTop, y, isCompact: y > compactAbovePx };
}

/** The header after a scroll to `y` pixels at the moment `nowMs`. */
export function afterScroll(header: HeaderScroll, y: number, nowMs: number): HeaderScroll {
  const way = y - header.y;
  if (way > -minScrollUpPx && way < minScrollDownPx) return header;
  const isKept = nowMs < header.visibleUntilMs;
  return {
    ...header,
    y,
    isHidden: !isKept && way > 0 && y > hiddenBeyondPx,
    isCompact: y > compactAbovePx || (header.isCompact && y >= expandedBelowPx),
  };
}

/** The header after a click on navigation. */
export function afterNavigation(header: HeaderScroll, nowMs: number): HeaderScroll {
  return { ...header, isHidden: false, visibleUntilMs: nowMs + forceVisibleMs };
}

/** The header when focus enters it: a focused link may not be out of sight. */
export function afterFocus(header: HeaderScroll): HeaderScroll {
  return { ...header, isHidden: false };
}
