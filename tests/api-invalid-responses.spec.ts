import type { Page } from '@playwright/test';
import { brokenServer, invalidResponses, mockResponse } from './support/invalidResponses.ts';
import { unbuiltProductPath, mockUnbuiltProduct } from './support/unbuiltProduct.ts';
import { fixedPages } from './support/routes.ts';
import { fillInContactForm } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected')),
);

const failure = (page: Page) =>
  page.getByText('Si è verificato un errore nel caricamento dei prodotti.');

/** The page looks for its products in vain, says so, and finds them once the API is itself again. */
async function expectRiprovaToHelp(page: Page, restore: () => Promise<void>) {
  await expect(failure(page)).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(failure(page)).toBeHidden();
}

const cards = (page: Page) => page.getByRole('article');

// What else is no answer is refused in one place: `api/request.test.ts`.
for (const what of ['a page of HTML', 'the JSON of another thing'] as const) {
  const answer = invalidResponses[what];

  test(`${what} in place of a list shows the failure, and Riprova loads it`, async ({ page }) => {
    const restore = await mockResponse(page, /\/api\/products\?/, answer);
    await page.goto('/prodotti?sortBy=price-desc');
    await expectRiprovaToHelp(page, restore);
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL('/prodotti?sortBy=price-desc');
  });

  test(`${what} in place of a product shows the missing page`, async ({ page }) => {
    await mockUnbuiltProduct(page);
    const restore = await mockResponse(page, /\/api\/product\/campione$/, answer);
    await page.goto(unbuiltProductPath);
    await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
    await restore();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campione');
  });
}

test.describe('a page that throws on the server', () => {
  test.use({ allowedErrors: /status of 500/ });

  test('has an empty list, one call', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/products/proteine?')) calls += 1;
    });
    await mockResponse(page, /\/api\/products\/proteine\?/, brokenServer);
    await page.goto('/prodotti/proteine?sortBy=price-desc');
    await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible();
    expect(calls).toBe(1);
    await page.getByRole('button', { name: 'Azzera filtri' }).last().click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('refuses a message with its status, as text', async ({ page }) => {
    await mockResponse(page, /\/api\/contact$/, brokenServer);
    await page.goto('/contatti');
    await writeMessage(page);
    await expect(
      page.getByText('Si è verificato un errore: 500: <!doctype html>').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Nome e cognome')).toHaveValue('Alice Bianchi');
  });
});

async function writeMessage(page: Page) {
  await expect(page.getByText('oggi').first()).toBeVisible();
  await fillInContactForm(page);
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
}

for (const what of ['a page of HTML', 'an empty body'] as const) {
  const answer = invalidResponses[what];

  test(`${what} in answer to a message keeps the form, with at most two calls`, async ({
    page,
  }) => {
    const keys = new Set<string | undefined>();
    let calls = 0;
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/contact')) return;
      calls += 1;
      keys.add(request.headers()['idempotency-key']);
    });
    const restore = await mockResponse(page, /\/api\/contact$/, answer);
    await page.goto('/contatti');
    await writeMessage(page);
    await expect(
      page.getByText('Si è verificato un errore: Connessione non riuscita').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Messaggio')).toHaveValue('Avete la creatina da 500 g?');
    expect(calls).toBe(2);
    await restore();
    await page.getByRole('button', { name: 'Invia Messaggio' }).click();
    await expect(page.getByLabel('Messaggio')).toHaveValue('');
    expect(keys.size).toBe(1);
  });

  test(`${what} for the details leaves the product with what it has`, async ({ page }) => {
    await mockUnbuiltProduct(page);
    await mockResponse(page, /\/api\/product\/campione\/details$/, answer);
    await page.goto(`${unbuiltProductPath}#ingredienti`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campione');
    await expect(page.getByRole('tabpanel', { name: 'Ingredienti' })).toContainText(
      'Ingredienti non disponibili per questo prodotto.',
    );
  });

  test(`${what} for the groups fails, and Riprova loads them`, async ({ page }) => {
    const restore = await mockResponse(page, /\/api\/products-grouped\//, answer);
    await page.goto('/prodotti/proteine');
    await expect(cards(page).first()).toBeVisible();
    // Within the page, so that no built page brings its data along.
    await page.evaluate(() => history.pushState(null, '', '/prodotti/proteine/varianti'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expectRiprovaToHelp(page, restore);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Proteine - Varianti Raggruppate',
    );
    await expect(page.getByText(/^\d+ varianti$/).first()).toBeVisible();
  });
}

test('entries that are no products are skipped, the others are kept', async ({ page }) => {
  const good = { id: 1, name: 'Siero Solo', slug: 'siero-solo', price: 1990 };
  await page.route(/\/api\/products\?/, (route) =>
    // As plain text: what it is called does not matter.
    route.fulfill({
      contentType: 'text/plain',
      body: JSON.stringify([null, 7, 'x', [], {}, { id: 2 }, { name: ['x'] }, good]),
    }),
  );
  await page.goto('/prodotti?sortBy=price-desc');
  await expect(page.getByText('1 prodotto trovato', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Siero Solo');
});

const everyRoute = [
  ...fixedPages,
  '/prodotti',
  '/prodotti/proteine',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/iso-soya',
];

test('a network that answers everything with its own page takes no built screen away', async ({
  page,
}) => {
  await mockResponse(page, /\/api\//, invalidResponses['a page of HTML']);
  for (const path of everyRoute) {
    const asked = page.waitForLoadState('networkidle');
    await page.goto(path);
    await asked;
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toContainText(
      /[Ee]rrore|[Nn]on trovat|undefined|NaN|Accedi alla rete/,
    );
  }
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();
});
