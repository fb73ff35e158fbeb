import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
});

/** In the shops' time zone, as it is written on the page. */
const today = () =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(),
  );

for (const path of ['/privacy-policy', '/cookie-policy']) {
  test(`${path} is dated today and leads home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/^Ultimo aggiornamento: \d/)).toContainText(today());
    await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`${path} leads to a section by its index, also after a click through the site`, async ({
    page,
  }) => {
    await page.goto('/chi-siamo');
    await page.evaluate(() => window.scrollTo(0, 300));
    const name = path === '/privacy-policy' ? 'Privacy Policy' : 'Cookie Policy';
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const index = page.getByRole('navigation', { name: 'Indice' });
    await index.getByRole('link', { name: /diritti/i }).click();
    await expect(page).toHaveURL(`${path}#diritti`);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2, name: /diritti/i }),
    ).toBeInViewport();
  });
}

/** Without the pause that a pointer makes: the page still scrolls to its top. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

test('a section is led to while the page is still on its way to the top', async ({ page }) => {
  await page.goto('/chi-siamo');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  const index = page.getByRole('navigation', { name: 'Indice' });
  const ended = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true })),
  );
  await press(index.getByRole('link', { name: /diritti/i }));
  await ended;
  await expect(page.locator('#diritti')).toBeInViewport();
});

test('a section is led to again, and Back returns to where the index was read', async ({
  page,
}) => {
  await page.goto('/cookie-policy');
  const links = page.getByRole('navigation', { name: 'Indice' }).getByRole('link');
  await press(links.nth(5));
  await expect(page).toHaveURL(/#durata$/);
  await page.mouse.wheel(0, -600);
  await expect(page.locator('#durata')).not.toBeInViewport();
  await press(links.nth(0));
  await expect(page.locator('#gestore')).toBeInViewport();
  const y = await page.evaluate(() => window.scrollY);
  await press(links.nth(5));
  await expect(page.locator('#durata-titolo')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#gestore')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test('the policies lead to each other', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'Cookie Policy' }).first().click();
  await expect(page).toHaveURL('/cookie-policy');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('the cookie policy names what is stored, and where six browsers help', async ({ page }) => {
  await page.goto('/cookie-policy');
  const main = page.getByRole('main');
  for (const key of ['cookie-consent', 'cookie-preferences', 'favorites']) {
    await expect(main.getByText(key).first()).toBeVisible();
  }
  await expect(main.locator('section#gestione a[href^="https://"]')).toHaveCount(6);
  const mail = main.getByRole('link', { name: /^\S+@\S+$/ });
  await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`);
});
