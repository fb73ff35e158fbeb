import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Sede di Torino' });
const thumbnail = (page: Page, index: number) =>
  page
    .getByRole('article', { name: 'Sede di Torino' })
    .getByRole('button', { name: `Apri foto ${index} di 6` });
const counter = (page: Page, text: string) => viewer(page).getByText(text, { exact: true });

/** A wheel that may scroll has scrolled by then. */
const waitTwoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/negozi');
  await expect(page.getByText('oggi').first()).toBeVisible();
});

test('each shop has six photos', async ({ page }) => {
  for (const shop of ['Sede di Torino', 'Sede di Aosta']) {
    await expect(
      page.getByRole('article', { name: shop }).getByRole('button', { name: /^Apri foto/ }),
    ).toHaveCount(6);
  }
});

test('the arrow keys turn the photos and wrap around; Escape gives the focus back', async ({
  page,
}) => {
  await thumbnail(page, 6).focus();
  await page.keyboard.press('Enter');
  await expect(counter(page, '6 / 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, '1 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page, '6 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page, '5 / 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page, 6)).toBeFocused();
});

test('the buttons do what the keys do', async ({ page }) => {
  await thumbnail(page, 1).click();
  await expect(counter(page, '1 / 6')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Foto precedente' }).click();
  await expect(counter(page, '6 / 6')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Foto successiva' }).click();
  await expect(counter(page, '1 / 6')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(thumbnail(page, 1)).toBeFocused();
});

test('the page does not scroll behind the viewer', async ({ page }) => {
  await thumbnail(page, 2).click();
  await expect(counter(page, '2 / 6')).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await waitTwoFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

/** A finger on the picture. */
const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe to the left turns to the next photo', async ({ page }) => {
    await thumbnail(page, 1).tap();
    await expect(counter(page, '1 / 6')).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) });
    for (const x of [260, 210, 160, 110, 60]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(counter(page, '2 / 6')).toBeVisible();
  });
});
