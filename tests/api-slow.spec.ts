import type { Page } from '@playwright/test';
import { unbuiltProductPath, mockUnbuiltProduct } from './support/unbuiltProduct.ts';
import { expect, test } from './support/test.ts';

/** Holds back every answer whose path fits, and counts how often it was asked for. */
async function delayResponse(page: Page, url: RegExp) {
  const held = { calls: 0, release: () => {} };
  const { promise, resolve } = Promise.withResolvers<void>();
  held.release = resolve;
  await page.route(url, async (route) => {
    held.calls += 1;
    await promise;
    await route.fallback();
  });
  return held;
}

const skeletons = (page: Page) => page.getByRole('main').locator('ul[aria-hidden] > li');

test('a list that takes its time shows twelve skeletons, and is asked for once', async ({
  page,
}) => {
  const list = await delayResponse(page, /\/api\/products\/dimagranti$/);
  await page.goto('/prodotti/proteine');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/prodotti/dimagranti'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(skeletons(page)).toHaveCount(12);
  await expect(page.getByRole('main').getByText('Caricamento...')).toBeVisible();
  // Neither the focus of the window nor a connection that comes back asks a second time.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(skeletons(page)).toHaveCount(12);
  await expect(page.getByRole('article')).toHaveCount(0);
  list.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  expect(list.calls).toBe(1);
});

test('filters chosen while a list loads leave the old cards, marked, until the new ones are there', async ({
  page,
}) => {
  const list = await delayResponse(page, /\/api\/products\?sortBy=price-desc$/);
  await page.goto('/prodotti');
  const count = page.getByText(/^\d+ prodotti trovati$/);
  await expect(count).toBeVisible();
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo decrescente' });
  await expect(page).toHaveURL('/prodotti?sortBy=price-desc');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/prodotti trovati/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Caricamento...');
  // The pictures are dimmed alone: the words of the old cards stay as easy to read.
  await expect(page.locator('article img').first()).toHaveCSS('filter', 'opacity(0.55)');
  const dimmed = await page
    .locator('article :is(h2, p)')
    .first()
    .evaluate((element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).opacity !== '1') return at.className;
      }
      return null;
    });
  expect(dimmed).toBeNull();
  list.release();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(count).toBeVisible();
  expect(list.calls).toBe(1);
});

test('a product that takes its time shows one spinner, then its details are asked for once', async ({
  page,
}) => {
  await mockUnbuiltProduct(page);
  const details = await delayResponse(page, /\/api\/product\/campione\/details$/);
  const product = await delayResponse(page, /\/api\/product\/campione$/);
  await page.goto(unbuiltProductPath);
  await expect(page.getByRole('main').getByText('Caricamento...')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('main').getByText('Caricamento...')).toHaveCount(1);
  // The details call runs only after the product has loaded.
  await expect.poll(() => [product.calls, details.calls]).toEqual([1, 0]);
  product.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campione');
  await expect.poll(() => details.calls).toBe(1);
  details.release();
  await page.getByRole('tab', { name: 'Ingredienti' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Ingredienti' })).toContainText(
    'Ingredienti non disponibili per questo prodotto.',
  );
  expect([product.calls, details.calls]).toEqual([1, 1]);
});

test('a product left while it loads does not come back over the next one', async ({ page }) => {
  await mockUnbuiltProduct(page);
  const product = await delayResponse(page, /\/api\/product\/campione$/);
  await page.goto(unbuiltProductPath);
  await expect(page.getByRole('main').getByText('Caricamento...')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/prodotti/proteine/iso-soya'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iso Soya');
  const late = page.waitForResponse(/\/api\/product\/campione$/);
  product.release();
  await late;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iso Soya');
  await expect(page).toHaveTitle(/^Iso Soya - /);
});

test('favourites that take their time say so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'favorites',
      JSON.stringify([
        {
          id: '7001',
          slug: 'campione',
          name: 'Campione',
          basePrice: 19.9,
          minPriceCents: 1990,
          addedAt: '2026-03-02T09:00:00.000Z',
        },
      ]),
    ),
  );
  await mockUnbuiltProduct(page);
  const product = await delayResponse(page, /\/api\/product\/campione$/);
  await page.goto('/preferiti');
  await expect(page.getByText('Caricamento preferiti...')).toBeVisible();
  product.release();
  await expect(page.getByRole('article', { name: 'Campione' })).toBeVisible();
  await expect(page.getByText('Caricamento preferiti...')).toBeHidden();
  expect(product.calls).toBe(1);
});

test('who comes from a list sees the product at once, as the list knows it', async ({ page }) => {
  const product = await delayResponse(page, /\/api\/product\/iso-soya$/);
  await page.goto('/prodotti/proteine');
  await page.getByRole('article', { name: 'Iso Soya' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iso Soya');
  await expect(page.getByRole('heading', { name: 'Disponibile nei nostri negozi' })).toBeVisible();
  await expect.poll(() => product.calls).toBe(1);
  product.release();
});
