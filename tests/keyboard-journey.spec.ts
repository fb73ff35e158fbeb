import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Presses Tab until the wanted element has the focus, as someone would who sees where he is. */
async function tabTo(page: Page, wanted: Locator) {
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard never came to ${wanted}.`);
}

test('the whole way by keyboard alone: find, choose, read, save, clear', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Rifiuta tutti' }));
  await page.keyboard.press('Enter');
  await page.goto('/prodotti');

  // The skip link leads past the header, the search to a product.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', { name: 'Cerca prodotti' });
  await tabTo(page, search);
  await page.keyboard.type('iso soya');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(option).toContainText('Iso Soya');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Flavour and size.
  await tabTo(page, page.getByRole('radio', { name: 'Neutro' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cacao' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^750\sg/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^1,5\skg/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Aggiungi ai Preferiti' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Rimuovi dai Preferiti' })).toBeFocused();

  // The tabs, and into what the open one says.
  await tabTo(page, page.getByRole('tab', { name: 'Descrizione' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Ingredienti' })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Ingredienti' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();

  // Favourites, cleared after a question.
  await page.keyboard.press('Control+Home');
  await page.getByRole('heading', { level: 1 }).focus();
  const favourites = page.getByRole('banner').getByRole('link', { name: /Preferiti/ });
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await favourites.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(favourites).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/preferiti');
  await tabTo(page, page.getByRole('button', { name: 'Cancella tutti' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
