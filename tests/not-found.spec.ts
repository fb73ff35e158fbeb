import { expect, test } from './support/test.ts';

test.use({ allowedErrors: /status of 404/ });

for (const path of ['/nessuna-pagina', '/prodotti/proteine/iso-soya/altro', '/Negozi']) {
  test(`${path} answers 404 with the not-found page and two ways on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found | Vetta Nutrition');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/"]')).toBeVisible();
    await expect(main.locator('a[href="/prodotti"]').first()).toBeVisible();
  });
}

test('its English texts are marked as English, the others stay Italian', async ({ page }) => {
  await page.goto('/nessuna-pagina');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const hint = page.getByText('Did you forget to add the page to the router?');
  await expect(hint).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('an unknown category answers 404 and says so', async ({ page }) => {
  const response = await page.goto('/prodotti/articoli-da-pesca');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categoria non trovata');
  await expect(page.getByText('La categoria richiesta non esiste.')).toBeVisible();
});

test('a missing file answers 404', async ({ request }) => {
  expect((await request.get('/assets/index-gone.js')).status()).toBe(404);
});

test('the developers’ database routes do not pass through the site', async ({ request }) => {
  expect((await request.get('/_data/products')).status()).toBe(404);
});
