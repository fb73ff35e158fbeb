import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** [state, how to get there]; what loads, is empty or fails: the stories of the screens. */
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
  ['grouped variants', (page) => page.goto('/prodotti/proteine/varianti')],
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
