import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Opens a page whose scripts are still on their way; gives what lets them in. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: letIn } = Promise.withResolvers<void>();
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letIn;
}

test('a search typed before the scripts load is executed', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/prodotti');
  const field = page.getByRole('combobox', { name: 'Cerca prodotti' });
  await field.fill('iso soya');
  letIn();
  await expect(page).toHaveURL(/\?search=iso\+soya$/);
  await expect(field).toHaveValue('iso soya');
});

test('an order chosen before the scripts are there is the order, and the rest of the address stays', async ({
  page,
}) => {
  const letIn = await openWithoutScripts(page, '/prodotti?search=creatina');
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo crescente' });
  letIn();
  await expect(page).toHaveURL('/prodotti?search=creatina&sortBy=price-asc');
  await expect(page.getByLabel('Ordina per')).toHaveValue('price-asc');
  await expect(page.getByText(/trovat[oi] per "creatina"$/)).toBeVisible();
});

test('text written before the scripts load stays in the form', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/contatti');
  await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
  await page.getByLabel('Messaggio').fill('Avete la creatina da 500 g?');
  await page.getByRole('checkbox').check();
  letIn();
  // Today's line is marked by the script: the page has been taken over.
  await expect(page.getByText('oggi').first()).toBeVisible();
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  await expect(page.getByText('Inserisci un indirizzo email valido.')).toBeVisible();
  await expect(page.getByText('Il nome deve essere di almeno 3 caratteri.')).toBeHidden();
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Alice Bianchi');
  await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('two hearts pressed before the scripts are there are both saved, once each', async ({
  page,
}) => {
  const letIn = await openWithoutScripts(page, '/prodotti/proteine');
  const heart = (name: string, isOn: boolean) =>
    page.getByRole('button', {
      name: `${isOn ? 'Rimuovi dai' : 'Aggiungi ai'} preferiti: ${name}`,
      exact: true,
    });
  await heart('Iso Soya', false).click();
  // Impatience is no change of mind.
  await heart('Iso Soya', false).click();
  await heart('Clear Whey', false).click();
  letIn();
  await expect(heart('Iso Soya', true)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart('Clear Whey', true)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: /Preferiti/ })).toContainText(
    '2',
  );
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
  expect(saved.map(({ slug }: { slug: string }) => slug)).toEqual(['clear-whey', 'iso-soya']);
  await heart('Iso Soya', true).click();
  await expect(heart('Iso Soya', false)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that the storage refuses is pressed once, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key === 'favorites') throw new DOMException('Full', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });
  const letIn = await openWithoutScripts(page, '/prodotti/proteine');
  const heart = page.getByRole('button', { name: 'Aggiungi ai preferiti: Iso Soya', exact: true });
  await heart.click();
  letIn();
  const failure = page.getByText("Errore durante l'aggiunta ai preferiti", { exact: true });
  await expect(failure).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Chiudi avviso' }).click();
  await expect(failure).toHaveCount(0);
});
