import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFixture, type ServerFixture } from './testing/serverFixture.ts';

let folder: string;
let file: string;
let server: ServerFixture;

const catalogueOf = (own: object) =>
  JSON.stringify({
    products: [{ id: 1, slug: 'uno', name: 'Uno', category_slug: 'proteine', price: 3990, ...own }],
  });
const promotion = {
  promo_price_cents: 2990,
  promo_from: '2026-11-20',
  promo_until: '2026-11-20',
};
const setClock = (moment: string) => vi.setSystemTime(new Date(moment));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2026-10-01T12:00:00+02:00');
  folder = await mkdtemp(join(tmpdir(), 'midnight-'));
  file = join(folder, 'catalogue.json');
  await writeFile(file, catalogueOf({ price: 3490 }));
  server = await startFixture({ catalogueFile: file });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
  await rm(folder, { recursive: true });
});

it('a running server changes its prices at two midnights in Rome, without a restart between', async () => {
  setClock('2026-11-10T12:00:00+01:00');
  await writeFile(file, catalogueOf(promotion));
  await server.restart({ catalogueFile: file });
  const answers = async () => {
    const product = await (await fetch(`${server.address}/api/product/uno`)).json();
    const list = await fetch(`${server.address}/api/products?priceRange=25-50`);
    const cheap = await list.text();
    const feed = await (await fetch(`${server.address}/api/feeds/local-inventory.tsv`)).text();
    return [
      product.lowest_price_30d_cents,
      cheap.includes('lowest_price'),
      feed.includes('sale'),
      list.headers.get('cache-control'),
    ];
  };
  for (const [moment, expected] of [
    ['2026-11-19T23:59:59.9+01:00', [undefined, false, false, 'no-cache']],
    ['2026-11-20T00:00:00+01:00', [3490, true, false, 'public, max-age=300']],
    ['2026-11-20T23:59:59.9+01:00', [3490, true, false, 'no-cache']],
    ['2026-11-21T00:00:00+01:00', [undefined, false, false, 'public, max-age=300']],
  ] as const) {
    setClock(moment);
    expect(await answers()).toEqual(expected);
  }
});
