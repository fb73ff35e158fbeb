import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Opens a page whose scripts are still on their way; gives what lets them in. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: allowScripts } = Promise.withResolvers<void>();
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return allowScripts;
}

test('a search typed before the scripts load is executed', async ({ page }) => {
  const allowScripts = await openWithoutScripts(page, '/prodotti');
  const field = page.getByRole('combobox', { name: 'Cerca prodotti' });
  await field.fill('iso soya');
  allowScripts();
  await expect(page).toHaveURL(/\?search=iso\+soya$/);
  await expect(field).toHaveValue('iso soya');
});

test('an order chosen before the scripts are there is the order, and the rest of the address stays', async ({
  page,
}) => {
  const allowScripts = await openWithoutScripts(page, '/prodotti?search=creatina');
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo crescente' });
  allowScripts();
  await expect(page).toHaveURL('/prodotti?search=creatina&sortBy=price-asc');
  await expect(page.getByLabel('Ordina per')).toHaveValue('price-asc');
  await expect(page.getByText(/trovat[oi] per "creatina"$/)).toBeVisible();
});

test('a shop chosen before the scripts is the filter, and the browser is asked to forget it', async ({
  page,
}) => {
  const allowScripts = await openWithoutScripts(page, '/prodotti');
  await page.locator('summary', { hasText: 'Disponibile a' }).click();
  const torino = page.getByRole('radio', { name: 'Torino' });
  await torino.check();
  // Its form is sent nowhere.
  await torino.press('Enter');
  await expect(page).toHaveURL('/prodotti');
  allowScripts();
  await expect(page).toHaveURL('/prodotti?store=1');
  // A choice that the browser puts back would be taken for the visitor's. An attribute of the radios
  // themselves would be no valid HTML.
  await expect(torino).not.toHaveAttribute('autocomplete');
  await expect(page.locator('form').filter({ has: torino })).toHaveAttribute('autocomplete', 'off');
});

test('buttons pressed before the scripts load are answered, repeated presses once', async ({
  page,
}) => {
  const allowScripts = await openWithoutScripts(page, '/prodotti');
  const heart = (name: string) =>
    page.getByRole('button', { name: new RegExp(`preferiti: ${name}$`) });
  await heart('Amido Lungo').click();
  await heart('Amido Lungo').click();
  await heart('Amido Lungo').click();
  await heart('Cintura').press('Enter');
  await page.getByRole('button', { name: /^Da evitare/ }).click();
  allowScripts();
  await expect(page.getByRole('checkbox', { name: 'Latte' })).toBeVisible();
  const saved = page
    .getByRole('banner')
    .getByRole('link', { name: /^Preferiti/, includeHidden: true });
  await expect(saved).toContainText('2');
});

test('text written before the scripts load stays in the form', async ({ page }) => {
  const allowScripts = await openWithoutScripts(page, '/contatti');
  await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
  await page.getByLabel('Messaggio').fill('Avete la creatina da 500 g?');
  await page.getByRole('checkbox').check();
  allowScripts();
  // Today's line is marked by the script: the page is hydrated.
  await expect(page.getByText('oggi').first()).toBeVisible();
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  await expect(page.getByText('Inserisci un indirizzo email valido.')).toBeVisible();
  await expect(page.getByText('Il nome deve essere di almeno 3 caratteri.')).toBeHidden();
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Alice Bianchi');
  await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
  await expect(page.getByRole('checkbox')).toBeChecked();
});
