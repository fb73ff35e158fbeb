import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { printSheets, readQrCode } from './support/paper.ts';
import { expectEvenRows } from './support/rows.ts';
import { expect, test } from './support/test.ts';

const whey = { id: '1014', slug: 'premier-whey-80', name: 'Premier Whey 80' };
const soya = { id: '1021', slug: 'iso-soya', name: 'Iso Soya' };
const isolate = { id: '1035', slug: 'whey-isolate', name: 'Whey Isolate' };
const addedAt = '2026-03-01T09:00:00.000Z';
const saved = (...products: readonly object[]) =>
  JSON.stringify(products.map((product) => ({ ...product, categorySlug: 'proteine', addedAt })));

/** What an earlier visit left, unless this one has changed it. */
const keep = (target: Page | BrowserContext, stored: Record<string, string>) =>
  target.addInitScript((entries) => {
    localStorage.setItem('cookie-consent', 'rejected');
    for (const [key, text] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, stored);
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

const list = (page: Page) => page.getByRole('region', { name: 'Porta la lista in negozio' });
const noViolation = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
};

test('a list made in one browser is opened in another, which keeps what it has', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, { favorites: saved(soya, whey) });
  await page.goto('/preferiti');
  await expect(list(page).getByRole('row')).toHaveCount(3);
  await list(page).getByLabel('Gusto: Premier Whey 80').selectOption('Vaniglia');
  await list(page).getByLabel('Formato: Premier Whey 80').selectOption('1kg');
  await list(page).getByRole('button', { name: 'Copia link' }).click();
  await expect(list(page).getByRole('button', { name: 'Link copiato' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${baseURL}/preferiti?list=iso-soya`);
  expect(link).toContain('premier-whey-80~Vaniglia~1kg');
  for (const name of [/^Manda su WhatsApp/, /^Email/]) {
    const href = await list(page).getByRole('link', { name }).getAttribute('href');
    const { searchParams } = new URL(href ?? '');
    const message = searchParams.get('text') ?? searchParams.get('body') ?? '';
    expect(message).toMatch(/2\. Premier Whey 80, Vaniglia, 1\u00a0kg: 42,90\s€/);
    expect(message).toMatch(/A Torino 2 su 2, ad Aosta 2 su 2\.\r?\n/);
    expect(message.endsWith(link)).toBe(true);
  }

  const other = await browser.newContext({ baseURL });
  const own = saved(whey, isolate);
  const choices = { '1014': { flavour: 'Cacao', size: '500g' } };
  await keep(other, { favorites: own, 'favorite-choices': JSON.stringify(choices) });
  const mine = await other.newPage();
  await mine.goto('/preferiti');
  await expect(mine.getByText(/^2\s*prodotti salvati$/)).toBeVisible();
  const received = await other.newPage();
  await received.goto(link);
  await expect(received.getByRole('heading', { level: 1 })).toHaveText('Lista ricevuta');
  await expect(received.locator('link[rel=canonical]')).toHaveAttribute('href', /\/preferiti$/);
  await expect(received.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const known = received.getByRole('row', { name: /Premier Whey 80.*già tra i tuoi/ });
  await expect(known).toContainText('Vaniglia');
  await expect(known).toContainText('42,90');
  await expect(received.getByRole('combobox')).toHaveCount(0);
  await noViolation(received, 'main');
  expect(await printSheets(received)).toEqual({ sheets: 1, isLandscape: false });

  // By keyboard; what was pressed is gone afterwards, and the keyboard goes on from there.
  await received.getByRole('button', { name: 'Aggiungi ai miei (1)' }).focus();
  await received.keyboard.press('Enter');
  await expect(
    received.getByText('1 prodotto aggiunto ai preferiti', { exact: true }),
  ).toBeVisible();
  await expect(received.getByRole('link', { name: 'Vai ai tuoi preferiti' })).toBeFocused();
  await expect(mine.getByText(/^3\s*prodotti salvati$/)).toBeVisible();
  const stored = await readStored(received, 'favorites');
  expect(stored.map(({ slug }: { slug: string }) => slug)).toEqual([
    'iso-soya',
    'premier-whey-80',
    'whey-isolate',
  ]);
  expect(stored.slice(1)).toEqual(JSON.parse(own));
  expect(await readStored(received, 'favorite-choices')).toMatchObject(choices);
  await received.keyboard.press('Enter');
  await expect(received).toHaveURL('/preferiti');
  await expect(list(received).getByLabel('Gusto: Premier Whey 80')).toHaveValue('Cacao');
  await other.close();
});

test('on a phone no way to send the list stands alone below a pair', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(page, { favorites: saved(soya, whey) });
  await page.goto('/preferiti');
  const ways = list(page).locator('a, button');
  await expect(ways.filter({ hasText: 'Stampa' })).toBeVisible();
  await expectEvenRows(ways.filter({ hasText: /^(Email|Condividi|Copia link|Stampa)$/ }));
});

test('what is chosen on the product page as it becomes a favourite stands in the list', async ({
  page,
}) => {
  await keep(page, {});
  await page.goto('/prodotti/proteine/premier-whey-80?gusto=Cacao&formato=2%2C5kg');
  await expect(page.getByRole('radio', { name: /2,5\skg/ })).toBeChecked();
  await page.getByRole('button', { name: 'Aggiungi ai Preferiti', exact: true }).click();
  await expect
    .poll(() => readStored(page, 'favorite-choices'))
    .toEqual({ '1014': { flavour: 'Cacao', size: '2,5kg' } });
  await page.goto('/preferiti');
  await expect(list(page).getByLabel('Gusto: Premier Whey 80')).toHaveValue('Cacao');
  await expect(list(page).getByLabel('Formato: Premier Whey 80')).toHaveValue('2,5kg');
});

test('on paper the list is one sheet, whose QR code is the link', async ({ page }) => {
  await keep(page, { favorites: saved(soya, whey, isolate) });
  await page.goto('/preferiti');
  const href = await list(page)
    .getByRole('link', { name: /^Email/ })
    .getAttribute('href');
  const link = new URL(href ?? '').searchParams.get('body')?.split('\r\n').at(-1);
  expect(link).toContain('/preferiti?list=iso-soya');
  expect(await printSheets(page)).toEqual({ sheets: 1, isLandscape: false });

  await page.emulateMedia({ media: 'print' });
  const code = page.locator('svg[aria-label="Codice QR del link della lista"]');
  await expect(code).toBeVisible();
  expect(await readQrCode(code)).toBe(link);
  await expect(page.getByRole('heading', { name: 'Preferiti' })).toBeHidden();
  const sheet = page.locator('body > div', { has: code });
  for (const text of ['Corso Torino 85', 'Corso Saint-Martin-de-Corléans 55', 'Whey Isolate'])
    await expect(sheet).toContainText(text);
  await expect(sheet).not.toContainText(/carrello|ordine|prenota/i);
});

test('fifty products print without a line cut in two, and their code is still read', async ({
  page,
  request,
}) => {
  const products: { id: number; slug: string }[] = await (
    await request.get('/api/products')
  ).json();
  const many = products.filter(({ slug }) => slug !== '').slice(0, 50);
  await keep(page, {
    favorites: saved(...many.map(({ id, ...own }) => ({ id: `${id}`, ...own }))),
  });
  await page.goto('/preferiti');
  await expect(list(page).getByRole('row')).toHaveCount(51);
  expect(await printSheets(page)).toEqual({ sheets: 3, isLandscape: false });
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('svg[aria-label="Codice QR del link della lista"]');
  expect((await readQrCode(code))?.split(',')).toHaveLength(50);
  const sheet = page.locator('body > div', { has: code });
  const rows = await sheet
    .locator('tbody tr')
    .evaluateAll((all) => all.slice(0, 50).map((row) => getComputedStyle(row).breakInside));
  expect(new Set(rows)).toEqual(new Set(['avoid']));
});

test('the list is used by keyboard, and two tabs are in step', async ({ page, context }) => {
  await keep(context, { favorites: saved(soya, whey) });
  await page.goto('/preferiti');
  const other = await context.newPage();
  await other.goto('/preferiti');
  const flavour = (tab: Page) => list(tab).getByLabel('Gusto: Premier Whey 80');
  await expect(flavour(other)).toBeVisible();
  await noViolation(page, 'main');

  await flavour(page).focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await flavour(page).inputValue();
  await expect(flavour(other)).toHaveValue(chosen);
  await list(page)
    .getByRole('link', { name: /^Manda su WhatsApp/ })
    .focus();
  for (const name of [/^Email/, /^Copia link/, /^Stampa/]) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // A system share sheet stands in between where there is one.
    if ((await focused.textContent()) === 'Condividi') await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  const before = await flavour(other).inputValue();
  expect(before).not.toBe('');
  // While the shorter list is asked for, the longer one stays: the page does not jump.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/product/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Rimuovi dai preferiti: Iso Soya' }).click();
  await expect(list(other).getByRole('row')).toHaveCount(2);
  await expect(list(page).getByRole('row')).toHaveCount(2);
  answer.resolve();
});

test.describe('a link that nobody wrote in good faith', () => {
  test.use({ allowedErrors: /status of (?:400|404)/ });

  test('is shown as text, and what does not fit is counted', async ({ page }) => {
    await keep(page, {});
    const script = '<img src=x onerror="window.poisoned=1"><script>window.poisoned=1</script>';
    const long = 'à'.repeat(300);
    const entries = [
      ['premier-whey-80', script, '1kg'],
      ['iso-soya', long, '&#,~\r\nBcc: x@y.example'],
      [script],
      ['..'],
      ['__proto__', 'x'],
      ['constructor'],
      ['a', 'b', 'c', 'd'],
    ];
    const value = entries
      .map((parts) =>
        parts.map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~'),
      )
      .join(',');
    await page.goto(`/preferiti?list=${value},%E0%A4%A`);
    const row = page.getByRole('row', { name: /Premier Whey 80/ });
    await expect(row).toContainText(script);
    // The price of another flavour would be wrong.
    await expect(row).toContainText('al banco');
    await expect(page.getByRole('row', { name: /Iso Soya/ })).toContainText(long);
    await expect(page.getByText(/^3 prodotti della lista non sono più/)).toBeVisible();
    await expect(page.getByText(/^3 voci del link sono rimaste fuori/)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'poisoned'))).toBeUndefined();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  test('has fifty entries and eight kilobytes at most', async ({ page }) => {
    await keep(page, {});
    const unknown = Array.from({ length: 50 }, (_, place) => `sconosciuto-${place}`);
    await page.goto(`/preferiti?list=premier-whey-80,${unknown.join(',')}`);
    await expect(page.getByText(/^49 prodotti della lista non sono più/)).toBeVisible();
    await expect(page.getByText(/^1 voce del link è rimasta fuori/)).toBeVisible();
    const long = Array.from({ length: 9 }, (_, place) => `lungo-${place}~${'x'.repeat(1000)}`);
    await page.goto(`/preferiti?list=iso-soya,${long.join(',')}`);
    await expect(page.getByRole('row', { name: /Iso Soya/ })).toBeVisible();
    await expect(page.getByText(/^1 voce del link è rimasta fuori/)).toBeVisible();
  });
});

test.describe('blocked storage', () => {
  test.use({ allowedErrors: /The list could not be added/ });

  test('a browser that keeps nothing shows the list, and says that it cannot add it', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/preferiti?list=premier-whey-80~Vaniglia~1kg,iso-soya');
    await page.getByRole('button', { name: 'Aggiungi ai miei (2)' }).click();
    await expect(
      page.getByText("Errore durante l'aggiunta ai preferiti", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aggiungi ai miei (2)' })).toBeVisible();
  });
});
