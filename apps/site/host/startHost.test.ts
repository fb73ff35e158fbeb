import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture, type HostFixture } from './testing/hostFixture.ts';

let host: HostFixture;
beforeAll(async () => {
  host = await startFixture();
});
afterAll(() => host.stop());

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/prodotti', 'I Nostri Prodotti'],
    ['/prodotti?search=whey', 'I Nostri Prodotti'],
    ['/prodotti/proteine', 'Proteine'],
    ['/prodotti/proteine/siero-100', 'Siero 100'],
  ])('%s is a file of the build', async (path, heading) => {
    const { status, text, headers } = await host.ask(path);
    expect([status, text]).toEqual([200, `<h1>${heading}</h1>`]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['a product newer than the build', '/prodotti/proteine/appena-arrivato', 200],
    ['a page that the build left out', '/negozi', 200],
    ['a link to an unknown product', '/product/appena-arrivato', 200],
    ['an unknown category', '/prodotti/inesistente', 404],
    ['an unknown category with a product', '/prodotti/inesistente/siero-100', 404],
    ['an unknown category with varianti', '/prodotti/inesistente/varianti', 404],
  ])('%s gets the shell for the browser to fill: %s answers %i', async (_, path, status) => {
    const answer = await host.ask(path);
    expect([answer.status, answer.text]).toEqual([status, '<div id="root"></div>']);
  });

  it.each([
    '/nulla',
    '/prodotti/proteine/siero-100/altro',
    '/assets/manca.js',
    '/prodotti.html',
    '/assets/main-abc.js.br',
    '/_data/products',
    '/api',
    '//example.com/',
  ])('%s answers 404 with the not-found page', async (path) => {
    const answer = await host.ask(path);
    expect([answer.status, answer.text]).toEqual([404, '<h1>404 Page Not Found</h1>']);
  });
});

describe('redirects', () => {
  it.each([
    ['/prodotti/', '/prodotti'],
    ['/prodotti/?search=whey&sortBy=name-desc', '/prodotti?search=whey&sortBy=name-desc'],
    ['/categorie', '/prodotti'],
    ['/products', '/prodotti'],
    ['/products/proteine', '/prodotti/proteine'],
    ['/products/aminoacidi?brand=x', '/prodotti/aminoacidi-e-creatina?brand=x'],
    ['/prodotti/energetici', '/prodotti/pre-workout-energetici'],
    ['/prodotti/pre-workout/varianti', '/prodotti/dimagranti/varianti'],
    ['/prodotti/aminoacidi/bcaa', '/prodotti/aminoacidi-e-creatina/bcaa'],
    ['/product/siero-100', '/prodotti/proteine/siero-100'],
    ['/prodotti/supplementi/siero-100?a=1', '/prodotti/proteine/siero-100?a=1'],
    ['/prodotti/proteine/7', '/prodotti/proteine/siero-100'],
  ])('%s moves for good to %s', async (from, to) => {
    const { status, headers } = await host.ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });
});

describe('files', () => {
  it('serves hashed files packed and for ever', async () => {
    const { headers } = await host.ask('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
  });

  it('answers 304 to a visitor who has the file', async () => {
    const { headers } = await host.ask('/assets/main-abc.js');
    const again = await host.ask('/assets/main-abc.js', {
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    'bytes=9-5',
    'bytes=0-1',
    'bytes=-5',
    'bytes=9999999-',
    'bytes=0-0,2-3',
    'x',
    'bytes=-',
  ])('sends the whole file to who asks for the range %s', async (range) => {
    const { status, headers, text } = await host.ask('/assets/main-abc.js', {
      headers: { Range: range },
    });
    expect([status, text.length, headers['content-range']]).toEqual([200, 4000, undefined]);
  });

  it('knows a file by what it holds, in each encoding by a tag of its own', async () => {
    const plain = await host.ask('/assets/main-abc.js');
    const packed = await host.ask('/assets/main-abc.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(plain.headers.etag).toMatch(/^"[\da-f]{40}"$/);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect([plain.headers.vary, packed.headers.vary]).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
    const refused = await host.ask('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': 'br;q=0, gzip' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('has no address for the not-found page, nor for packed files', async () => {
    for (const path of ['/404', '/index', '/assets/main-abc.js.br', '/pages.json']) {
      expect([path, (await host.ask(path)).status]).toEqual([path, 404]);
    }
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/nulla', '/api/health', '/prodotti/']) {
      const { headers } = await host.ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-xyz=';/,
      );
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('sends parts of pages with what holds for them alone', async () => {
    const { headers } = await host.ask('/assets/main-abc.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
    const missing = await host.ask('/assets/manca.js');
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('asks for TLS for good where the visitor came over TLS', async () => {
    const { headers } = await host.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s on a page', async (method) => {
    expect((await host.ask('/', { method })).status).toBe(405);
  });
});

describe('refused requests', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../pages.json',
    '/%zz',
    '/a%00b',
    '/api/../_data/products',
    '/api/%2e%2e/_data/products',
    '/api\\..\\_data/products',
  ])('%s is no address', async (path) => {
    host.requests.length = 0;
    const { status, text } = await host.ask(path);
    expect(status).toBe(400);
    expect(text).toBe('Bad Request');
    expect(host.requests).toEqual([]);
  });

  it('answers a request line that names another host like any unknown path', async () => {
    const { port } = new URL(host.address);
    const line = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => {
        socket.write('GET http://example.com/api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      });
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n')[0] ?? '');
        socket.destroy();
      });
    });
    expect(line).toBe('HTTP/1.1 400 Bad Request');
  });
});
