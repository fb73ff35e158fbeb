import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A Tuesday morning, both shops open. */
const moment = new Date('2026-03-10T10:00:00+01:00');

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** [name, path, what is compared]: long lists by their first screen only. */
const routes = [
  ['home', '/', 'page'],
  ['chi-siamo', '/chi-siamo', 'page'],
  ['negozi', '/negozi', 'page'],
  ['galleria', '/galleria', 'page'],
  ['contatti', '/contatti', 'page'],
  ['preferiti', '/preferiti', 'page'],
  ['privacy-policy', '/privacy-policy', 'page'],
  ['cookie-policy', '/cookie-policy', 'page'],
  ['prodotti', '/prodotti', 'window'],
  ['categoria', '/prodotti/proteine', 'window'],
  ['prodotto', '/prodotti/proteine/iso-soya', 'page'],
  ['varianti', '/prodotti/proteine/varianti', 'window'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lazy pictures load as they come into sight: walk down once, then wait for all of them. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
}

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path, extent] of routes) {
      test(`${name} looks as it did`, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (extent === 'page') await loadPictures(page);
        await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, {
          fullPage: extent === 'page',
        });
      });
    }
  });
}
