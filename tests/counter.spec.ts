import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectEvenRows } from './support/rows.ts';
import { expect, test } from './support/test.ts';

const product = '/prodotti/proteine/premier-whey-80';
const store = new URL(
  `../test-results/data-${process.env.E2E_API_PORT ?? 3301}/shop.sqlite`,
  import.meta.url,
);

const askAosta = (page: Page) =>
  page.getByRole('button', { name: 'Chiedi a questo negozio' }).last();
const strip = (page: Page) => page.getByRole('region', { name: 'Visti di recente' });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recently-viewed') ?? '[]'));
const noViolation = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
};

test.beforeEach(({ context }) =>
  context.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected')),
);

test('from a chosen flavour to a message on disk that names product and shop', async ({ page }) => {
  await page.goto(`${product}?gusto=Vaniglia&formato=1kg`);
  await expect(page.getByText(/^(Aperto ora|Chiuso)/).first()).toBeVisible();
  await askAosta(page).focus();
  await page.keyboard.press('Enter');
  await expect(askAosta(page)).toHaveAttribute('aria-expanded', 'true');
  const sentence =
    'Buongiorno, vorrei sapere se avete Premier Whey 80, gusto Vaniglia, 1\u00a0kg, nel negozio di Aosta. Grazie.';
  await expect(page.getByText(sentence)).toBeVisible();
  const mail = await page.getByRole('link', { name: 'Email' }).first().getAttribute('href');
  const fields = new URL(mail ?? '').searchParams;
  expect(fields.get('subject')).toBe('Disponibilità: Premier Whey 80');
  expect(fields.get('body')?.split('\r\n')[0]).toBe(sentence);
  // Demo zeros are no mobile.
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await noViolation(page, 'main');

  await page.getByRole('link', { name: 'Modulo' }).click();
  await expect(page).toHaveURL(
    /\/contatti\?product=premier-whey-80&flavour=Vaniglia&size=1kg&store=2$/,
  );
  await expect(page.getByText('Sede di Aosta: ')).toBeVisible();
  await expect(page.getByLabel('Messaggio')).toHaveValue(
    new RegExp(`^${sentence.replaceAll('.', '\\.')}`),
  );
  await noViolation(page, 'form');
  // As it was filled in, it makes way for the question of another link, after a reload too.
  await page.reload();
  await page.goto('/contatti?product=iso-soya&store=1');
  await expect(page.getByLabel('Messaggio')).toHaveValue(/se avete Iso Soya, nel negozio di/);
  await page.goto('/contatti?product=premier-whey-80&flavour=Vaniglia&size=1kg&store=2');
  await expect(page.getByLabel('Messaggio')).toHaveValue(new RegExp(`^${sentence}`));
  const name = `Alice ${Date.now()}`;
  await page.getByLabel('Nome e cognome').fill(name);
  await page.getByLabel('Email').fill('alice@posta.example');
  await page.getByLabel('Telefono').fill('000 000 0000');
  await page.getByRole('checkbox').check();
  const answered = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  expect((await answered).status()).toBe(201);
  const database = new DatabaseSync(store);
  const [row] = database.prepare('SELECT line FROM message WHERE line LIKE ?').all(`%${name}%`);
  database.close();
  expect(JSON.parse(String(row?.line ?? '{}'))).toMatchObject({
    productSlug: 'premier-whey-80',
    storeId: 2,
  });
  await expect(page.getByLabel('Messaggio')).toHaveValue('');
  await expect(page.getByText('Sede di Aosta: ')).toHaveCount(0);
});

test('the ways to ask a shop stand in even rows at every width', async ({ page }) => {
  await page.goto(product);
  await askAosta(page).click();
  const ways = page.getByRole('link', { name: /^(WhatsApp|Email|Telefono|Modulo)$/ });
  await expect(ways).toHaveCount(3);
  for (const width of [320, 360, 480, 768, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expectEvenRows(ways);
    });
  }
});

test('what the visitor has typed stays; the line can be taken away', async ({ page }) => {
  await page.route('**/api/product/premier-whey-80', async (route) => {
    await expect(page.locator('form[aria-busy="false"]')).toBeVisible();
    await page.getByLabel('Messaggio').fill('Una cosa mia.');
    await route.continue();
  });
  await page.goto('/contatti?product=premier-whey-80&flavour=Menta&size=9kg&store=7');
  await expect(page.getByRole('button', { name: 'Togli: Premier Whey 80' })).toBeVisible();
  await expect(page.getByLabel('Messaggio')).toHaveValue('Una cosa mia.');
  await page.getByRole('button', { name: 'Togli: Premier Whey 80' }).click();
  await expect(page).toHaveURL(/\/contatti$/);
  await expect(page.getByLabel('Messaggio')).toHaveValue('Una cosa mia.');
});

test('on a page left open the age of the stock grows with the day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-24T23:50:00+02:00') });
  await page.route('**/api/product/premier-whey-80', async (route) => {
    const answer = await route.fetch();
    const stock_updated_at = '2026-10-24T12:31:00+02:00';
    await route.fulfill({ response: answer, json: { ...(await answer.json()), stock_updated_at } });
  });
  await page.goto(product);
  await expect(page.getByText('Giacenze aggiornate oggi alle 12:31')).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('Giacenze aggiornate ieri alle 12:31')).toBeVisible();
  // 47:50 hours later; the change to winter time is one of them.
  await page.clock.fastForward('35:31:00');
  await expect(page.getByText('Giacenze aggiornate il 24 ottobre alle 12:31')).toBeVisible();
  await expect(page.getByText('Chiedi conferma al negozio')).toHaveCount(0);
  await page.clock.fastForward('00:20:00');
  await expect(page.getByText('Chiedi conferma al negozio')).toBeVisible();
});

test('recent products are in step between tabs, and can be taken back', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(product);
  await expect.poll(() => kept(first)).toEqual(['premier-whey-80']);
  await expect(strip(first)).toHaveCount(0);
  await second.goto('/prodotti/proteine/iso-soya');
  await expect(strip(second).getByRole('link', { name: /Premier Whey 80/ })).toBeVisible();
  await expect(strip(first).getByRole('link', { name: /Iso Soya/ })).toBeVisible();
  await noViolation(second, 'main');
  await second.goto('/preferiti');
  await expect(strip(second).getByRole('listitem')).toHaveCount(2);
  await strip(second).getByRole('button', { name: 'Svuota' }).click();
  await expect(strip(second)).toHaveCount(0);
  await expect(strip(first)).toHaveCount(0);
  await second.getByRole('button', { name: 'Annulla' }).click();
  await expect(strip(second).getByRole('listitem')).toHaveCount(2);
  await expect(strip(first).getByRole('link', { name: /Iso Soya/ })).toBeVisible();
});

test('a browser that keeps nothing shows no strip, and the page works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(product);
  await askAosta(page).click();
  await expect(page.getByText(/^Buongiorno, vorrei sapere/)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('each shop has its mail link in the page itself, for those without script', async ({
  request,
}) => {
  const html = await (await request.get(product)).text();
  const links = [...html.matchAll(/href="(mailto:[^"]*subject=Disponibilit[^"]*)"/g)];
  const mails = links.map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
  expect(mails.map(({ pathname }) => pathname)).toEqual([
    'torino@vettanutrition.example',
    'aosta@vettanutrition.example',
  ]);
  expect(mails[0]?.searchParams.get('body')).toContain(
    'nel negozio di Buttigliera Alta. Grazie.\r\n',
  );
});
