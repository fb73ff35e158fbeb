import { expect, test } from './support/test.ts';

test.use({
  allowedErrors:
    /Failed to (load|fetch)|ERR_FAILED|dynamically imported module|React error #(?:422|520)/,
});

test('a screen whose code is gone reloads the page once, then says sorry with the frame intact', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.route(/\/assets\/Gallery-[^/]+\.js$/, (route) => route.abort());
  // A link followed before the script is there would load a page of its own.
  await page.goto('/chi-siamo', { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galleria' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa è andato storto');
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => loads).toBe(1);

  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
  expect(loads).toBe(1);
});
