import { expect, test } from './support/test.ts';

test('a product page shows price, stock per shop and four tabs', async ({ page }) => {
  await page.goto('/prodotti/proteine/iso-soya');
  await expect(page).toHaveTitle(/^Iso Soya - .+ \| Vetta Nutrition$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();
  await expect(page.getByText('Sede Torino')).toBeVisible();
  await expect(page.getByText('Sede Aosta')).toBeVisible();
  await expect(page.getByText(/^Totale: \d+ pezz[oi]$/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Descrizione',
    'Valori Nutrizionali',
    "Modalità d'Uso",
    'Ingredienti',
  ]);
});

test('tabs are walked with the arrow keys', async ({ page }) => {
  await page.goto('/prodotti/proteine/iso-soya');
  await page.getByRole('tab', { name: 'Descrizione' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Valori Nutrizionali' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Valori Nutrizionali' });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('Proteine');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Ingredienti' })).toBeFocused();
});

test('a product of category 6 has two tabs and no nutrition', async ({ page }) => {
  await page.goto('/prodotti/merchandising-e-cosmetici/shaker-massiccio');
  await expect(page.getByRole('tab')).toHaveText(['Descrizione', "Modalità d'Uso"]);
});

test.describe('a product that the API does not know', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is not found, with the recorded way back', async ({ page }) => {
    const response = await page.goto('/prodotti/proteine/non-esiste');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
    const back = page.getByRole('link', { name: 'Torna alle Categorie' });
    await expect(back).toHaveAttribute('href', '/categorie');
    await back.click();
    await expect(page).toHaveURL('/prodotti');
  });
});

test.describe('details that fail', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('leave the page with what the product has', async ({ page }) => {
    await page.route('**/api/product/iso-soya/details', (route) => route.fulfill({ status: 500 }));
    await page.goto('/prodotti/proteine/iso-soya');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
    await expect(page.getByRole('tab', { name: 'Descrizione' })).toBeVisible();
  });
});
