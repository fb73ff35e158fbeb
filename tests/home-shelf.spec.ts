import {
  layoutShifts,
  maxLayoutShift,
  totalShift,
  watchLayoutShift,
} from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';

for (const width of [360, 1280]) {
  test(`at ${width} px the shelf below the hero comes into its place, and leads to its products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await watchLayoutShift(page);
    await page.goto('/');
    const welcome = page.getByRole('heading', { name: 'Benvenuto in Vetta Nutrition' });
    await welcome.scrollIntoViewIfNeeded();
    const shelf = page.getByRole('region', { name: 'Dallo scaffale, oggi' });
    await expect(shelf.getByRole('listitem')).toHaveCount(8);
    await expect(shelf.getByText('A partire da')).toHaveCount(8);
    const shifts = await layoutShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(maxLayoutShift);

    const link = shelf.getByRole('listitem').first().getByRole('link');
    const href = String(await link.getAttribute('href'));
    expect(href).toMatch(/^\/prodotti\/[^/]+\/[^/]+/);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
