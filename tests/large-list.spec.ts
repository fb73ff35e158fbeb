import type { Page } from '@playwright/test';
import { manyProducts } from './support/manyProducts.ts';
import { type OwnShop, startOwnShop } from './support/isolatedShop.ts';
import { expect, test } from './support/test.ts';

/** A shop of 5,000 products: what stays usable, and what stays bounded. */
let shop: OwnShop;

// Thousands of cards take a busy machine its time; nothing here is measured by the clock.
test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  shop = await startOwnShop(manyProducts(5000));
});
test.afterAll(() => shop.stop());

const count = (page: Page) => page.getByText(/^\d+ prodott[oi] trovat[oi]/).first();
const more = (page: Page) => page.getByRole('button', { name: 'Mostra altri prodotti' });

/** The built page shows the bundled products first; these are the shop's own. */
async function openList(page: Page) {
  await page.goto(`${shop.address}/prodotti`);
  await expect(count(page)).toHaveText('5000 prodotti trovati', { timeout: 20_000 });
}

test('is drawn in steps, and Back finds the step, the place and the product again', async ({
  page,
}) => {
  await openList(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(120);
  await expect(page.getByText('120 di 5.000 prodotti')).toBeVisible();

  // The keyboard goes on at the first card of the new step.
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(240);
  await expect(cards.nth(120).getByRole('link')).toBeFocused();
  await more(page).click();
  await expect(cards).toHaveCount(360);
  await expect(page.getByText('360 di 5.000 prodotti')).toBeVisible();

  const chosen = cards.nth(300);
  const name = (await chosen.getByRole('heading').textContent()) ?? '';
  await chosen.getByRole('link').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await chosen.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goBack();
  await expect(cards).toHaveCount(360);
  await expect(cards.nth(300).getByRole('heading')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
});

test('a search narrows it, and what is typed stands in the field at once', async ({ page }) => {
  await openList(page);
  const search = page.getByRole('combobox', { name: 'Cerca prodotti' });
  await search.focus();
  for (const [place, letter] of [...'siero'].entries()) {
    await page.keyboard.type(letter);
    await expect(search).toHaveValue('siero'.slice(0, place + 1));
  }
  await expect(count(page)).toHaveText('715 prodotti trovati per "siero"');
  await page.keyboard.press('Escape');
  await search.fill('siero 0008');
  await expect(count(page)).toHaveText('1 prodotto trovato per "siero 0008"');
  await expect(page.getByRole('article')).toHaveCount(1);
  // One entry of the history for all that was typed.
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siero 0008');
  await page.goBack();
  await expect(page).toHaveURL(/search=siero\+0008$/);
  await expect(search).toHaveValue('siero 0008');
});

test('memory does not grow with the number of searches', async ({ page }) => {
  await openList(page);
  const search = page.getByRole('combobox', { name: 'Cerca prodotti' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  async function searchFor(text: string) {
    const answered = page.waitForResponse((response) => response.url().includes('/api/products?'));
    await search.fill(text);
    await answered;
    await expect(count(page)).toHaveText(new RegExp(`per "${text}"$`));
  }
  async function weigh() {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { megabytes: valueOf('JSHeapUsedSize') / 1e6, nodes: valueOf('Nodes') };
  }

  for (const word of ['una', 'descrizione', 'lunga']) await searchFor(word);
  const few = await weigh();
  for (const word of [
    'come',
    'tante',
    'che',
    'sulla',
    'scheda',
    'non',
    'sta',
    'intero',
    'taglia',
  ]) {
    await searchFor(word);
  }
  const many = await weigh();
  expect(many.nodes).toBeLessThan(2 * few.nodes);
  expect(many.megabytes).toBeLessThan(2 * few.megabytes);
});
