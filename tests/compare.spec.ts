import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { printSheets } from './support/paper.ts';
import { expect, test } from './support/test.ts';

const two = '/prodotti?compare=premier-whey-80,whey-isolate';
const region = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Confronto' });
const row = (page: Page, name: RegExp) =>
  region(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const columns = (page: Page) => region(page).getByRole('columnheader');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
});

test('from two cards to one sheet of paper', async ({ page, browser }) => {
  await page.goto('/prodotti/proteine');
  const choose = page.getByRole('button', { name: 'Confronta' });
  const before = await page.getByRole('article', { name: 'Siero 100' }).boundingBox();
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox', { name: 'Metti a confronto: Siero 100' }).check();
  expect(await page.getByRole('article', { name: 'Siero 100' }).boundingBox()).toMatchObject({
    height: before?.height,
    x: before?.x,
  });
  const tray = page.getByRole('region', { name: 'Confronto' });
  await expect(tray.getByRole('button', { name: 'Confronta (1)' })).toBeDisabled();
  await expect(tray).toContainText('Siero 100. Scegline almeno un altro.');
  await page.getByRole('checkbox', { name: 'Metti a confronto: Whey Isolate' }).check();

  // The choice outlives a reload, and the product's page knows of it.
  await page.reload();
  await expect(tray.getByRole('link', { name: 'Confronta (2)' })).toBeVisible();
  await page.goto('/prodotti/proteine/iso-soya');
  await page.getByRole('button', { name: 'Metti a confronto' }).click();
  await expect(page.getByRole('button', { name: 'Nel confronto (3)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Confronta (3)' }).click();
  await expect(page).toHaveURL(/\/prodotti\?compare=siero-100,whey-isolate,iso-soya$/);
  await expect(page).toHaveTitle('Confronto | Vetta Nutrition');
  await expect(page.getByRole('heading', { level: 1, name: 'Confronto' })).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/prodotti$/);
  await expect(columns(page)).toContainText(['Siero 100', 'Whey Isolate', 'Iso Soya']);
  await expect(region(page).getByText('confezioni in scala')).toBeVisible();
  await expect(row(page, /^per 100 g di proteine/)).toContainText('3,95');

  // One landscape sheet with the shops at its foot; also while the question about cookies waits, for which the window keeps room.
  const addresses = 'Buttigliera Alta, Corso Torino 85. Aosta, Corso Saint-Martin-de-Corléans 55.';
  await expect(page.getByText(addresses)).toBeAttached();
  expect(await printSheets(page)).toEqual({ sheets: 1, isLandscape: true });
  const otherVisitor = await browser.newContext();
  const received = await otherVisitor.newPage();
  await received.goto(page.url());
  await expect(columns(received)).toHaveCount(3);
  await expect(received.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible();
  await expect(received.locator('body')).not.toHaveCSS('padding-bottom', '0px');
  expect(await printSheets(received)).toEqual({ sheets: 1, isLandscape: true });
  await otherVisitor.close();
});

test('on paper the chosen flavour and size are text', async ({ page }) => {
  await page.goto(two);
  const chosen = row(page, /^Gusto e formato/);
  await chosen.getByRole('combobox', { name: 'Formato: Premier Whey 80' }).selectOption('1kg');
  await expect(row(page, /^Prezzo/)).toContainText('42,90');
  await page.emulateMedia({ media: 'print' });
  await expect(chosen.getByRole('combobox')).toHaveCount(0);
  await expect(chosen.getByText('1\u00a0kg').filter({ visible: true })).toHaveCount(1);
});

test('a label of many rows prints on one sheet, too', async ({ page }) => {
  const multivitamin = 'multivitaminico-quattro-stagioni';
  for (const query of [
    `${multivitamin},magnesio-bisglicinato,vitamina-d3-2000`,
    `${multivitamin},energy-drink-lampo&per=dose`,
  ]) {
    await page.goto(`/prodotti?compare=${query}`);
    await expect(row(page, /^Iodio/)).toContainText('75');
    await expect(page.getByText(/^Buttigliera Alta, Corso Torino 85\. Aosta/)).toBeAttached();
    expect(await printSheets(page)).toEqual({ sheets: 1, isLandscape: true });
  }
});

// Two-line names, many prices, the drawing and a basis of its own at each value count as much as rows.
for (const [rows, query] of [
  [13, 'gocce-di-sapore,whey-isolate'],
  [18, 'multivitaminico-quattro-stagioni,pasto-sostitutivo,siero-100,iso-soya'],
  [33, 'magnesio-bisglicinato,multivitaminico-quattro-stagioni,budino-proteico&per=dose'],
] as const) {
  test(`a comparison of ${rows} rows prints on one sheet`, async ({ page }) => {
    await page.goto(`/prodotti?compare=${query}`);
    const label = region(page).locator('tbody', { hasText: 'Valori medi' });
    await expect(label.getByRole('row')).toHaveCount(rows);
    await expect(page.getByText(/^Buttigliera Alta, Corso Torino 85\. Aosta/)).toBeAttached();
    expect(await printSheets(page)).toEqual({ sheets: 1, isLandscape: true });
  });
}

test('flavour, size, basis and differences in place; the link gives the same page', async ({
  page,
  browser,
}) => {
  await page.goto(two);
  await expect(row(page, /^Prezzo/)).toContainText('24,90');
  await page.getByRole('combobox', { name: 'Formato: Premier Whey 80' }).selectOption('1kg');
  await expect(row(page, /^Prezzo/)).toContainText('42,90');
  await expect(row(page, /^per 100 g di proteine/)).toContainText('5,50');
  await page.getByRole('button', { name: 'Mostra i calcoli' }).click();
  await expect(region(page).getByText('42,90 € ÷ 1000 g × 100 ÷ 78 g × 100')).toBeVisible();
  await page.getByRole('group', { name: 'Valori' }).getByText('Per dose').click();
  await expect(row(page, /^Proteine/).last()).toContainText('23');
  await expect(row(page, /^Calcio/)).toContainText('non dichiarato');

  const address = page.url();
  const otherVisitor = await browser.newContext();
  const received = await otherVisitor.newPage();
  await received.goto(address);
  await expect(row(received, /^Prezzo/)).toContainText('42,90');
  await page.getByRole('button', { name: 'Nascondi i calcoli' }).click();
  await expect(region(received).getByRole('table')).toHaveText(
    await region(page).getByRole('table').innerText(),
    { useInnerText: true },
  );
  await expect(received.getByRole('radio', { name: 'Per dose' })).toBeChecked();
  await otherVisitor.close();

  await page.goto('/prodotti?compare=creatina-compresse,creatina-bustine-agrumi');
  await expect(row(page, /^Allergeni/)).toHaveText(/(?:non indicati in etichetta.*){2}/);
  await page.getByText('Solo le differenze').click();
  await expect(row(page, /^Allergeni/)).toHaveCount(0);
  await expect(row(page, /^Prezzo/)).toBeVisible();
});

test('on a phone the next product always peeks in', async ({ page }) => {
  await page.goto('/prodotti?compare=premier-whey-80,iso-soya,whey-isolate');
  await expect(columns(page)).toHaveCount(3);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const visible = await columns(page).evaluateAll((heads, edge) => {
      const boxes = heads.map((head) => head.getBoundingClientRect());
      const cut = boxes.find(({ left, right }) => left < edge && right > edge);
      return cut === undefined ? 0 : edge - cut.left;
    }, width);
    expect(visible, `at ${width} px`).toBeGreaterThan(33.5);
  }
});

