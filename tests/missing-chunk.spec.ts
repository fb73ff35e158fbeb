import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Of what is fetched on demand, one file does not come. The service worker would have it.
test.use({
  serviceWorkers: 'block',
  viewport: { width: 360, height: 740 },
  allowedErrors: /ERR_FAILED|has not come/,
});

/** Gives a promise of the attempt that fails. */
async function blockFile(page: Page, file: string): Promise<() => Promise<unknown>> {
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  const attempt = page.waitForEvent('requestfailed', (request) => request.url().includes(file));
  return () => attempt;
}

test('without its shops the menu stands, and leads on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  const attempt = await blockFile(page, 'MenuShops');
  await page.goto('/');
  await page.getByRole('button', { name: 'Apri menu' }).click();
  await attempt();
  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
});

test('without its toast a heart saves all the same', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  const attempt = await blockFile(page, 'ToastView');
  await page.goto('/prodotti/proteine/iso-soya');
  await page.getByRole('button', { name: 'Aggiungi ai Preferiti' }).click();
  await attempt();
  await page.getByRole('button', { name: 'Rimuovi dai Preferiti' }).click();
  await expect(page.getByRole('button', { name: 'Aggiungi ai Preferiti' })).toBeVisible();
  await page.getByRole('link', { name: 'Proteine' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteine');
});

test('without the banner the page stands, and nothing is consented to', async ({ page }) => {
  const attempt = await blockFile(page, 'ConsentBanner');
  await page.goto('/negozi');
  await attempt();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Apri menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contatti' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
});

for (const file of ['ConsentBanner', 'AdvancedView']) {
  test(`'Gestisci cookie' asks again for what did not come: ${file}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    const attempt = await blockFile(page, file);
    await page.goto('/negozi');
    const manage = page.getByRole('button', { name: 'Gestisci cookie' });
    await manage.click();
    await attempt();
    const again = await blockFile(page, file);
    await manage.click();
    await again();
    await page.unrouteAll();
    await manage.click();
    await expect(page.getByRole('switch', { name: 'Analitici' })).toBeVisible();
  });
}
