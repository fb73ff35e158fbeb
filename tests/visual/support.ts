import { expect, type Page } from '@playwright/test';

/** A Tuesday morning, both shops open. */
export const moment = new Date('2026-03-10T10:00:00+01:00');

export const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** Fixes what differs from run to run: the clock and the dice. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
}

/** Lazy pictures load as they come into sight: walks down once, then waits for fonts and pictures. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollY } = window;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    await document.fonts.ready;
  });
  await expect.poll(() => page.evaluate(areVisiblePicturesLoaded)).toBe(true);
}

function areVisiblePicturesLoaded(): boolean {
  return [...document.images].every((image) => {
    const { left, right, height } = image.getBoundingClientRect();
    return image.complete || height === 0 || right <= 0 || left >= innerWidth;
  });
}
