import type { Page } from '@playwright/test';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Preferenze cookie' });
const button = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true });
const kind = (page: Page, name: string) => banner(page).getByRole('switch', { name });

/** What the browser keeps of the consent, as it is stored. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookie-consent'),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null') as unknown,
  }));

const onlyNecessary = { necessary: true, analytics: false, marketing: false, functional: false };
const everything = { necessary: true, analytics: true, marketing: true, functional: true };

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

for (const [name, choice, preferences] of [
  ['Accetta tutti', 'accepted', everything],
  ['Rifiuta tutti', 'rejected', onlyNecessary],
  ['Chiudi', 'dismissed', onlyNecessary],
] as const) {
  test(`'${name}' stores "${choice}" and the banner stays away`, async ({ page }) => {
    await button(page, name).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual({ choice, preferences });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Gestisci cookie' })).toBeEnabled();
    await expect(banner(page)).toBeHidden();
  });
}

test('saved preferences store no choice, so the next visit asks again and shows them', async ({
  page,
}) => {
  await button(page, 'Personalizza').click();
  await kind(page, 'Analitici').check();
  await button(page, 'Salva Preferenze').click();
  await expect(banner(page)).toBeHidden();
  const saved = { choice: null, preferences: { ...onlyNecessary, analytics: true } };
  expect(await stored(page)).toEqual(saved);

  await page.reload();
  await expect(button(page, 'Rifiuta tutti')).toBeVisible();
  await button(page, 'Personalizza').click();
  await expect(kind(page, 'Analitici')).toBeChecked();
  await expect(kind(page, 'Marketing')).not.toBeChecked();
  expect(await stored(page)).toEqual(saved);
});

test("'Accetta Tutti' of the switches accepts all, whatever they say", async ({ page }) => {
  await button(page, 'Personalizza').click();
  await button(page, 'Accetta Tutti').click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({ choice: 'accepted', preferences: everything });
});

test("closing the switches counts as 'dismissed'", async ({ page }) => {
  await button(page, 'Personalizza').click();
  await kind(page, 'Marketing').check();
  await button(page, 'Chiudi').click();
  expect(await stored(page)).toEqual({ choice: 'dismissed', preferences: onlyNecessary });
});

test('the necessary ones cannot be switched off', async ({ page }) => {
  await button(page, 'Personalizza').click();
  await kind(page, 'Necessari').focus();
  await page.keyboard.press('Space');
  await expect(kind(page, 'Necessari')).toBeChecked();
});

test("'Gestisci cookie' reopens the switches; a custom save takes the old choice away", async ({
  page,
}) => {
  await button(page, 'Accetta tutti').click();
  const reopen = page.getByRole('button', { name: 'Gestisci cookie' });
  await reopen.click();
  await expect(banner(page)).toBeFocused();
  await expect(kind(page, 'Funzionali')).toBeChecked();
  await kind(page, 'Funzionali').uncheck();
  await button(page, 'Salva Preferenze').click();
  await expect(reopen).toBeFocused();
  expect(await stored(page)).toEqual({
    choice: null,
    preferences: { ...everything, functional: false },
  });
});

test('unreadable preferences fall back to the defaults, with a console warning', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('cookie-preferences', '{"analytics":"sì"}'));
  const warning = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('cookie-preferences'),
  );
  await page.reload();
  expect((await warning).text()).toContain('unreadable');
  await button(page, 'Personalizza').click();
  await expect(kind(page, 'Analitici')).not.toBeChecked();
});

test('accept and reject have equal weight (same size and style)', async ({ page }) => {
  const [accept, reject] = await Promise.all(
    ['Accetta tutti', 'Rifiuta tutti'].map((name) =>
      button(page, name).evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight, height } = getComputedStyle(element);
        return { color, backgroundColor, fontSize, fontWeight, height };
      }),
    ),
  );
  expect(accept).toEqual(reject);
});

test.describe('before consent', () => {
  const routes = [
    ...fixedPages,
    '/prodotti',
    '/prodotti/proteine',
    '/prodotti/proteine/iso-soya',
    '/prodotti/proteine/varianti',
  ];

  test('no request leaves for another host, and no cookie is set', async ({ page, context }) => {
    // A walk through the whole site.
    test.slow();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== 'localhost') {
        foreign.push(request.url());
      }
    });
    for (const route of routes) await page.goto(route, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('nothing is stored for anything but the necessary', async ({ page }) => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
