// @vitest-environment jsdom
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { mockApi } from '../testing/mockApi.ts';
import { apiHandlers } from '../testing/mswHandlers.ts';
import { catalogueOf, sampleSeed } from '../testing/sample/catalogue.ts';
import { readPageData } from './pageData.ts';
import { StaticStorefront } from './StaticStorefront.tsx';

const api = mockApi();

const siero = {
  id: 1,
  slug: 'siero',
  name: 'Siero',
  category_slug: 'proteine',
  sizes: [
    {
      size: '500 g',
      price: 3290,
      promo_price_cents: 2990,
      promo_from: '2026-11-20',
      promo_until: '2026-11-30',
    },
  ],
};
const catalogue = catalogueOf({
  ...sampleSeed,
  products: [siero],
  product_details: [],
  lowest_prices: [{ slug: 'siero', size: '500 g', flavour: '', cents: 3190 }],
});

test.each(['/prodotti', '/prodotti/proteine', '/prodotti/proteine/siero'])(
  '%s, built while a promotion runs, shows the regular price: nobody knows when it is read',
  async (location) => {
    api.server.use(...apiHandlers(catalogue, '2026-11-25'));
    const fallback = await readPageData(location, { warn: console.warn });
    expect(JSON.stringify(fallback)).toContain('2026-11-30');
    const page = <StaticStorefront location={location} fallback={fallback} />;
    const { prelude } = await prerender(page);
    const html = await new Response(prelude).text();
    expect(html).toContain('32,90');
    expect(html).not.toMatch(/29,90|31,90|Offerta fino al/);
  },
);
