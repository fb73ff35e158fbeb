import { expect, test } from './support/test.ts';

const caption = 'Proteine in 100 g, come in etichetta';

test('a category is read as a profile by keyboard, and leads to its products', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/prodotti/proteine');
  const price = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByText(/^\d+,\d\d\s€$/);
  const { y, height } = (await price.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThanOrEqual(720);

  const profile = page.getByRole('slider', { name: caption });
  await profile.focus();
  await page.keyboard.press('ArrowRight');
  await expect(profile).toHaveAttribute('aria-valuenow', '2');
  const named = (await profile.getAttribute('aria-valuetext')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named.replace(/: [^:]*$/, ''));
});

test('a press on a bar leads to its product', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  const region = page.getByRole('region', { name: caption });
  await expect(region.getByRole('slider')).toBeVisible();
  await region.getByRole('slider').hover();
  const name = await region.getByRole('link').locator('b').textContent();
  await region.getByRole('slider').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('what a filter leaves out is not in the profile', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  const region = page.getByRole('region', { name: caption });
  await expect(region.getByRole('slider')).toBeVisible();
  const all = await region.getByRole('listitem').count();
  await page.getByLabel('Marca').selectOption({ label: 'Nordend' });
  await expect(page).toHaveURL(/brand=/);
  await expect.poll(() => region.getByRole('listitem').count()).toBeLessThan(all);
  const shown = await page.getByRole('main').getByRole('article').count();
  await expect.poll(() => region.getByRole('listitem').count()).toBe(shown);
});

test('the built page names no product in it, which a visitor may avoid', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/prodotti/proteine')).text()).not.toContain('Barra Croccante: ');
  await page.goto('/prodotti/proteine?avoid=milk');
  const region = page.getByRole('region', { name: caption });
  await expect(region.getByRole('listitem').first()).toHaveText(/: /);
  await expect(region.getByText('Barra Croccante: ')).toHaveCount(0);
});
