import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type OwnShop, startOwnShop } from './support/isolatedShop.ts';
import { expect, test } from './support/test.ts';

/** 'Da evitare' and 'Disponibile a': over a shop whose labels are few and known. */
let shop: OwnShop;

const product = (id: number, name: string, more: object) => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  brand_name: id % 2 === 0 ? 'Serac' : 'Nordend',
  category_slug: 'proteine',
  category_name: 'Proteine',
  category_id: 1,
  price: 1000 * id,
  sizes: [{ size: '500 g', price: 1000 * id }],
  availability: [
    { storeId: 1, isAvailable: true, stockQuantity: 4 },
    { storeId: 2, isAvailable: true, stockQuantity: id === 1 ? 0 : 2 },
  ],
  ...more,
});
const label = (slug: string, ingredienti: string) => ({ slug, features: { ingredienti } });

const catalogue = {
  products: [
    product(1, 'Siero Uno', { description: 'Siero, quasi senza lattosio.' }),
    product(2, 'Canapa Due', { description: 'Proteine della canapa. Contiene: sedano.' }),
    product(3, 'Pisello Tre', { description: 'Senza lattosio, per chi lo cerca.' }),
    product(4, 'Cacao Quattro', {}),
    product(5, 'Ignoto Cinque', {}),
    product(6, 'Riso Sei', {}),
  ],
  product_details: [
    label('siero-uno', 'Proteine del siero del LATTE, aromi, edulcorante: sucralosio (E955).'),
    label('canapa-due', 'Semi di canapa macinati.'),
    label('pisello-tre', 'Proteine del pisello, edulcorante: E955.'),
    label('cacao-quattro', 'Proteine del riso, cacao. Può contenere tracce di latte.'),
    label('riso-sei', 'Proteine del riso.'),
  ],
  product_groups: [],
  brands: [
    { slug: 'nordend', name: 'Nordend' },
    { slug: 'serac', name: 'Serac' },
  ],
  categories: [{ slug: 'proteine', name: 'Proteine' }],
};

test.beforeAll(async () => {
  shop = await startOwnShop(catalogue);
});
test.afterAll(() => shop.stop());
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected')),
);

const listing = (query = '') => `${shop.address}/prodotti/proteine${query}`;
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const opener = (page: Page) => page.getByRole('button', { name: /^Da evitare/ });
const marks = (page: Page) => page.getByRole('list', { name: 'Da evitare' }).getByRole('button');
const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

