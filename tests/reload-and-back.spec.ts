import { expect, test } from './support/test.ts';

test('Back to a list from a product page that was loaded anew shows the list', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/prodotti/proteine');
  await page
    .getByRole('link', { name: /Whey Isolate/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Whey Isolate' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Whey Isolate' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
});
