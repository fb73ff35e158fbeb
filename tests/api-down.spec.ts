import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

/** The site's own server, with nobody behind it at the API's address. */
const sitePort = 4379;
const site = `http://localhost:${sitePort}`;
let server: ReturnType<typeof spawn>;

test.describe.configure({ mode: 'serial' });
test.use({ allowedErrors: /status of 502/ });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['serve.ts'], {
    cwd: join(import.meta.dirname, '../apps/site'),
    env: { ...process.env, SITE_PORT: String(sitePort), API_ORIGIN: 'http://localhost:9' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout?.once('data', resolve));
});

test.afterAll(() => {
  server.kill('SIGTERM');
});

test('a listing that was not built says that the products could not be loaded', async ({
  page,
}) => {
  await page.goto(`${site}/prodotti?search=creatina`);
  await expect(
    page.getByText('Si è verificato un errore nel caricamento dei prodotti.'),
  ).toBeVisible({ timeout: 15_000 });
  const asked = page.waitForRequest(`${site}/prodotti?search=creatina`);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await asked;
});

test('a listing that was built keeps what it shows', async ({ page }) => {
  await page.goto(`${site}/prodotti/proteine`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^\d+ prodotti trovati$/)).toBeVisible();
});

test('a product newer than the build is not found', async ({ page }) => {
  await page.goto(`${site}/prodotti/proteine/nuovo-arrivo`);
  await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible({
    timeout: 15_000,
  });
});