test('a shared address leaves out what labels name, counts the unread and says why', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(listing('?avoid=milk,meat&traces=maybe'));
  await expect(count(page)).toHaveText('4 prodotti trovati · 1 senza etichetta leggibile');
  expect(await names(page)).toEqual(['Cacao Quattro', 'Canapa Due', 'Pisello Tre', 'Riso Sei']);
  await expect(marks(page)).toHaveText(['Latte']);
  await expect(page.getByText('Del link non abbiamo capito «meat», «maybe».')).toBeVisible();
  await expect(
    page.getByText(
      'Leggiamo per te gli ingredienti dichiarati. Prima dell’acquisto controlla sempre l’etichetta della confezione.',
    ),
  ).toBeVisible();

  await page.getByRole('button', { name: 'mostra', exact: true }).click();
  const unread = page.getByRole('region', { name: 'Senza etichetta leggibile' });
  await expect(unread.getByRole('article')).toHaveText(/Etichetta non letta.*Ignoto Cinque/);
  await accessible(page);
  await page.getByRole('button', { name: 'nascondi', exact: true }).click();
  await expect(unread).toBeHidden();

  // Traces count as contained: one less.
  await opener(page).click();
  const panel = page.getByRole('group', { name: 'Da evitare' });
  await expect(panel).toContainText('Decide l’etichetta sulla confezione.');
  await panel.getByRole('switch', { name: 'Anche le tracce' }).click();
  await expect(page).toHaveURL(listing('?avoid=milk&traces=avoid'));
  await expect(count(page)).toHaveText(/^3 prodotti trovati/);
  await accessible(page);

  // The product says what its label says, in its words.
  await panel.getByRole('switch', { name: 'Anche le tracce' }).click();
  await page.getByRole('article', { name: 'Cacao Quattro' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/cacao-quattro\?avoid=milk$/);
  const said = page.getByRole('region', { name: 'Da evitare: che cosa dice l’etichetta' });
  await expect(said).toContainText('Può contenere tracce di latte.');
  await accessible(page);
  await page.goto(`${shop.address}/prodotti/proteine/siero-uno?avoid=milk&avoidIngredient=E955`);
  // The raw material names milk as the word itself does.
  await expect(said.locator('mark')).toContainText(['siero', 'LATTE']);
  // Who gets the product's link does not read what its sender avoids.
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect(page.getByText('✓ Link copiato!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${shop.address}/prodotti/proteine/siero-uno`,
  );
  const recent = page.getByRole('region', { name: 'Visti di recente' });
  await recent.getByRole('link', { name: /Cacao Quattro/ }).click();
  await expect(page).toHaveURL(/\/cacao-quattro\?avoid=milk&avoidIngredient=E955$/);
  await expect(said).toContainText('Può contenere tracce di latte.');
  await page.goBack();
  await expect(said.locator('mark')).toContainText(['siero']);

  await page.goBack();
  await expect(said).toContainText('Può contenere tracce di latte.');
  await page.goBack();
  await expect(marks(page)).toHaveText(['Latte']);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/avoid|milk/);

  // Declared in another text than the list: left out, so the page of the product says so.
  await page.goto(listing('?avoid=celery'));
  await expect(count(page)).toHaveText(/^4 prodotti trovati/);
  await page.goto(`${shop.address}/prodotti/proteine/canapa-due?avoid=celery`);
  await expect(said).toContainText(/Dichiarato, fuori dall’elenco.*«?Contiene: sedano\./);
});

test('a link that was changed on its way leaves out what it meant, and says what it did not', async ({
  page,
}) => {
  const changed = ['avoid=milk%252Cgluten', 'avoid=Milk;gluten).', 'avoid=milk&amp;avoid=gluten'];
  for (const query of changed) {
    await page.goto(listing(`?${query}`));
    await expect(marks(page)).toHaveText(['Cereali con glutine', 'Latte']);
    await expect(page.getByText(/^Del link non abbiamo capito/)).toBeHidden();
  }
  await page.goto(listing('?avoid=latte&search=proteine'));
  const unclear = page.getByText('Del link non abbiamo capito «latte».');
  await expect(unclear).toBeVisible();
  await accessible(page);
  // Another filter does not silence it.
  await page.getByLabel('Ordina per').selectOption('price-asc');
  await expect(page).toHaveURL(listing('?search=proteine&sortBy=price-asc&avoid=latte'));
  await expect(unclear).toBeVisible();
  await page.getByRole('button', { name: 'Azzera filtri' }).first().click();
  await expect(unclear).toBeHidden();
});

test('an ingredient that no label names: the page says so as long as it is avoided', async ({
  page,
}) => {
  await page.goto(listing('?avoidIngredient=tartrazina'));
  const unnamed = page.getByText(
    /^Nelle etichette che abbiamo letto «tartrazina» non compare\. Non vuol dire che non ci sia/,
  );
  await expect(unnamed).toBeVisible();
  await page.reload();
  await expect(unnamed).toBeVisible();
});

