import type { Page } from '@playwright/test';

/** Address of a product that no build knows: only the API, played here, tells of it. */
export const unbuiltProductPath = '/prodotti/proteine/campione';

const plain = {
  id: 7001,
  name: 'Campione',
  slug: 'campione',
  description: 'Un prodotto per provare la pagina.',
  brand_name: 'Nordend',
  category_id: 1,
  category_name: 'Proteine',
  category_slug: 'proteine',
  price: 1990,
  sizes: [{ size: '500 g', price: 1990 }],
  images: [{ src: '/images/products/siero-100.webp' }],
  availability: [
    { storeId: 1, isAvailable: true, stockQuantity: 8 },
    { storeId: 2, isAvailable: true, stockQuantity: 5 },
  ],
};

type Answer = { status: number; json?: unknown } | 'no network';

/** Plays the two calls of the product page for `campione`. */
export async function mockUnbuiltProduct(
  page: Page,
  product: Record<string, unknown> | Answer = {},
  details: Record<string, unknown> | Answer = {},
): Promise<void> {
  await play(page, '**/api/product/campione', product, (own) => ({ ...plain, ...own }));
  await play(page, '**/api/product/campione/details', details, (own) => ({
    slug: 'campione',
    ...own,
  }));
}

async function play(
  page: Page,
  url: string,
  answer: Record<string, unknown> | Answer,
  whole: (own: Record<string, unknown>) => Record<string, unknown>,
) {
  await page.route(url, async (route) => {
    if (answer === 'no network') return route.abort();
    if ('status' in answer && typeof answer.status === 'number') {
      return route.fulfill({ status: answer.status, json: answer['json'] ?? {} });
    }
    return route.fulfill({ json: whole(answer) });
  });
}
