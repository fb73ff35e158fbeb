import { test } from '../support/test.ts';
import { expectPicture } from './picture.ts';
import { readRoute } from './sheets.ts';
import { type Extent, freezePage, waitForPictures, widths } from './freezePage.ts';

/** Long pages, and those on which something comes on sight, are compared by their first screen only. */
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
  ['prodotto', '/prodotti/proteine/iso-soya', 'window'],
  ['varianti', '/prodotti/proteine/varianti', 'window'],
];

test.use({ reducedMotion: 'reduce' });

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path, extent] of routes) {
      test(`${name} looks as it did`, async ({ page }, testInfo) => {
        await freezePage(page);
        await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.waitForFunction(isFullyHydrated);
        await waitForPictures(page, extent);
        if (extent === 'page') {
          await page.waitForFunction(isEachPlaceFilled);
          await waitForPictures(page, extent);
        }
        const place = { kind: 'routes', name, viewport } as const;
        const stored = await readRoute(name, viewport);
        await expectPicture(page, { place, fullPage: extent === 'page' }, stored, testInfo);
      });
    }
  });
}

/** React hydrates a built page part by part. A picture that is not its own yet is not fetched. */
function isFullyHydrated(): boolean {
  return [...document.querySelectorAll('#root :is(a, button)')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );
}

/** What is fetched as it comes into sight has a place that is kept for it, empty until then. */
function isEachPlaceFilled(): boolean {
  return [...document.querySelectorAll('#root div:empty')].every(
    ({ clientHeight }) => clientHeight < 100,
  );
}
