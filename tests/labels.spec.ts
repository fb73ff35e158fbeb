import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The API reads labels; a browser does so only where an API gives none.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
});

const products = [
  'proteine/premier-whey-80',
  'proteine/siero-100',
  'proteine/iso-soya',
  'aminoacidi-e-creatina/eaa-pro',
  'aminoacidi-e-creatina/creatina-monoidrata',
  'alimenti-fit/burro-di-arachidi',
  'supplementi/magnesio-bisglicinato',
  'dimagranti/fibra-sazieta',
  'pre-workout-energetici/tuono-pre',
  'merchandising-e-cosmetici/crema-all-arnica',
] as const;

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  return files;
}

/** Closed panels stay in the page, hidden until found. */
const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([hidden])');

async function openEveryTab(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(openPanel(page)).toBeVisible();
    await expect(openPanel(page).getByText('Caricamento...')).toHaveCount(0);
  }
}

const parser = /readLabel/;

test('no tab of ten products fetches the parser', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const product of products) {
    await page.goto(`/prodotti/${product}`);
    await openEveryTab(page);
  }
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => parser.test(file))).toEqual([]);
});

for (const [what, fields] of [
  ['as this API gives it', undefined],
  ['of readings alone', ['nutrition', 'ingredients', 'facts']],
] as const) {
  test(`nor does what is avoided, with a label ${what}`, async ({ page }) => {
    await page.route('**/api/product/*/details', async (route) => {
      const response = await route.fetch();
      const details: { label: Record<string, unknown> } = await response.json();
      const label = fields?.map((field) => [field, details.label[field]]);
      await route.fulfill({
        response,
        json: label === undefined ? details : { ...details, label: Object.fromEntries(label) },
      });
    });
    const scripts = scriptsOf(page);
    const answered = page.waitForResponse(/\/details$/);
    await page.goto('/prodotti/proteine/premier-whey-80?avoid=milk,eggs&avoidIngredient=lecitina');
    await (await answered).finished();
    const section = page.getByRole('region', { name: 'Da evitare: che cosa dice l’etichetta' });
    await expect(section.locator('mark').filter({ hasText: 'lecitina' })).toBeVisible();
    await expect(section.locator('dl')).toContainText(/LatteNell’etichetta: .*latte/i);
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => parser.test(file))).toEqual([]);
  });
}

test('neither does a product that is opened from its card', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/prodotti/proteine');
  await page
    .getByRole('link', { name: /Premier Whey 80/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Valori Nutrizionali' }).click();
  await expect(page.getByRole('row', { name: /Proteine/ })).toContainText('78');
  await page.getByRole('tab', { name: 'Ingredienti' }).click();
  await expect(openPanel(page)).toContainText('proteine del siero del LATTE');
  expect(scripts.filter((file) => parser.test(file))).toEqual([]);
});

for (const [what, label] of [
  ['without labels', undefined],
  ['with a label of another form', { nutrition: 'Proteine: 78 g' }],
] as const) {
  test.describe(`an API ${what}`, () => {
    test.use({ allowedErrors: /has another form than expected/ });

    test('has its labels read in the browser', async ({ page }) => {
      await page.route('**/api/product/*/details', async (route) => {
        const response = await route.fetch();
        const details: Record<string, unknown> = await response.json();
        await route.fulfill({ response, json: { ...details, label } });
      });
      const scripts = scriptsOf(page);
      await page.goto('/prodotti/proteine/premier-whey-80');
      await page.getByRole('tab', { name: 'Valori Nutrizionali' }).click();
      await expect.poll(() => scripts.filter((file) => parser.test(file)).length).toBe(1);
      await expect(page.getByRole('row', { name: /Proteine/ })).toContainText('78');
      await page.getByRole('tab', { name: 'Ingredienti' }).click();
      await expect(openPanel(page)).toContainText('Contiene latte e soia.');
    });
  });
}

test('a label of readings alone is drawn without the parser', async ({ page }) => {
  await page.route('**/api/product/*/details', async (route) => {
    const response = await route.fetch();
    const details: { label: Record<string, unknown> } = await response.json();
    const { nutrition, ingredients, facts } = details.label;
    await route.fulfill({
      response,
      json: { ...details, label: { nutrition, ingredients, facts } },
    });
  });
  const scripts = scriptsOf(page);
  await page.goto('/prodotti/proteine/premier-whey-80');
  await page.getByRole('tab', { name: 'Valori Nutrizionali' }).click();
  await expect(page.getByRole('row', { name: /Proteine/ })).toContainText('78');
  await page.getByRole('tab', { name: 'Ingredienti' }).click();
  await expect(openPanel(page)).toContainText('Contiene latte e soia.');
  await expect(openPanel(page)).toContainText('proteine del siero del LATTE');
  expect(scripts.filter((file) => parser.test(file))).toEqual([]);
});
