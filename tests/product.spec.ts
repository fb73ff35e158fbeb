import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { unbuiltProductPath, mockUnbuiltProduct } from './support/unbuiltProduct.ts';
import { siteUrl } from './support/siteUrl.ts';

test('a product page shows price, stock per shop and four tabs', async ({ page }) => {
  await page.goto('/prodotti/proteine/iso-soya');
  await expect(page).toHaveTitle(/^Iso Soya - .+ \| Vetta Nutrition$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();
  await expect(page.getByText('Sede Torino')).toBeVisible();
  await expect(page.getByText('Sede Aosta')).toBeVisible();
  await expect(page.getByText(/^Totale: \d+ pezz[oi]$/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Descrizione',
    'Valori Nutrizionali',
    "Modalità d'Uso",
    'Ingredienti',
  ]);
});

test('a shared link shows the product: its name, its words, its picture', async ({ page }) => {
  const answer = await page.request.get('/prodotti/proteine/iso-soya');
  const html = await answer.text();
  const metaContent = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(metaContent('title')).toMatch(/^Iso Soya - .+ \| Vetta Nutrition$/);
  expect(metaContent('description')).toContain('soia');
  expect(metaContent('image:alt')).toBe('Iso Soya');
  expect([metaContent('image:width'), metaContent('image:height')]).toEqual(['1200', '630']);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  const picture = new URL(metaContent('image'));
  expect(picture.origin).toBe(await siteUrl(page.request));
  expect(picture.pathname).toContain('iso-soya');
  const card = await page.request.get(picture.pathname);
  expect(card.headers()['content-type']).toBe('image/jpeg');
});

test('a product without a picture is shared with the card of the shop', async ({ page }) => {
  await page.goto('/prodotti/merchandising-e-cosmetici/panca-regolabile');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${await siteUrl(page.request)}/social-card.jpg`,
  );
});

test('tabs are walked with the arrow keys', async ({ page }) => {
  await page.goto('/prodotti/proteine/iso-soya');
  // Keys are for the script: it is there once the page has asked for fresh data.
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'Descrizione' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Valori Nutrizionali' })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Valori Nutrizionali' });
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('Proteine');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Ingredienti' })).toBeFocused();
});

/** What the page fetches when it is idle has come: for two seconds no script was new. */
async function idleScriptsLoaded(page: Page): Promise<void> {
  let before = 0;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return before - last;
      },
      { intervals: [2000] },
    )
    .toBe(0);
}

for (const name of ['Valori Nutrizionali', "Modalità d'Uso", 'Ingredienti']) {
  test(`the first press on '${name}' fetches 6 kB of script at most`, async ({ page }) => {
    await page.goto('/prodotti/proteine/premier-whey-80');
    await idleScriptsLoaded(page);
    await page.evaluate(() => performance.clearResourceTimings());
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    // Nothing tells that nothing will be fetched.
    await page.waitForTimeout(1000);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          'encodedBodySize' in entry && entry.name.endsWith('.js')
            ? { name: entry.name, bytes: Number(entry.encodedBodySize) }
            : [],
        ),
    );
    const names = fetched.map((script) => script.name);
    const bytes = fetched.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, names.join('\n')).toBeLessThanOrEqual(6000);
    // Its text stands in the page.
    expect(names.join()).not.toContain('DescriptionTab');
  });
}

test('a product of category 6 has two tabs and no nutrition', async ({ page }) => {
  await page.goto('/prodotti/merchandising-e-cosmetici/shaker-massiccio');
  await expect(page.getByRole('tab')).toHaveText(['Descrizione', "Modalità d'Uso"]);
});

test.describe('a product that the API does not know', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is not found, with the recorded way back', async ({ page }) => {
    const response = await page.goto('/prodotti/proteine/non-esiste');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
    const back = page.getByRole('link', { name: 'Torna alle Categorie' });
    await expect(back).toHaveAttribute('href', '/categorie');
    await back.click();
    await expect(page).toHaveURL('/prodotti');
  });
});

test.describe('details that fail', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('leave the page with what the product has', async ({ page }) => {
    await page.route('**/api/product/iso-soya/details', (route) => route.fulfill({ status: 500 }));
    await page.goto('/prodotti/proteine/iso-soya');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
    await expect(page.getByRole('tab', { name: 'Descrizione' })).toBeVisible();
  });
});

test('a variant changes price, picture and address, and the address brings it back', async ({
  page,
}) => {
  await page.goto('/prodotti/aminoacidi-e-creatina/citrulline-malate');
  const picture = page.getByRole('img', { name: /^Citrulline Malate/ });
  const price = page
    .getByRole('main')
    .getByText(/^\d+,\d\d\s€$/)
    .first();
  await expect(price).toHaveText(/^21,90/);
  await expect(picture).toHaveAttribute('src', /citrulline-malate-175g/);
  await expect(page.getByText(/^125,14\s€\/kg$/)).toBeVisible();

  await page.getByRole('radio', { name: 'Standard' }).check();
  await expect(page).toHaveURL(/\?gusto=Standard&formato=120\+capsule$/);
  await expect(price).toHaveText(/^24,90/);
  await expect(picture).toHaveAttribute('src', /citrulline-malate-capsule/);
  await expect(page.getByText(/€\/kg$/)).toHaveCount(0);

  const address = page.url();
  await page.goto(address);
  await expect(page.getByRole('radio', { name: /^120 capsule/ })).toBeChecked();
  await expect(price).toHaveText(/^24,90/);
});

test('variant and tab stay in the address, and Back leaves the product', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  await page.getByRole('article', { name: 'Iso Soya' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iso Soya');
  await page.getByRole('radio', { name: /^1,5\skg/ }).check();
  await page.getByRole('tab', { name: 'Ingredienti' }).click();
  await expect(page).toHaveURL(
    '/prodotti/proteine/iso-soya?gusto=Neutro&formato=1%2C5+kg#ingredienti',
  );
  await page.getByRole('radio', { name: 'Cacao' }).check();
  // Another flavour begins with its first size; the open tab stays.
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya?gusto=Cacao&formato=750+g#ingredienti');
  await expect(page.getByRole('tab', { name: 'Ingredienti' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/prodotti/proteine');
  await page.goForward();
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya?gusto=Cacao&formato=750+g#ingredienti');
  await expect(page.getByRole('tabpanel', { name: 'Ingredienti' })).toBeVisible();
});

test('an address with a tab opens it in sight, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/prodotti/proteine/whey-isolate#ingredienti');
  const tab = page.getByRole('tab', { name: 'Ingredienti' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tabpanel', { name: 'Ingredienti' })).toBeInViewport();
});

test.describe('sharing', () => {
  test('copies the address with the chosen variant', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/prodotti/proteine/iso-soya?gusto=Cacao&formato=1%2C5+kg');
    await page.getByRole('button', { name: 'Condividi' }).click();
    await expect(page.getByText('✓ Link copiato!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByText('✓ Link copiato!')).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('copies as well, and opens nothing', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
      });
      await page.goto('/prodotti/proteine/iso-soya');
      await page.getByRole('button', { name: 'Condividi' }).tap();
      await expect(page.getByText('✓ Link copiato!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  });

  test('copies through a hidden text area where the clipboard refuses', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto('/prodotti/proteine/iso-soya');
    await page.getByRole('button', { name: 'Condividi' }).click();
    await expect(page.getByText('✓ Link copiato!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByRole('button', { name: 'Condividi' })).toBeFocused();
  });
});

test('a product under the wrong category goes to its own', async ({ page }) => {
  await page.goto('/prodotti/supplementi/iso-soya?gusto=Cacao&formato=750+g#ingredienti');
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya?gusto=Cacao&formato=750+g#ingredienti');
  await expect(page.getByRole('radio', { name: /^750\sg/ })).toBeChecked();
});

test.describe('a call that fails', () => {
  test.use({ allowedErrors: /ERR_FAILED|status of 50\d/ });

  for (const [what, product] of [
    ['500', { status: 500 }],
    ['no network', 'no network'],
  ] as const) {
    test(`${what} for the product: not found, after two more calls`, async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/product/campione')) calls += 1;
      });
      await mockUnbuiltProduct(page, product);
      await page.goto(unbuiltProductPath);
      await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page).toHaveTitle('Prodotto non trovato | Vetta Nutrition');
      expect(calls).toBe(3);
    });

    test(`${what} for the details: the page stays with what the product has`, async ({ page }) => {
      await mockUnbuiltProduct(page, {}, product);
      await page.goto(unbuiltProductPath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campione');
      await expect(page.getByRole('tabpanel', { name: 'Descrizione' })).toContainText(
        'Un prodotto per provare la pagina.',
      );
      await page.getByRole('tab', { name: "Modalità d'Uso" }).click();
      await expect(page.getByRole('tabpanel', { name: "Modalità d'Uso" })).toContainText(
        'Seguire le indicazioni riportate sulla confezione.',
        { timeout: 20_000 },
      );
      await page.getByRole('tab', { name: 'Ingredienti' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Ingredienti' })).toContainText(
        'Ingredienti non disponibili per questo prodotto.',
      );
    });
  }
});

test.describe('a product with gaps', () => {
  test('sold out everywhere says so in each shop', async ({ page }) => {
    await mockUnbuiltProduct(page, {
      availability: [
        { storeId: 1, isAvailable: false, stockQuantity: 4 },
        { storeId: 2, isAvailable: true, stockQuantity: 0 },
      ],
    });
    await page.goto(unbuiltProductPath);
    await expect(page.getByText('Non disponibile', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Totale: 0 pezzi')).toBeVisible();
    await expect(page.getByText('Esaurito').first()).toBeVisible();
  });

  test('without picture, price and stock stays whole', async ({ page }) => {
    await mockUnbuiltProduct(page, { images: [], price: null, sizes: [], availability: null });
    await page.goto(unbuiltProductPath);
    await expect(page.getByText('Immagine non disponibile')).toBeVisible();
    await expect(page.getByRole('main').getByText('€')).toHaveCount(0);
    await expect(page.getByText('Disponibile nei nostri negozi')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(4);
  });

  test('whose picture does not come shows the placeholder', async ({ page }) => {
    await mockUnbuiltProduct(page, { images: [{ src: '/images/products/manca.webp' }] });
    await page.route('**/images/products/manca.webp*', (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
    );
    await page.goto(unbuiltProductPath);
    await expect(page.getByText('Immagine non disponibile')).toBeVisible();
  });

  test('with a very long name and thirty variants keeps to its page', async ({ page }) => {
    const flavours = ['Cacao', 'Vaniglia', 'Fragola', 'Limone', 'Menta', 'Pesca', 'Mela', 'Uva'];
    const variants = [...flavours, 'Mora', 'Cocco'].flatMap((flavor, place) =>
      ['500 g', '1 kg', '2 kg'].map((size, at) => ({
        flavor,
        size,
        price_cents: 1990 + 100 * place + 1500 * at,
      })),
    );
    await mockUnbuiltProduct(
      page,
      { name: 'Proteineisolatedelsierodilatte '.repeat(8) },
      { variants },
    );
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(unbuiltProductPath);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Proteineisolate');
      await expect(page.getByLabel('Gusto').getByRole('option')).toHaveCount(10);
      await expect(page.getByRole('radio')).toHaveCount(3);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.getByLabel('Gusto').selectOption('Cocco');
    await page.getByRole('radio', { name: /^2\skg/ }).check();
    await expect(
      page
        .getByRole('main')
        .getByText(/^58,90\s€$/)
        .first(),
    ).toBeVisible();
  });
});

test('on paper all tabs stand below one another, and no control', async ({ page }) => {
  await page.goto('/prodotti/proteine/whey-isolate');
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.getByText('Cacao, 500 g', { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Gusto' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Condividi' })).toBeHidden();
  await expect(page.getByText('12 disponibili')).toBeVisible();
  const asks = page.getByText('Chiedi a questo negozio');
  await expect(asks).toHaveCount(2);
  for (const ask of await asks.all()) await expect(ask).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
