import { expect, test } from './support/test.ts';

test.describe('filters', () => {
  test('live in the address, survive reload and come back with Back', async ({ page }) => {
    await page.goto('/prodotti');
    const count = page.getByText(/^\d+ prodott[oi] trovat[oi]/);
    await expect(count).toBeVisible();
    const all = await count.textContent();

    await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo decrescente' });
    await expect(page).toHaveURL('/prodotti?sortBy=price-desc');
    await page.getByLabel('Fascia di prezzo').selectOption({ label: 'Oltre 100 €' });
    await expect(page).toHaveURL(/priceRange=100%2B/);
    await expect(count).not.toHaveText(all ?? '');
    const narrow = await count.textContent();

    await page.reload();
    await expect(count).toHaveText(narrow ?? '');
    await expect(page.getByLabel('Ordina per')).toHaveValue('price-desc');

    await page.goBack();
    await expect(page).toHaveURL('/prodotti?sortBy=price-desc');
    await page.goBack();
    await expect(page).toHaveURL('/prodotti');
    await expect(count).toHaveText(all ?? '');
  });

  test('search forgives accents and case and is named in the count', async ({ page }) => {
    await page.goto('/prodotti');
    await page.getByRole('combobox', { name: 'Cerca prodotti' }).fill('WHÉY');
    await expect(page).toHaveURL('/prodotti?search=WH%C3%89Y');
    await expect(page.getByText(/^\d+ prodott[oi] trovat[oi] per "WHÉY"$/)).toBeVisible();
  });

  test('that match nothing say so and can be reset', async ({ page }) => {
    await page.goto('/prodotti?search=zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
    await expect(page.getByText('Prova a modificare i filtri di ricerca.')).toBeVisible();
    await page.getByRole('button', { name: 'Azzera filtri' }).last().click();
    await expect(page).toHaveURL('/prodotti');
    await expect(page.getByText(/^\d+ prodotti trovati$/)).toBeVisible();
  });

  test('unknown values fall back to the default', async ({ page }) => {
    await page.goto('/prodotti?priceRange=9-9&sortBy=colore');
    await expect(page.getByLabel('Ordina per')).toHaveValue('name');
    await expect(page.getByText(/^\d+ prodotti trovati$/)).toBeVisible();
  });
});

test.describe('an unknown brand', () => {
  // The API refuses it, before the list of brands can tell that there is no such brand.
  test.use({ allowedErrors: /status of 400/ });

  test('falls back to all brands, beside a search, too', async ({ page }) => {
    await page.goto('/prodotti?search=siero&brand=marca-ignota');
    await expect(page.getByText(/^\d+ prodotti trovati per "siero"$/)).toBeVisible();
    await expect(page.getByLabel('Marca')).toHaveValue('all');
    await expect(page.getByRole('article', { name: 'Siero 100' })).toBeVisible();
  });
});

test.describe('an answer that is no list', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('counts as an empty list', async ({ page }) => {
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/prodotti?sortBy=price-asc');
    await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
  });
});

test('two answers out of order never show the older one', async ({ page }) => {
  await page.goto('/prodotti');
  await expect(page.getByText(/^\d+ prodotti trovati$/)).toBeVisible();
  const { promise: releaseFirstAnswer, resolve: releaseFirst } = Promise.withResolvers<void>();
  await page.route('**/api/products?search=creatina', async (route) => {
    await releaseFirstAnswer;
    await route.continue();
  });
  const search = page.getByRole('combobox', { name: 'Cerca prodotti' });
  const slowRequest = page.waitForRequest('**/api/products?search=creatina');
  await search.fill('creatina');
  await slowRequest;
  await search.fill('omega');
  await expect(page.getByText(/trovat[oi] per "omega"$/)).toBeVisible();
  const slowAnswered = page.waitForResponse('**/api/products?search=creatina');
  releaseFirst();
  await slowAnswered;
  await expect(page.getByText(/trovat[oi] per "omega"$/)).toBeVisible();
  await expect(page.getByText(/per "creatina"/)).toHaveCount(0);
});

test('badges touch neither the heart nor the picture, however many a product has', async ({
  page,
}) => {
  const flags = ['isNew', 'bestPrice', 'freeShipping', 'fastDelivery', 'localProduct'];
  const pairs = flags.flatMap((first, place) =>
    flags.slice(place + 1).map((next) => [first, next]),
  );
  await page.route(/\/api\/products/, async (route) => {
    const products: Record<string, unknown>[] = await (await route.fetch()).json();
    const flagged = products.map((product, place) => ({
      ...product,
      name: `${String(product.name)} microfiltrato a flusso incrociato`,
      ...Object.fromEntries(
        (pairs[place % (pairs.length + 1)] ?? flags).map((flag) => [flag, true]),
      ),
    }));
    await route.fulfill({ json: flagged });
  });
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/prodotti?sortBy=price-desc');
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('heading')).toContainText('microfiltrato');
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { badges, overlaps } = await cards.evaluateAll(badgeOverlaps);
    expect(badges, `at ${width} px`).toBeGreaterThan(20);
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});

/** The badges whose boxes meet the heart's, the picture's or one another's. */
function badgeOverlaps(cards: Element[]) {
  const overlaps: string[] = [];
  let badges = 0;
  for (const card of cards) {
    const marks = [...card.querySelectorAll('ul > li')].map(
      (item) => item.firstElementChild ?? item,
    );
    badges += marks.length;
    const picture = card.querySelector('img')?.parentElement;
    const others = [card.querySelector('button'), picture];
    marks.forEach((mark, place) => {
      const box = mark.getBoundingClientRect();
      for (const other of [...others, ...marks.slice(place + 1)]) {
        const against = other?.getBoundingClientRect();
        if (against === undefined) continue;
        const isApart =
          box.right <= against.left ||
          box.left >= against.right ||
          box.bottom <= against.top ||
          box.top >= against.bottom;
        if (!isApart) overlaps.push(`${card.ariaLabel}: ${mark.textContent} on ${other?.tagName}`);
      }
    });
  }
  return { badges, overlaps };
}
