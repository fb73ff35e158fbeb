import type { Page } from '@playwright/test';
import { unbuiltProductPath } from './support/unbuiltProduct.ts';
import {
  unbreakableWord,
  hostileDetails,
  hostileProducts,
  hostileProductNames,
} from './support/hostileProducts.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    poisoned?: boolean;
  }
}

/** Counts what a hostile would set off: dialogs, calls to strangers, scripts that ran. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost') seen.push(`${protocol}//${hostname}`);
  });
  return {
    async expectNothing() {
      expect(await page.evaluate(() => window.poisoned)).toBeUndefined();
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('a, img, iframe, form, use, object')].flatMap((element) =>
          ['href', 'src', 'srcset', 'action', 'data'].flatMap(
            (name) => element.getAttribute(name) ?? [],
          ),
        ),
      );
      expect(links.filter((link) => /^\s*(?:javascript|data|vbscript):|evil/i.test(link))).toEqual(
        [],
      );
      expect(seen).toEqual([]);
    },
  };
}

async function expectNoSidewaysScroll(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'sideways scroll').toBeLessThanOrEqual(0);
}

for (const hostile of hostileProductNames) {
  test(`a product page of ${hostile} is text`, async ({ page }) => {
    // A hundred thousand characters take a busy machine its time.
    test.slow();
    const { expectNothing } = watch(page);
    await page.route('**/api/product/campione', (route) =>
      route.fulfill({ json: hostileProducts[hostile] }),
    );
    await page.route('**/api/product/campione/details', (route) =>
      route.fulfill({ json: hostileDetails[hostile] }),
    );
    await page.goto(unbuiltProductPath);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    for (const place of [0, 1, 2, 3]) {
      await tabs.nth(place).click();
      await expect(page.getByRole('tabpanel').nth(place)).not.toBeEmpty();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Aggiungi ai Preferiti' }).click();
    await expect(page.getByRole('button', { name: 'Rimuovi dai Preferiti' })).toBeVisible();
    await expectNothing();

    // Saved, the hostile is read again from the browser's own storage.
    await page.goto('/preferiti');
    await expect(page.getByText('1 prodotto salvato')).toBeVisible();
    await expectNothing();
  });

  test(`a listing with ${hostile} shows it, and the good ones beside it`, async ({ page }) => {
    test.slow();
    const { expectNothing } = watch(page);
    const good = { id: 1, name: 'Buono', slug: 'buono', price: 990, category_slug: 'proteine' };
    const list = [null, 3, 'x', {}, hostileProducts[hostile], good];
    await page.route('**/api/products?search=veleno', (route) => route.fulfill({ json: list }));
    await page.goto('/prodotti?search=veleno');
    await expect(page.getByText('2 prodotti trovati per "veleno"')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Buono' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Cerca prodotti' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoSidewaysScroll(page);
    const beyond = page.getByRole('article').filter({ hasText: /Veleno|Acqua/ });
    const width = await beyond.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(width, 'words beyond the card').toBeLessThanOrEqual(0);
    await expectNothing();
  });
}

test('groups of hostile are text, and a broken list of variants leaves its group', async ({
  page,
}) => {
  const { expectNothing } = watch(page);
  const text = '<script>window.poisoned = true</script>';
  const variant = { id: 1, slug: 'javascript:alert(1)', name: text, flavor: text, quantity: text };
  await page.route('**/api/products-grouped/supplementi', (route) =>
    route.fulfill({
      json: [
        null,
        { id: 1, name: text, description: text, variants: JSON.stringify([null, 5, variant]) },
        { id: 2, name: 'Rotto', variant_count: 3, variants: '[{"id": 1, ' },
        { id: 3, name: 'Altro', variants: { length: 3 } },
        {
          id: 4,
          name: unbreakableWord,
          brand_name: unbreakableWord,
          description: unbreakableWord,
          variants: JSON.stringify([
            {
              id: 1,
              slug: 'lungo',
              name: unbreakableWord,
              flavor: unbreakableWord,
              quantity: unbreakableWord,
            },
          ]),
        },
      ],
    }),
  );
  await page.goto('/prodotti/supplementi/varianti');
  await expect(page.getByRole('heading', { name: 'Rotto' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Altro' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  const link = page.getByRole('article').first().getByRole('link');
  await expect(link).toHaveAttribute('href', '/product/javascript%3Aalert(1)');
  await expectNothing();
});
