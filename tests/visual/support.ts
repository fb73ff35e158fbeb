import type { Page } from '@playwright/test';

/** A Tuesday morning, both shops open. */
export const moment = new Date('2026-03-10T10:00:00+01:00');

export type Viewport = { width: number; height: number };

export const widths: readonly Viewport[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

export const pictureName = (name: string, { width }: Viewport) => `${name}-${width}.webp`;

/** Fixes what differs from run to run: the clock and the dice. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
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
}

/** Lazy photographs load as they come into sight. */
async function walkDown(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}