test('by keyboard alone, without a rule of accessibility broken at any width', async ({ page }) => {
  await page.goto('/prodotti?compare=premier-whey-80');
  await expect(columns(page)).toHaveCount(1);
  const field = page.getByRole('combobox', { name: 'Cerca un prodotto da aggiungere' });
  await field.focus();
  await page.keyboard.type('canapa');
  await expect(page.getByRole('option', { name: /Proteine di Canapa/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toContainText(['Premier Whey 80', 'Proteine di Canapa']);
  await region(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Togli: Premier Whey 80' })).toBeFocused();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Togli: Premier Whey 80' }).press('Enter');
  await expect(columns(page)).toContainText(['Proteine di Canapa']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Svuota' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Confronto vuoto' })).toBeVisible();
});

test('on the narrowest phone the tray shows its link, and a notice does not cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    sessionStorage.setItem('compare', '["clear-whey","egg-white","iso-soya","siero-100"]');
  });
  await page.goto('/prodotti/proteine');
  const link = page.getByRole('link', { name: 'Confronta (4)' });
  await expect(link).toBeVisible();
  // The tray's styles leave the hearts as they are.
  const heart = page.getByRole('article', { name: 'Siero 100' }).getByRole('button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const drawing = await heart.evaluate((button) => getComputedStyle(button, '::after').clipPath);
  expect(drawing, 'filled, not an outline').not.toContain('evenodd');
  await page.getByRole('button', { name: 'Confronta' }).click();
  await page.getByRole('checkbox', { name: /Vegan Blend/ }).press('Space');
  await expect(page.getByText('Puoi confrontare fino a 4 prodotti').first()).toBeVisible();
  for (const part of [link, page.getByRole('button', { name: 'Svuota' })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    // Playwright clicks where nothing lies over it.
    await part.click({ trial: true });
  }
});

