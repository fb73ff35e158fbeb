import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const heart = (page: Page) => page.getByRole('button', { name: /preferiti: Iso Soya$/ });
const saved = (page: Page) => page.getByText('Aggiunto ai preferiti ✨', { exact: true });

/** The listing, with its time standing still: a toast stays until a test lets time pass. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.clock.install();
  await page.goto('/prodotti/proteine');
  await expect(heart(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await heart(page).click();
  await expect(saved(page)).toBeVisible();
});

test('a success stays for three seconds', async ({ page }) => {
  await page.clock.runFor(2800);
  await expect(saved(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(saved(page)).toBeHidden();
});

test('F8 leads to it, and its button takes it away', async ({ page }) => {
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
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
