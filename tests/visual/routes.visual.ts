import { expect, test } from '../support/test.ts';
import { type Extent, holdStill, pictureName, waitForPictures, widths } from './support.ts';

/** Long lists and long texts are compared by their first screen only. */
const routes: readonly (readonly [name: string, path: string, extent: Extent])[] = [
  ['home', '/', 'page'],
  ['chi-siamo', '/chi-siamo', 'page'],
  ['negozi', '/negozi', 'page'],
  ['galleria', '/galleria', 'page'],
  ['contatti', '/contatti', 'page'],
  ['preferiti', '/preferiti', 'page'],
  ['privacy-policy', '/privacy-policy', 'window'],
  ['cookie-policy', '/cookie-policy', 'window'],
  ['prodotti', '/prodotti', 'window'],
  ['categoria', '/prodotti/proteine', 'window'],
  ['prodotto', '/prodotti/proteine/iso-soya', 'page'],
  ['varianti', '/prodotti/proteine/varianti', 'window'],
];

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
        await waitForPictures(page, extent);
        await expect(page).toHaveScreenshot(['routes', pictureName(name, viewport)], {
          fullPage: extent === 'page',
        });
      });
    }
  });
}
