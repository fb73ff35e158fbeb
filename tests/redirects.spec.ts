import { expect, test } from './support/test.ts';

/** [old path, current path]: legacy slugs and recorded links (docs/rules.md#redirects). */
const redirects = [
  ['/prodotti/aminoacidi', '/prodotti/aminoacidi-e-creatina'],
  ['/prodotti/vitamine-minerali-antiossidanti', '/prodotti/supplementi'],
  ['/prodotti/pre-workout', '/prodotti/dimagranti'],
  ['/prodotti/energetici', '/prodotti/pre-workout-energetici'],
  ['/prodotti/accessori-e-merchandising', '/prodotti/merchandising-e-cosmetici'],
  ['/prodotti/aminoacidi/varianti', '/prodotti/aminoacidi-e-creatina/varianti'],
  ['/prodotti/aminoacidi/eaa-pro', '/prodotti/aminoacidi-e-creatina/eaa-pro'],
  ['/categorie', '/prodotti'],
  ['/products', '/prodotti'],
  ['/products/proteine', '/prodotti/proteine'],
  ['/products/energetici', '/prodotti/pre-workout-energetici'],
] as const;

for (const [from, to] of redirects) {
  test(`the host answers ${from} with 301 to ${to}, query kept`, async ({ request }) => {
    const response = await request.get(`${from}?search=whey`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${to}?search=whey`);
  });
}

test('/product/{slug} leads to the canonical page of the product', async ({ page }) => {
  await page.goto('/product/iso-soya');
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya');
});

test.describe('/product/{slug} of no product', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('shows that there is none', async ({ page }) => {
    await page.goto('/product/non-esiste');
    await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
  });
});

test('a redirect inside the page replaces the entry and keeps query and hash', async ({ page }) => {
  // The router is there.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    history.pushState(null, '', '/prodotti/aminoacidi?search=eaa#lista');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page).toHaveURL('/prodotti/aminoacidi-e-creatina?search=eaa#lista');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a product under the wrong category ends at its canonical address', async ({ page }) => {
  await page.goto('/prodotti/dimagranti/iso-soya');
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya');
});
