import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startFixture, type ServerFixture } from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

const choice = '?avoid=soybeans&avoidIngredient=segreto&traces=avoid';

it('what a visitor avoids stands in no line of the log, whatever becomes of the request', async () => {
  const before = api.log();
  for (const [path, status] of [
    [`/api/products${choice}`, 200],
    [`/api/products/proteine${choice}`, 200],
    [`/api/products${choice}&store=9`, 400],
    [`/api/products/nulla${choice}`, 404],
    [`/api/segreto%00${choice}`, 400],
    [`/_data/products${choice}`, 200],
  ] as const) {
    expect((await ask(api.address, path)).status).toBe(status);
  }
  await ask(api.address, `/api/products${choice}`, { method: 'DELETE' });
  const log = api.log().slice(before.length);
  expect(log).toContain('"path":"/api/products"');
  expect(log).not.toMatch(/soybeans|segreto|avoid/);
});

it('is kept by no browser and no proxy; other lists are', async () => {
  const { headers } = await ask(api.address, `/api/products${choice}`);
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(headers['cache-control']).toBe('no-store');
  const plain = await ask(api.address, '/api/products');
  expect(plain.headers['cache-control']).toBe('public, max-age=300');
  const again = await ask(api.address, `/api/products${choice}`, {
    headers: { 'If-None-Match': String(headers['etag']) },
  });
  expect(again.status).toBe(304);
});

it('the feed goes out as the text that it is', async () => {
  const { status, text, headers } = await ask(api.address, '/api/feeds/local-inventory.tsv');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/tab-separated-values; charset=utf-8');
  expect(text).toMatch(/^store_code\tid\tavailability\tquantity\tprice\ntorino\t/);
});
