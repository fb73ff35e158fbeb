import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  validMessage,
  postContact,
  sendRaw,
  startFixture,
  type ServerFixture,
} from './testing/serverFixture.ts';

let api: ServerFixture;
beforeAll(async () => {
  api = await startFixture();
});
afterAll(() => api.stop());

describe('refused paths', () => {
  it.each([
    '/api/../package.json',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/..%2f..%2fetc/passwd',
    '/api/..%5c..%5cwindows',
    '/images/products/../../products.json',
    '/images/products/%2e%2e/products.json',
    '/images/products/..%2fproducts.json',
    '/_data/../messages.jsonl',
    '/api/product/%zz',
    '/api/product/%c0%ae%c0%ae',
    '/api/product/a%00b',
    '/api/product/a%0d%0aSet-Cookie:x',
  ])('%s answers 400', async (path) => {
    const { status, text } = await ask(api.address, path);
    expect([status, JSON.parse(text).status]).toEqual([400, 400]);
  });

  it.each([
    '/',
    '/api',
    '/api/',
    '/api/nulla',
    '/api/product',
    '/api/product/__proto__',
    '/api/product/constructor',
    '/api/product/__proto__/details',
    '/api/products/__proto__',
    '/api/products-grouped/constructor',
    '/api/products/proteine/',
    '/api//products',
    '/_datax/products',
    '/images/products/nulla.webp',
    '/images/products/',
    '/images/products',
    '/package.json',
    '/.data/messages.jsonl',
    '/_data/messages',
    '/_data/messages.jsonl',
  ])('%s answers 404', async (path) => {
    const { status, text } = await ask(api.address, path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/node_modules|\.ts:|at /);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a query named or valued %s changes nothing',
    async (word) => {
      const all = await ask(api.address, '/api/products');
      const named = await ask(api.address, `/api/products?${word}=x`);
      expect(named.text).toBe(all.text);
      const brand = await ask(api.address, `/api/products?brand=${word}`);
      expect(brand.status).toBe(400);
      const sort = await ask(api.address, `/api/products?sortBy=${word}`);
      expect(sort.status).toBe(400);
    },
  );
});

describe('methods', () => {
  it.each([
    ['POST', '/api/products'],
    ['PUT', '/api/product/siero-100'],
    ['PATCH', '/api/product/siero-100'],
    ['DELETE', '/api/products'],
    ['GET', '/api/contact'],
    ['DELETE', '/api/contact'],
    ['OPTIONS', '/api/products'],
    ['POST', '/_data/products'],
    ['PUT', '/_data/products/1007'],
    ['PATCH', '/_data/products/1007'],
    ['DELETE', '/_data/products/1007'],
    ['OPTIONS', '/_data/products'],
    ['POST', '/images/x.webp'],
  ])('%s %s answers 405', async (method, path) => {
    const answer = await ask(api.address, path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: method === 'GET' || method === 'OPTIONS' ? '' : '{"id":"1007"}',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toMatch(/^(GET, HEAD|POST)$/);
  });

  it('leave the catalogue as it was', async () => {
    const before = await ask(api.address, '/_data/products/1007');
    await ask(api.address, '/_data/products/1007', { method: 'DELETE' });
    expect((await ask(api.address, '/_data/products/1007')).text).toBe(before.text);
  });
});

describe('malformed HTTP requests', () => {
  it('answers 431 to a huge head', async () => {
    const heard = await sendRaw(
      api.address,
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(heard.split('\r\n')[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  });

  it.each([
    ['noise', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length beside chunks',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    [
      'another site’s address',
      'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
  ])('answers 400 to %s', async (_, bytes) => {
    expect((await sendRaw(api.address, bytes)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  });

  it.each([
    ['head', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'body',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"',
    ],
  ])('cuts off a %s that never ends', async (_, bytes) => {
    const impatient = await startFixture({ requestTimeoutMs: 400 });
    const heard = await sendRaw(impatient.address, bytes);
    await impatient.stop();
    expect(heard.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('answers 413 to a body without a length as soon as it is too large', async () => {
    const heard = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(api.address).port), 'localhost', () => {
        socket.write(
          'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
        );
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
        for (let sent = 0; sent < 5; sent += 1) socket.write(chunk);
      });
      socket.setEncoding('utf8').once('data', (text: string) => {
        resolve(text);
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(heard.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('ends the connection after a 413, also when the body never comes', async () => {
    const heard = await sendRaw(
      api.address,
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n{',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n/s);
  });

  it('survives a client that disconnects', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(api.address).port), 'localhost', () => {
        socket.write(
          'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await postContact(api.address, validMessage)).status).toBe(201);
  });

  it('lets a visitor who sends far too much read the 413', async () => {
    const body = JSON.stringify({ ...validMessage, message: 'x'.repeat(5_000_000) });
    for (let round = 0; round < 5; round += 1) {
      expect((await postContact(api.address, body)).status).toBe(413);
    }
  });
});

describe('an error inside', () => {
  it('is answered without its story', async () => {
    const broken = await startFixture({
      mailer: {
        notifyShop: () => Promise.reject(new Error('secret story')),
        confirmToVisitor: () => Promise.resolve(),
        close: () => {},
      },
    });
    const answer = await postContact(broken.address);
    expect(answer.status).toBe(201);
    expect(answer.text).not.toContain('secret');
    await broken.stop();
  });
});