test('the links of the list and the suggestions of its search keep what is avoided', async ({
  page,
}) => {
  await page.goto(`${shop.address}/prodotti?avoid=milk&avoidIngredient=E955&sortBy=name-desc`);
  await expect(count(page)).toHaveText(/^3 prodotti trovati/);
  await page.getByRole('combobox', { name: 'Cerca prodotti' }).pressSequentially('proteine');
  const offered = page.getByRole('listbox', { name: 'Suggerimenti' });
  await expect(offered.getByRole('group', { name: 'Prodotti' }).getByRole('option')).toHaveText([
    /Cacao Quattro/,
    /Canapa Due/,
    /Riso Sei/,
  ]);
  await offered.getByRole('group', { name: 'Categorie' }).getByRole('option').click();
  const kept = '?search=proteine&avoid=milk&avoidIngredient=E955';
  await expect(page).toHaveURL(listing(kept));
  await page.getByRole('link', { name: 'Tutte le categorie' }).click();
  await expect(page).toHaveURL(`${shop.address}/prodotti?avoid=milk&avoidIngredient=E955`);
  await page.getByRole('main').getByRole('link', { name: 'Proteine', exact: true }).click();
  await expect(page).toHaveURL(listing('?avoid=milk&avoidIngredient=E955'));
  await page.getByRole('article', { name: 'Riso Sei' }).getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Proteine' }).first().click();
  await expect(page).toHaveURL(listing('?avoid=milk&avoidIngredient=E955'));
});

