import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startFixture, type ServerFixture } from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

const reads = [
  '/api/products',
  '/api/products?search=whey&brand=all&priceRange=25-50&sortBy=price-asc',
  '/api/products/proteine',
  '/api/products/proteine?sortBy=name-desc',
  '/api/brands',
  '/api/brands?category=proteine',
  '/api/categories',
  '/api/product/iso-soya',
  '/api/product/iso-soya/details',
  '/api/products-grouped/proteine',
];

describe('every reading call', () => {
  it.each(reads)('%s answers 200 in JSON with ETag and Cache-Control', async (path) => {
    const { status, headers, text } = await ask(api.address, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['etag']).toMatch(/^W\/"[\w-]{27}"$/);
    expect(headers['cache-control']).toMatch(/no-cache|max-age=\d+/);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(text).toMatch(/^[{[].*slug/);
  });

  it.each(reads)('%s answers 304 to whoever has the answer, also on HEAD', async (path) => {
    const { headers } = await ask(api.address, path);
    for (const method of ['GET', 'HEAD']) {
      const again = await ask(api.address, path, {
        method,
        headers: { 'If-None-Match': `"other", ${headers['etag']}` },
      });
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    }
  });

  it.each(reads)('%s answers HEAD with the head of GET alone', async (path) => {
    const get = await ask(api.address, path);
    const head = await ask(api.address, path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['etag']).toBe(get.headers['etag']);
  });
});

describe('packing', () => {
  const path = '/api/products';
  const packed = async (acceptEncoding: string) => {
    const response = await fetch(api.address + path, {
      headers: { 'Accept-Encoding': acceptEncoding },
    });
    await response.arrayBuffer();
    return response.headers.get('content-encoding');
  };

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['br;q=0, gzip;q=0.000', null],
  ])('%s is answered with %s', async (acceptEncoding, expected) => {
    expect(await packed(acceptEncoding)).toBe(expected);
  });

  it('sends the same answer in every packing', async () => {
    const plain = await ask(api.address, path);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const chunks: Buffer[] = [];
      await new Promise<void>((resolve, reject) => {
        const { port } = new URL(api.address);
        request({ port, path, headers: { 'Accept-Encoding': encoding } }, (res) => {
          res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve);
        })
          .on('error', reject)
          .end();
      });
      expect(unpack(Buffer.concat(chunks)).toString('utf8')).toBe(plain.text);
    }
  });

  it('leaves small answers as they are', async () => {
    const { headers } = await ask(api.address, '/api/health', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('refusals', () => {
  it.each([
    ['/api/products?brand=inesistente', 400],
    ['/api/products?priceRange=0-30', 400],
    ['/api/products?sortBy=prezzo', 400],
    ['/api/products/inesistente', 404],
    ['/api/products-grouped/inesistente', 404],
    ['/api/brands?category=inesistente', 404],
    ['/api/product/inesistente', 404],
    ['/api/product/inesistente/details', 404],
  ])('%s answers %i as a problem that nobody keeps', async (path, status) => {
    const answer = await ask(api.address, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    expect(JSON.parse(answer.text)).toMatchObject({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
  });
});

describe('beside the shop’s calls', () => {
  it('answers 200 when healthy', async () => {
    const { status, text } = await ask(api.address, '/api/health');
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
  });

  it('gives developers json-server’s routes over the same products', async () => {
    const products = JSON.parse((await ask(api.address, '/_data/products')).text);
    const listed = JSON.parse((await ask(api.address, '/api/products')).text);
    expect(products.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(
      listed.map(({ slug }: { slug: string }) => slug).toSorted(),
    );
    const one = await ask(api.address, '/_data/products?slug=iso-soya');
    expect(JSON.parse(one.text)).toHaveLength(1);
  });

  it('serves the catalogue’s pictures', async () => {
    const products = JSON.parse((await ask(api.address, '/api/products')).text);
    const src: string = products[0].images[0].src;
    const { status, headers } = await ask(api.address, src);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
  });

  it('writes one answer of one path in one way, however the path is spelled', async () => {
    const plain = await ask(api.address, '/api/product/iso-soya');
    const spelled = await ask(api.address, '/api/product/iso%2Dsoya');
    expect([spelled.status, spelled.text]).toEqual([200, plain.text]);
  });

  it('logs requests by path alone', async () => {
    await ask(api.address, '/api/products?search=parola-cercata');
    expect(api.log()).toContain('"path":"/api/products"');
    expect(api.log()).not.toContain('parola-cercata');
  });
});
