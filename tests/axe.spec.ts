import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unbuiltProductPath, mockUnbuiltProduct } from './support/unbuiltProduct.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 768, 1280];

/** No state of a screen breaks a rule of WCAG 2.2 A and AA, at any width, nor scrolls sideways. */
async function expectClean(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page })
      // What keeps the rules is not listed, and no page is opened for the sum of frames: there are none.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    expect(found, `at ${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();
const holdResponse = (page: Page, url: string) =>
  page.route(url, () => new Promise<void>(() => {}));

/** [state, how to get there] */
const states: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the catalogue', (page) => page.goto('/prodotti')],
  ['a category', (page) => page.goto('/prodotti/pre-workout-energetici')],
  [
    'a listing with filters, the panel open',
    async (page) => {
      // On a wide window the filters stand open, with no button for them.
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/prodotti/proteine?priceRange=25-50&sortBy=price-desc');
      await page.getByRole('button', { name: /^Filtri/ }).click();
      await expect(page.getByLabel('Marca')).toBeVisible();
      await page.locator('summary', { hasText: 'Disponibile a' }).click();
      await expect(page.getByRole('radio', { name: 'Torino' })).toBeVisible();
    },
  ],
  [
    'a search with its suggestions',
    async (page) => {
      await page.goto('/prodotti');
      await page.getByRole('combobox', { name: 'Cerca prodotti' }).fill('whey');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
    },
  ],
  [
    'a listing that loads',
    async (page) => {
      await holdResponse(page, '**/api/products/dimagranti');
      await page.goto('/prodotti/proteine');
      await page.evaluate(() => history.pushState(null, '', '/prodotti/dimagranti'));
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('main').getByText('Caricamento...')).toBeVisible();
    },
  ],
  [
    'a listing without results',
    async (page) => {
      await page.goto('/prodotti?search=zzzzqqqq');
      await expect(heading(page, 'Nessun prodotto trovato')).toBeVisible();
    },
  ],
  ['grouped variants', (page) => page.goto('/prodotti/proteine/varianti')],
  [
    'no grouped variants',
    async (page) => {
      await page.route('**/api/products-grouped/dimagranti', (route) =>
        route.fulfill({ json: [] }),
      );
      await page.goto('/prodotti/dimagranti/varianti');
      await expect(heading(page, 'Nessun prodotto raggruppato trovato')).toBeVisible();
    },
  ],
  [
    'no favourites',
    async (page) => {
      await page.goto('/preferiti');
      await expect(heading(page, 'Nessun Preferito')).toBeVisible();
    },
  ],
  [
    'favourites, and the question before they are cleared',
    async (page) => {
      await page.goto('/prodotti/proteine');
      await page.getByRole('button', { name: 'Aggiungi ai preferiti: Iso Soya' }).click();
      await page.goto('/preferiti');
      await expect(page.getByText('1 prodotto salvato')).toBeVisible();
      await expectClean(page);
      await page.getByRole('button', { name: 'Cancella tutti' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  ...['descrizione', 'valori-nutrizionali', 'modalita-uso', 'ingredienti'].map(
    (tab) =>
      [
        `a product at its tab ${tab}`,
        // Whether a table can be scrolled is measured by the script.
        (page: Page) =>
          page.goto(`/prodotti/proteine/whey-isolate#${tab}`, { waitUntil: 'networkidle' }),
      ] as const,
  ),
  [
    'a product of category 6',
    (page) => page.goto('/prodotti/merchandising-e-cosmetici/shaker-massiccio'),
  ],
  [
    'a product that loads',
    async (page) => {
      await holdResponse(page, '**/api/product/campione');
      await page.goto(unbuiltProductPath);
      await expect(page.getByRole('main').getByText('Caricamento...')).toBeVisible();
    },
  ],
  [
    'a product with gaps: no picture, no price, sold out',
    async (page) => {
      const availability = [{ storeId: 1, isAvailable: false, stockQuantity: 0 }];
      await mockUnbuiltProduct(page, { images: [], price: null, sizes: [], availability });
      await page.goto(`${unbuiltProductPath}#valori-nutrizionali`);
      await expect(page.getByText(/^Valori nutrizionali non disponibili/)).toBeVisible();
    },
  ],
];

for (const [state, arrive] of states) {
  test(`${state} breaks no rule`, async ({ page }) => {
    // Three widths, each read whole.
    test.slow();
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await arrive(page);
    await expectClean(page);
  });
}

test.describe('what fails', () => {
  test.use({ allowedErrors: /ERR_FAILED|status of (?:404|50\d)/ });

  test('a listing that cannot be loaded breaks no rule', async ({ page }) => {
    test.slow();
    await page.route('**/api/products?*', (route) => route.abort());
    await page.goto('/prodotti?search=creatina');
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible({ timeout: 20_000 });
    await expectClean(page);
  });

  test('an unknown category breaks no rule', async ({ page }) => {
    test.slow();
    await page.goto('/prodotti/articoli-da-pesca');
    await expect(heading(page, 'Categoria non trovata')).toBeVisible();
    await expectClean(page);
  });

  test('a product that is not there breaks no rule', async ({ page }) => {
    test.slow();
    await page.goto('/prodotti/proteine/non-esiste');
    await expect(heading(page, 'Prodotto non trovato')).toBeVisible();
    await expectClean(page);
  });
});