test('a built page keeps its list out of sight until it is checked', async ({ page }) => {
  const { promise: arrived, resolve: allowLabels } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(listing(), { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await page.goto(listing('?avoidIngredient=sucralosio&avoid=milk'), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(/prodotti trovati/)).toBeHidden();
  await expect(cards(page)).toHaveCount(0);
  allowLabels();
  await expect(count(page)).toHaveText(/^3 prodotti trovati/);
  expect(await names(page)).toEqual(['Cacao Quattro', 'Canapa Due', 'Riso Sei']);
});

test('works with brand, price, search, order and shop; Back takes back one choice', async ({
  page,
}) => {
  await page.goto(listing('?brand=serac&sortBy=price-desc'));
  await expect(count(page)).toHaveText('3 prodotti trovati');
  await opener(page).click();
  await page.getByRole('checkbox', { name: 'Latte' }).click();
  await expect(page.getByRole('checkbox', { name: 'Latte' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Ingrediente o additivo' }).fill('can');
  await page.getByRole('option', { name: /canapa/ }).click();
  await expect(marks(page)).toHaveCount(2);
  await expect(count(page)).toHaveText('2 prodotti trovati');
  expect(await names(page)).toEqual(['Riso Sei', 'Cacao Quattro']);

  await page.goBack();
  await expect(marks(page)).toHaveText(['Latte']);
  await page.getByLabel('Fascia di prezzo').selectOption('50-100');
  await expect(count(page)).toHaveText('1 prodotto trovato');
  await page.getByRole('button', { name: 'Azzera filtri' }).click();
  await expect(page).toHaveURL(listing());
  await expect(count(page)).toHaveText('6 prodotti trovati');

  // The shop's figures are those of the list.
  await page.locator('summary', { hasText: 'Disponibile a' }).click();
  const shops = page.getByRole('radiogroup', { name: 'Disponibile a' });
  await expect(shops).toHaveText(/Ovunque\s*6.*Torino\s*6.*Aosta\s*5/);
  await shops.getByRole('radio', { name: 'Aosta' }).click({ force: true });
  await expect(shops.getByRole('radio', { name: 'Aosta' })).toBeChecked();
  await expect(page).toHaveURL(listing('?store=2'));
  await expect(count(page)).toHaveText('5 prodotti trovati');
  await expect(shops).toHaveText(/Ovunque\s*6.*Torino\s*6.*Aosta\s*5/);
  await page.getByRole('button', { name: 'Togli: Aosta' }).click();
  await expect(count(page)).toHaveText('6 prodotti trovati');
  await expect(count(page)).toBeFocused();
});

test('by keyboard alone, and nothing is left of the list', async ({ page }) => {
  await page.goto(listing('?search=siero'));
  await expect(count(page)).toHaveText(/^1 prodotto trovato/);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Latte' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
  await expect(page.getByText('Il solo prodotto di questa lista nomina il latte')).toBeVisible();
  await page.getByRole('button', { name: 'Togli «Latte»' }).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(/^1 prodotto trovato/);
  await expect(page).toHaveURL(listing('?search=siero'));

  await page.getByRole('combobox', { name: 'Ingrediente o additivo' }).fill('aspartame');
  await expect(
    page.getByText(/«aspartame» non compare\. Non vuol dire che non ci sia/),
  ).toBeVisible();
});

test('on a phone the panel is a sheet whose foot counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(listing());
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await opener(page).click();
  const sheet = page.getByRole('dialog', { name: 'Da evitare' });
  await expect(sheet.getByRole('button', { name: 'Mostra 6 prodotti' })).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Latte' }).click();
  const show = sheet.getByRole('button', { name: 'Mostra 4 prodotti' });
  await expect(show).toBeInViewport();
  await accessible(page);
  // What is found for a text stands above the foot.
  const field = sheet.getByRole('combobox', { name: 'Ingrediente o additivo' });
  await field.fill('s');
  const footTop = (await show.boundingBox())?.y ?? 0;
  for (const option of await sheet.getByRole('option').all()) {
    const box = await option.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footTop);
  }
  await field.fill('');
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways).toBe(0);
});

test('a search for something left out says how it was read, and offers the filter', async ({
  page,
}) => {
  await page.goto(listing('?search=senza lattosio'));
  await expect(page.getByText(/^Ricerca: senza lattosio: mostriamo i prodotti/)).toBeVisible();
  expect(await names(page)).toEqual(['Pisello Tre']);
  await expect(cards(page)).toContainText('Dal produttore: «Senza lattosio, per chi lo cerca»');
  await page.getByRole('button', { name: 'Evita: Latte' }).click();
  await expect(page).toHaveURL(listing('?avoid=milk'));
  await expect(count(page)).toHaveText(/^4 prodotti trovati/);
});

test('an API that does not know the filter hides all, and the page says so', async ({ page }) => {
  await page.route('**/api/products/**', (route) => {
    const url = new URL(route.request().url());
    url.search = '';
    return route.continue({ url: url.href });
  });
  await page.goto(listing('?avoid=milk'));
  const said = page.getByText('Il filtro «Da evitare» ora non è disponibile.');
  await expect(said).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Togli «Da evitare»' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test.describe('an API that refuses', () => {
  test.use({ allowedErrors: /400/ });

  test('the price of protein keeps an order that it has, and names no other', async ({ page }) => {
    await page.route(/\/api\/.*sortBy=protein-price/, (route) =>
      route.fulfill({ status: 400, json: {} }),
    );
    await page.goto(listing('?sortBy=protein-price'));
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByLabel('Ordina per')).toHaveValue('name');
  });

  test('the filter is said not to be there, and nothing is claimed of labels', async ({ page }) => {
    await page.route(/\/api\/.*avoid=milk/, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(listing('?avoid=milk'));
    await expect(page.getByText('Il filtro «Da evitare» ora non è disponibile.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/,
  });

  test('the kept list is checked against the kept labels; the choice itself is not kept', async ({
    page,
    context,
  }) => {
    await page.goto(`${shop.address}/prodotti`);
    const isKept = (path: string) =>
      page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);
    await expect.poll(() => isKept('/api/labels'), { timeout: 30_000 }).toBe(true);
    await page.goto(`${shop.address}/prodotti?avoid=milk`);
    await expect(cards(page)).toHaveCount(4);
    expect(await isKept('/api/products?avoid=milk')).toBe(false);

    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByText(/^4 prodotti trovati · 1 senza etichetta leggibile: mostra\. Senza rete:/),
    ).toBeVisible({
      timeout: 20_000,
    });
    expect(await names(page)).toEqual(['Cacao Quattro', 'Canapa Due', 'Pisello Tre', 'Riso Sei']);
  });
});
