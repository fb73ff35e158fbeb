import type { Browser, BrowserContext, Page } from 'playwright';
import { phoneWindow } from './firstVisit.ts';

/** The processor is slowed down to a slow phone's, and the rest is a phone's, too. */
export const slowdown = 4;

/**
 * Milliseconds from the slowest input event of what `act` does to the paint after it, on a phone's page in a
 * context of its own, slowed down once it is prepared.
 */
export async function slowestEvent(
  browser: Browser,
  prepare: (page: Page) => Promise<void>,
  act: (page: Page) => Promise<void> = pressThere,
): Promise<number> {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await prepare(page);
    // What the page still has to do for itself is no part of an answer.
    await waitUntilIdle(page);
    await slowDown(page);
    const slowest = await page.evaluateHandle(watchEvents);
    await act(page);
    await waitUntilIdle(page);
    return await slowest.evaluate((read) => read());
  } finally {
    await context.close();
  }
}

/** A context in which a visitor has answered the question of cookies. */
async function phoneContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phoneWindow, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  return context;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** How long a finger rests on what it presses: the page has answered to the touch before it is lifted. */
const pressMs = 80;

/**
 * Presses where the pointer is, as a finger or a mouse is before it presses. Playwright's own click asks
 * the page first whether it may: on a slowed down processor that is a good part of the time.
 */
export async function pressThere(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
}

/** Nothing is on its way, and the browser has drawn what there was to draw. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A slowed down browser may never call itself idle.
        const patience = { timeout: 1000 };
        const drawn = () =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), patience));
        requestIdleCallback(drawn, patience);
      }),
  );
}

/**
 * Runs in the page; gives what tells the longest event so far. Events are reported from 16 ms on: a shorter
 * one counts as that. They must be watched before they happen, as none under 104 ms is kept.
 */
function watchEvents(): () => number {
  const minDurationMs = 16;
  let slowest = minDurationMs;
  const note = (entries: PerformanceEntryList) => {
    slowest = Math.max(slowest, ...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // Not in the types yet.
  const options = { type: 'event', durationThreshold: minDurationMs };
  observer.observe(options);
  return () => {
    note(observer.takeRecords());
    return slowest;
  };
}
