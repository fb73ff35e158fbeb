import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const saved = (page: Page) => page.getByText('Aggiunto ai preferiti ✨', { exact: true });

/** Pointed at, a toast waits. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/prodotti/proteine');
  await page.getByRole('button', { name: /preferiti: Iso Soya$/ }).click();
  await saved(page).hover();
});

test('a success goes by itself once nobody points at it', async ({ page }) => {
  await expect(saved(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(saved(page)).toBeHidden();
});

test('F8 leads to it, and its button takes it away', async ({ page }) => {
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Chiudi avviso' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeHidden();
});

test('drawn aside by fifty pixels it goes, by less it comes back', async ({ page }) => {
  const box = await saved(page).boundingBox();
  if (box === null) throw new Error('The toast has no place.');
  const draw = async (pixels: number) => {
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 5);
    await page.mouse.move(box.x + 5 + pixels, box.y + 5);
    await page.mouse.up();
  };
  await draw(45);
  await expect(saved(page)).toBeVisible();
  await draw(60);
  await expect(saved(page)).toBeHidden();
});
