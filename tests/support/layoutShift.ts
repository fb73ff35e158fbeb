import type { Page } from '@playwright/test';

/** A small phone: what moves takes up much of its window. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

/** Nothing that visitors notice (the web vitals call 0.1 good). */
export const maxLayoutShift = 0.02;

export type LayoutShift = { value: number; time: number; what: string };

/** Before the page is opened: from then on each document keeps its shifts. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; time: number; what: string }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const note = (entry: PerformanceEntry) => {
      if (!('value' in entry) || !('hadRecentInput' in entry) || !('sources' in entry)) return;
      if (entry.hadRecentInput === true || !Array.isArray(entry.sources)) return;
      const what = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName ?? ''}.${node?.className ?? ''} ${previousRect.y} to ${currentRect.y}`,
      );
      shifts.push({ value: Number(entry.value), time: entry.startTime, what: what.join(', ') });
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** What has moved in the window without the visitor's doing, all in all. */
export async function layoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const kept: unknown = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
  if (!Array.isArray(kept)) throw new Error('The page was opened before it was watched.');
  return kept.map(({ value, time, what }) => ({
    value: Number(value),
    time: Number(time),
    what: String(what),
  }));
}

export const totalShift = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
