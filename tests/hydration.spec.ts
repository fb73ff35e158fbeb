import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const favourite = {
  id: '1',
  slug: 'iso-soya',
  name: 'Iso Soya',
  addedAt: '2026-03-10T09:00:00.000Z',
};
const routes = [
  ...fixedPages,
  '/prodotti?search=iso&sortBy=price-desc',
  '/prodotti/proteine',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/iso-soya#valori-nutrizionali',
];

/** Where the clock, the consent or what is saved changes what is drawn. */
const firstVisits = ['/', '/negozi', '/prodotti/proteine', '/prodotti/proteine/iso-soya'];

// React reports a page that does not fit its markup as an error, which fails the journey.
for (const [visitor, timezoneId, consent, paths] of [
  ['who has chosen and saved, a day later in Tokyo', 'Asia/Tokyo', 'accepted', routes],
  ['who comes for the first time from New York', 'America/New_York', null, firstVisits],
] as const) {
  test.describe(`a visitor ${visitor}`, () => {
    test.use({ timezoneId });

    for (const path of paths) {
      test(`${path} hydrates without a warning`, async ({ page }) => {
        await page.clock.install({ time: Date.now() + 26 * 60 * 60 * 1000 });
        await page.addInitScript(
          ([saved, choice]) => {
            if (choice === null) return;
            localStorage.setItem('favorites', saved);
            localStorage.setItem('cookie-consent', choice);
          },
          [JSON.stringify([favourite]), consent] as const,
        );
        await page.goto(path);
        await page.clock.runFor(5000);
        await expect(page.getByText('©')).toContainText(/© \d{4}/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const link = page.getByRole('banner').getByRole('link', { name: /^Preferiti/ });
        await expect(link).toHaveAccessibleName(consent === null ? 'Preferiti' : 'Preferiti 1');
      });
    }
  });
}
