import type { Page } from '@playwright/test';

/** A Tuesday morning, both shops open. */
export const moment = new Date('2026-03-10T10:00:00+01:00');

export type Viewport = { width: number; height: number };

export const widths: readonly Viewport[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

export const pictureName = (name: string, { width }: Viewport) => `${name}-${width}`;

declare global {
  interface Window {
    timers?: Timers;
  }
}

/** The short timers that have not run yet, and whether the long ones may run. */
type Timers = { short: Set<unknown>; turn: number | 'over' };

/** Fixes what differs from run to run: the clock, the dice, and what vanishes by itself. */
export async function freezePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.addInitScript(freezeLongTimers);
}

/**
 * What a second or more would bring, as a toast that goes or a call that is tried again, comes while
 * a story plays and never after: on a slow machine it would be in the picture, on a fast one not.
 * Shorter timers run, and can be waited for.
 */
function freezeLongTimers(): void {
  const timers: Timers = { short: new Set(), turn: 'over' };
  window.timers = timers;
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(start, self, [handler, delay = 0, ...rest]) {
      const { turn } = timers;
      const isShort = delay < 1000;
      const run = () => {
        timers.short.delete(timer);
        if (isShort || (turn !== 'over' && turn === timers.turn)) handler(...rest);
      };
      const timer: unknown = Reflect.apply(start, self, [run, isShort ? delay / 10 : delay]);
      if (isShort) timers.short.add(timer);
      return timer;
    },
  });
  window.clearTimeout = new Proxy(window.clearTimeout, {
    apply(stop, self, [timer]) {
      timers.short.delete(timer);
      Reflect.apply(stop, self, [timer]);
    },
  });
}

export type Extent = 'page' | 'window';

/** Waits for the fonts and the photographs, for those far down too where the whole page is compared. */
export async function waitForPictures(page: Page, extent: Extent): Promise<void> {
  if (extent === 'page') await page.evaluate(walkDown);
  await page.waitForFunction(async (whole) => {
    await document.fonts.ready;
    return [...document.images].every((image) => {
      const { top, left, right, bottom, height } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= innerWidth;
      const isBelow = bottom <= 0 || top >= innerHeight;
      return image.complete || height === 0 || isBeside || (isBelow && !whole);
    });
  }, extent === 'page');
  await page.evaluate(waitForPaint);
}

/** A photograph that has come is still to be decoded, and faded in. */
async function waitForPaint(): Promise<void> {
  const come = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth,
  );
  await Promise.allSettled(come.map((image) => image.decode()));
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
  );
}

/**
 * Lazy photographs load as they come into sight. Until then they stand in a `noscript`: one that
 * was passed too fast to be noticed is passed again.
 */
async function walkDown(): Promise<void> {
  let unseen: Element[];
  do {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    unseen = [...document.querySelectorAll('#root noscript')].flatMap((stand) => {
      const frame = stand.parentElement;
      // Others hold sentences, and stay.
      if (frame === null || !stand.textContent.includes('<img')) return [];
      const { left, right, height } = frame.getBoundingClientRect();
      return height > 0 && right > 0 && left < innerWidth ? [frame] : [];
    });
  } while (unseen.length > 0);
  window.scrollTo({ top: 0, behavior: 'instant' });
}