test('four are the most, and a fifth is refused in words', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  await page.getByRole('button', { name: 'Confronta' }).click();
  const box = (name: string) => page.getByRole('checkbox', { name: `Metti a confronto: ${name}` });
  for (const name of ['Clear Whey', 'Egg White', 'Iso Soya', 'Siero 100']) await box(name).check();
  // It looks disabled and is not: it says why it does not answer.
  await box('Vegan Blend').press('Space');
  await expect(box('Vegan Blend')).not.toBeChecked();
  await expect(page.getByText('Puoi confrontare fino a 4 prodotti').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confronta (4)' })).toBeVisible();
  await page.getByRole('button', { name: 'Svuota' }).click();
  await expect(page.getByRole('region', { name: 'Confronto' })).toHaveCount(0);
});

test.describe('addresses that nobody should send', () => {
  test.use({ allowedErrors: /40[04]/ });

  test('unknown, doubled, hostile and too many products', async ({ page }) => {
    await page.goto('/prodotti?compare=iso-soya,whey-2019,iso-soya,%3Cscript%3E');
    await expect(
      page.getByText('2 prodotti del confronto non sono più in catalogo.'),
    ).toBeVisible();
    await expect(columns(page)).toContainText(['Iso Soya']);
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await page.goto('/prodotti?compare=whey-2019,__proto__');
    await expect(page.getByText(/Nessuno dei prodotti di questo indirizzo/)).toBeVisible();
    await page.goto('/prodotti?compare=%25%25,..%2F..,siero-100,iso-soya,egg-white,clear-whey,x');
    await expect(page.getByText('Puoi confrontare fino a 4 prodotti.')).toBeVisible();
    await page.goto('/prodotti?compare=');
    await expect(page.getByRole('heading', { name: 'Confronto vuoto' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address shows the names and their pages', async ({ page }) => {
    const answer = await page.goto('/prodotti?compare=premier-whey-80,iso-soya', {
      waitUntil: 'commit',
    });
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    const link = page.getByRole('link', { name: 'Iso Soya - Vetta Nutrition' });
    await expect(link).toHaveAttribute('href', '/prodotti/proteine/iso-soya');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expect(page).toHaveTitle('Confronto | Vetta Nutrition');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confronto');
  });
});
