import type { Page } from '@playwright/test';
import { fillInContactForm } from './support/contactForm.ts';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { type Moment, openTranslated } from './support/translator.ts';

// French is an official language in Aosta, and browsers translate by putting elements in place of texts.

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`preferiti: ${name}$`) });
const keep = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, entries);

const addedAt = '2026-03-01T09:00:00.000Z';
const favourites = JSON.stringify(
  [
    { id: '1014', slug: 'premier-whey-80', name: 'Premier Whey 80' },
    { id: '1021', slug: 'iso-soya', name: 'Iso Soya' },
  ].map((product) => ({ ...product, categorySlug: 'proteine', addedAt })),
);
const compare = '/prodotti?compare=premier-whey-80,whey-isolate';

// The hardest moment for what is pressed: some texts are React's, some are not any more.
test.describe('translated during hydration', () => {
  const moment = 'during';

  test.beforeEach(async ({ page, context }, { title }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (!title.includes('consent')) await keep(page, { 'cookie-consent': 'rejected' });
  });

  test('a list is searched, sorted, filtered and counted', async ({ page }) => {
    await openTranslated(page, '/prodotti/proteine', moment);
    await expect(count(page)).toContainText(/^\d+‹ prodotti trovati/);
    const all = await count(page).innerText();
    const first = page.getByRole('article').first();
    const byName = await first.innerText();
    await page.getByLabel('Ordina per').selectOption('price-desc');
    await expect(first).not.toHaveText(byName, { useInnerText: true });
    await page.getByLabel('Fascia di prezzo').selectOption('25-50');
    await expect(count(page)).not.toHaveText(all, { useInnerText: true });
    await page.getByRole('combobox', { name: 'Cerca prodotti' }).fill('whey');
    await expect(count(page)).toContainText(/^\d+‹ prodott[oi] trovat[oi] per "whey"›$/);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Azzera filtri' }).click();
    await expect(count(page)).toHaveText(all, { useInnerText: true });

    await page.locator('summary', { hasText: 'Disponibile a' }).click();
    await page.getByRole('radio', { name: 'Torino' }).check();
    await expect(page).toHaveURL(/store=1/);
    await page.getByRole('button', { name: /Da evitare/ }).click();
    await page.getByRole('checkbox', { name: 'Latte' }).check();
    await expect(page).toHaveURL(/avoid=milk/);
    await expect(count(page)).not.toHaveText(all, { useInnerText: true });
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: /Filtri.*2/ })).toBeVisible();
    if (wide !== null) await page.setViewportSize(wide);
    const marks = page.getByRole('list', { name: 'Da evitare' }).getByRole('button');
    await expect(marks).toHaveText(['‹Latte›']);
    await marks.click();
    await expect(marks).toHaveCount(0);
    await page.getByRole('radio', { name: 'Ovunque' }).check();
    await expect(count(page)).toHaveText(all, { useInnerText: true });
    await page.getByRole('combobox', { name: 'Cerca prodotti' }).fill('zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
    await page.getByRole('button', { name: 'Azzera filtri' }).last().click();
    await expect(count(page)).toHaveText(all, { useInnerText: true });
  });

  test('hearts are counted, and said', async ({ page }) => {
    await openTranslated(page, '/prodotti', moment);
    const saved = page.getByRole('banner').getByRole('link', { name: /^Preferiti/ });
    await heart(page, 'Citrulline Malate').click();
    await expect(page.getByText('‹Aggiunto ai preferiti ›').first()).toBeVisible();
    await expect(saved).toContainText('1');
    await heart(page, 'BCAA 2:1:1').first().click();
    await expect(saved).toContainText('2');
    await heart(page, 'Citrulline Malate').click();
    await expect(page.getByText('‹Rimosso dai preferiti›').first()).toBeVisible();
    await expect(saved).toContainText('1');
  });

  test('a product says what the chosen variant costs', async ({ page }) => {
    await openTranslated(page, '/prodotti/proteine/premier-whey-80', moment);
    const main = page.getByRole('main');
    const price = main.getByText(/^\d+,\d\d\s€$/).first();
    await expect(price).toHaveText(/^24,90/);
    await page.getByRole('radio', { name: /2,5\skg/ }).check();
    await expect(price).toHaveText(/^94,90/);
    await expect(main.getByText(/37,96\s€\/kg/)).toBeVisible();
    // Another flavour begins at its first size; the one that is checked stays as it is.
    await page.getByRole('radio', { name: /Cacao/ }).check();
    await page.getByRole('radio', { name: /Vaniglia/ }).check();
    await expect(price).toHaveText(/^24,90/);

    for (const tab of ['Valori Nutrizionali', 'Modalità d', 'Ingredienti', 'Descrizione']) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
    }
    const ask = page.getByRole('button', { name: 'Chiedi' }).first();
    await ask.click();
    await expect(page.getByText('Premier Whey 80, gusto Vaniglia').first()).toBeVisible();
    await ask.click();
    await page.getByRole('button', { name: 'Condividi' }).click();
    await expect(page.getByText('✓ Link copiato!')).toBeVisible();
    await expect(page.getByText('✓ Link copiato!')).toBeHidden();

    await page.getByRole('button', { name: 'Metti a confronto' }).click();
    await expect(page.getByRole('button', { name: 'Nel confronto (1)' })).toBeVisible();
    const tray = page.getByRole('region', { name: 'Confronto' });
    await expect(tray).toContainText('‹Confronta (1)›');
    await page.getByRole('button', { name: 'Nel confronto (1)' }).click();
    await expect(tray).toBeHidden();
  });

  test('a comparison is chosen, narrowed and widened', async ({ page }) => {
    await openTranslated(page, compare, moment);
    const table = page.getByRole('main').getByRole('table');
    const row = (name: RegExp) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    const price = row(/^‹Prezzo/);
    await page.getByRole('combobox', { name: 'Formato: Premier Whey 80' }).selectOption('2,5kg');
    await expect(price).toContainText('94,90');
    await page.getByRole('combobox', { name: 'Formato: Premier Whey 80' }).selectOption('1kg');
    await expect(price).toContainText('42,90');
    await expect(price).not.toContainText('94,90');
    await page.getByRole('button', { name: 'Mostra i calcoli' }).click();
    await expect(page.getByRole('button', { name: 'Nascondi i calcoli' })).toBeVisible();
    await page.getByText('Solo le differenze').click();
    await expect(page.getByRole('switch', { name: 'Solo le differenze' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Cerca un prodotto da aggiungere' }).fill('siero 100');
    await page.getByRole('option', { name: /Siero 100/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table).toContainText(/3‹ di 4›/);
    await page.getByRole('button', { name: 'Togli: Whey Isolate' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table).toContainText(/2‹ di 4›/);
  });

  test('favourites are listed, chosen, counted and cleared', async ({ page }) => {
    await keep(page, { favorites: favourites });
    await openTranslated(page, '/preferiti', moment);
    await expect(count(page)).toHaveText('2‹ prodotti salvati›');
    const list = page.getByRole('region', { name: 'Porta la lista in negozio' });
    await list.getByLabel('Formato: Premier Whey 80').selectOption('1kg');
    const whey = list.getByRole('row', { name: /Premier Whey 80/ });
    await expect(whey).toContainText('42,90');
    await list.getByLabel('Formato: Premier Whey 80').selectOption('2,5kg');
    await expect(whey).toContainText('94,90');
    await expect(whey).not.toContainText('42,90');
    await list.getByRole('button', { name: 'Copia link' }).click();
    await expect(list.getByRole('button', { name: 'Link copiato' })).toBeVisible();
    await heart(page, 'Iso Soya').first().click();
    await expect(count(page)).toHaveText('1‹ prodotto salvato›');
    await page.getByRole('button', { name: 'Cancella tutti' }).click();
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
  });

  test('a received list is read, and taken over', async ({ page }) => {
    await openTranslated(page, '/preferiti?list=premier-whey-80~Vaniglia~1kg,iso-soya', moment);
    await expect(page.getByRole('row', { name: /Premier Whey 80/ })).toContainText('42,90');
    await page.getByRole('button', { name: 'Aggiungi ai miei (2)' }).click();
    await expect(page.getByText('2 prodotti aggiunti ai preferiti').first()).toBeVisible();
  });

  test('photos are turned, and the menu opens', async ({ page }) => {
    await openTranslated(page, '/negozi', moment);
    await expect(page.getByText('‹oggi›').first()).toBeVisible();
    await page.getByRole('button', { name: 'Apri foto 1 di 6' }).first().click();
    const viewer = page.getByRole('dialog', { name: 'Sede di Torino' });
    await expect(viewer.getByText('1 / 6', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 6', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Apri menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Prodotti' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('‹I Nostri Prodotti›');
  });

  test('consent is chosen kind by kind', async ({ page }) => {
    await openTranslated(page, '/', moment);
    const banner = page.getByRole('region', { name: 'Preferenze cookie' });
    await banner.getByRole('button', { name: 'Personalizza' }).click();
    const analytics = banner.getByRole('switch', { name: 'Analitici' });
    await expect(banner.getByText('‹Attivi›')).toHaveCount(0);
    await analytics.check();
    await expect(banner.getByText('‹Attivi›')).toHaveCount(1);
    await banner.getByRole('button', { name: 'Salva Preferenze' }).click();
    await expect(banner).toBeHidden();
  });

  test('the contact form says what is missing, and sends', async ({ page }) => {
    const asked = '/contatti?product=premier-whey-80&store=1';
    await openTranslated(page, asked, moment);
    const about = page.getByText(/Per ›‹Sede di Torino: ›‹Premier Whey 80/);
    await expect(about).toBeVisible();
    await page.getByRole('button', { name: 'Invia Messaggio' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toHaveText('‹Ci sono 4 campi da correggere.›');
    await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
    await expect(page.getByText('Il nome deve essere di almeno 3 caratteri.')).toBeHidden();
    await expect(summary).toContainText('3 campi');
    await fillInContactForm(page);
    await page.getByRole('button', { name: 'Invia Messaggio' }).click();
    await expect(page.getByText('Messaggio ricevuto').first()).toBeVisible();
    await expect(page.getByLabel('Nome e cognome')).toHaveValue('');
  });
});

for (const moment of ['before', 'during', 'after'] satisfies Moment[]) {
  test.describe(`a page translated ${moment} hydration`, () => {
    // Of the path that is not there.
    test.use({ allowedErrors: /status of 404/ });

    for (const path of [...fixedPages, '/prodotti/proteine/varianti', '/non-esiste']) {
      test(`${path} is there once, and left for another page`, async ({ page }) => {
        await keep(page, { 'cookie-consent': 'rejected' });
        await openTranslated(page, path, moment);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        const [there, title] = path === '/negozi' ? ['Prodotti', 'Prodotti'] : ['Negozi', 'Negozi'];
        await page.getByRole('banner').getByRole('link', { name: there }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText(title);
      });
    }
  });
}
