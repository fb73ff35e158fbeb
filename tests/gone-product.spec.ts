import { expect, test } from './support/test.ts';
import { type OwnShop, startOwnShop } from './support/isolatedShop.ts';

/** Built with a page of its own, and sold no more since: this shop's API knows another product alone. */
const gone = '/prodotti/proteine/iso-soya';

test.use({ allowedErrors: /status of 404/ });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({
    products: [{ id: 'uno', slug: 'uno', name: 'Rimasto', category_slug: 'proteine', price: 1000 }],
  });
});
test.afterAll(() => shop.stop());

test('a product that the API knows no more leaves its page, its list and the search engines', async ({
  page,
}) => {
  expect((await page.request.get(shop.address + gone)).status()).toBe(200);
  await page.goto(shop.address + gone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodotto non trovato');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByText('Iso Soya')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  await page.goto(`${shop.address}/prodotti/proteine`);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(['Rimasto']);
});

test('a favourite that the API knows no more keeps its stored copy, and leads to no product', async ({
  page,
}) => {
  const favourite = {
    id: '3',
    slug: 'iso-soya',
    name: 'Iso Soya come salvato',
    categorySlug: 'proteine',
    addedAt: '2026-01-01T00:00:00.000Z',
  };
  await page.addInitScript((entry) => {
    localStorage.setItem('favorites', JSON.stringify([entry]));
  }, favourite);
  await page.goto(`${shop.address}/preferiti`);
  await expect(page.getByRole('heading', { name: 'Iso Soya come salvato' })).toBeVisible();
  await page.getByRole('link', { name: /Dettagli/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodotto non trovato');
});
