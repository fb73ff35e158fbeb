import { expect, test } from '../support/test.ts';
import { holdStill, loadPictures, widths } from './support.ts';

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

test.use({ reducedMotion: 'reduce' });

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path, extent] of routes) {
      test(`${name} looks as it did`, async ({ page }) => {
        await holdStill(page);
        await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        if (extent === 'page') await loadPictures(page);
        await expect(page).toHaveScreenshot(['routes', `${name}-${viewport.width}.webp`], {
          fullPage: extent === 'page',
        });
      });
    }
  });
}
