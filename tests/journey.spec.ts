import { expect, test } from './support/test.ts';

test('from home to a product and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Scopri i Prodotti' }).first().click();
  await expect(page).toHaveURL('/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I Nostri Prodotti');

  await page.getByRole('main').getByRole('link', { name: 'Proteine', exact: true }).click();
  await expect(page).toHaveURL('/prodotti/proteine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteine');

  const card = page.getByRole('article').filter({ hasText: 'Iso Soya' }).first();
  await expect(card.getByText(/€/).first()).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();

  await page.getByRole('tab', { name: 'Ingredienti' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Ingredienti' });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText(/soia/i);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/prodotti/);
  await page.goto('/prodotti/proteine/iso-soya');
  await page.getByRole('main').getByRole('link', { name: 'Proteine' }).first().click();
  await expect(page).toHaveURL('/prodotti/proteine');
});
