import type { Page } from '@playwright/test';
import { startDeployingHost } from './support/redeployableHost.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // What is asked for without a network fails, and the browser says so.
  allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/,
});

const notice = (page: Page) =>
  page.getByText('Sei offline: i dati potrebbero non essere aggiornati');

/** The worker has taken the page over and holds the catalogue, which it fetches last. */
async function workerReady(page: Page) {
  const isReady = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/api/categories');
      return navigator.serviceWorker.controller !== null && kept !== undefined;
    });
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}

test('what was seen, and the whole catalogue, can be read without a network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto('/');
  await workerReady(page);
  await page.goto('/prodotti/proteine/iso-soya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iso Soya');
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();
  await expect(notice(page)).toBeVisible();

  // Never opened before: the shell, filled from the catalogue that is kept.
  await page.goto('/prodotti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I Nostri Prodotti');
  await expect(page.getByRole('link', { name: 'Vedi Dettagli' }).first()).toBeVisible();
  await page.goto('/prodotti/merchandising-e-cosmetici/shaker-massiccio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shaker');

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('on a slow line what was seen can be read without a network, and nothing more is fetched', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const connection = { effectiveType: '3g' };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });
  await page.goto('/negozi');
  const keptFiles = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(keptFiles, { timeout: 30_000 }).toContain('/negozi');
  expect((await keptFiles()).filter((path) => /^\/(assets|api)\//.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an answer that is an error is not kept', async ({ page }) => {
  await page.goto('/');
  await workerReady(page);
  const kept = await page.evaluate(async () => {
    const { status } = await fetch('/api/product/non-esiste');
    return { status, isKept: (await caches.match('/api/product/non-esiste')) !== undefined };
  });
  expect(kept).toEqual({ status: 404, isKept: false });
});

test('an open tab keeps working when a deploy has replaced its files', async ({
  page,
  baseURL,
}) => {
  const host = await startDeployingHost(baseURL ?? '');
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto(host.address);
  await workerReady(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  host.deploy();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
  await header.getByRole('link', { name: 'Prodotti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I Nostri Prodotti');
  expect(loads).toBe(0);
  host.close();
});
