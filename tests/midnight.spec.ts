import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type MovedShop, startShopAt } from './support/isolatedShop.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const catalogue = join(import.meta.dirname, '../apps/mock-api/catalogue');
const readList = async (name: string) => JSON.parse(await readFile(join(catalogue, name), 'utf8'));

/** The bundled shop; of its product of three sizes the kilo is in promotion for two days. */
async function shopWith(promotion: Record<string, unknown>) {
  const products: Record<string, unknown>[] = await readList('products.json');
  return {
    products: products.map((product) =>
      product['slug'] === 'premier-whey-80' && Array.isArray(product['sizes'])
        ? {
            ...product,
            sizes: product['sizes'].map((size) =>
              size.size === '1kg' ? { ...size, ...promotion } : size,
            ),
          }
        : product,
    ),
    product_details: await readList('product_details.json'),
    brands: await readList('brands.json'),
    categories: await readList('categories.json'),
    product_groups: await readList('product_groups.json'),
  };
}

const name = 'Premier Whey 80';
const path = '/prodotti/proteine/premier-whey-80';
const offer = 'Offerta fino al 21 novembre';
const struck = /Prezzo più basso degli ultimi 30 giorni: *42,90/;

/** Each page, left open, and the part of it that is about the product. */
const pages = {
  list: {
    address: '/prodotti/proteine',
    part: (page: Page) => page.getByRole('article', { name }),
  },
  product: {
    address: `${path}?formato=1kg`,
    part: (page: Page) => page.getByRole('main'),
  },
  comparison: {
    address: `/prodotti?compare=premier-whey-80~~1kg,siero-100`,
    part: (page: Page) => page.getByRole('table').first(),
  },
  favourites: {
    address: '/preferiti',
    part: (page: Page) => page.getByRole('article', { name }),
  },
} as const;

async function openAll(context: BrowserContext, shop: MovedShop) {
  const opened: Locator[] = [];
  for (const { address, part } of Object.values(pages)) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('hydrated', () => (window.isHydrated = true), { once: true });
    });
    await page.goto(shop.address + address);
    await waitForHydration(page);
    opened.push(part(page));
  }
  return opened;
}

test('prices change at midnight in Rome, on open pages and without script', async ({
  context,
  browser,
}) => {
  test.slow();
  const shop = await startShopAt('2026-10-01T12:00:00+02:00', await shopWith({}));
  try {
    await shop.setClock('2026-11-10T12:00:00+01:00');
    await shop.publish(
      await shopWith({
        promo_price_cents: 2190,
        promo_from: '2026-11-20',
        promo_until: '2026-11-21',
      }),
    );
    const answer = () => context.request.get(`${shop.address}/api/product/premier-whey-80`);
    await expect.poll(async () => (await answer()).text()).toContain('promo_price_cents');
    await context.addInitScript(
      (favourite) => {
        localStorage.setItem('cookie-consent', 'rejected');
        localStorage.setItem('favorites', JSON.stringify([favourite]));
      },
      { id: '1', slug: 'premier-whey-80', name, addedAt: '2026-11-01' },
    );
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const builtPage = await plain.newPage();

    const seeDay = async (isRunning: boolean, opened: readonly Locator[]) => {
      for (const part of opened) {
        if (isRunning) {
          await expect(part).toContainText(offer);
          await expect(part).toContainText('21,90');
          await expect(part).toContainText(struck);
        } else {
          await expect(part).toContainText(/24,90|42,90/);
          await expect(part).not.toContainText(offer);
          await expect(part).not.toContainText('21,90');
        }
      }
      const sheet = opened[1]?.page();
      if (sheet === undefined) throw new Error('No product page.');
      await sheet.emulateMedia({ media: 'print' });
      await expect(sheet.getByText(offer).filter({ visible: true })).toHaveCount(isRunning ? 1 : 0);
      await sheet.emulateMedia({ media: null });
      // The built page is read on any day: it says the regular price.
      await builtPage.goto(shop.address + path);
      await expect(builtPage.getByRole('main')).toContainText(/24,90|42,90/);
      await expect(builtPage.getByRole('main')).not.toContainText('Offerta fino al');
    };
    const moveTo = async (moment: string) => {
      await shop.setClock(moment);
      await context.clock.setSystemTime(Date.parse(moment));
      // Pages look at the clock every fifteen seconds.
      await context.clock.runFor(20_000);
    };

    const before = '2026-11-19T23:59:00+01:00';
    await shop.setClock(before);
    await context.clock.install({ time: Date.parse(before) });
    const opened = await openAll(context, shop);
    await seeDay(false, opened);
    await moveTo('2026-11-20T00:00:00+01:00');
    await seeDay(true, opened);
    await moveTo('2026-11-21T23:59:00+01:00');
    await seeDay(true, opened);
    await moveTo('2026-11-22T00:00:00+01:00');
    await seeDay(false, opened);
    await plain.close();
  } finally {
    await shop.stop();
  }
});
