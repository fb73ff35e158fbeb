import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { processFixture } from './testing/processFixture.ts';
import { ask, startFixture, validMessage } from './testing/serverFixture.ts';

const { run, inFolder } = processFixture();

describe('the process', () => {
  it('answers a request that is under way when it is told to stop, however often, and ends', async () => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const body = JSON.stringify(validMessage);
    const answer = new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
      const { port } = new URL(address);
      const req = request({ port, path: '/api/contact', method: 'POST', headers }, (res) =>
        resolve(res.resume().statusCode ?? 0),
      );
      req.on('error', reject);
      req.write(body.slice(0, 10));
      // Time for the head to arrive, then for the signals: Ctrl-C, and what its parent sends then.
      setTimeout(() => child.kill('SIGINT'), 150);
      setTimeout(() => child.kill('SIGTERM'), 250);
      setTimeout(() => req.end(body.slice(10)), 400);
    });
    expect(await answer).toBe(201);
    const { code, err } = await ended;
    expect(code).toBe(0);
    expect(err).not.toContain('rror');
    await expect(ask(address, '/api/health')).rejects.toThrow('ECONNREFUSED');
  });

  it('says in one sentence that its port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, err } = await run({ API_PORT: String(port) }).ended;
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(`The API cannot start: port ${port} is taken. Set API_PORT to a free one.\n`);
  });
});

describe('the start', () => {
  const wrong = {
    products: [
      { id: 1, name: 'Uno', price: 100 },
      { id: 2, name: 'Due', price: '9,90' },
    ],
    brands: [{ slug: 'x' }],
  };

  it.each([
    ['with wrong fields', JSON.stringify(wrong), ['products[1].price: ', 'brands[0].name: ']],
    ['that is not there', null, ['cannot be read']],
    ['that is no JSON', '{', ['not JSON']],
    ['that is no object', '[]', ['products: missing']],
  ])('refuses a catalogue file %s', async (name, text, reasons) => {
    const catalogueFile = inFolder(`${name}.json`);
    if (text !== null) await writeFile(catalogueFile, text);
    const start = startFixture({ catalogueFile });
    for (const reason of [catalogueFile, ...reasons]) await expect(start).rejects.toThrow(reason);
  });

  it('takes a retailer’s file of 10,000 products, and lists them', async () => {
    const catalogueFile = inFolder('large.json');
    const products = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      name: `Prodotto ${index + 1}`,
      slug: `prodotto-${index + 1}`,
      category_slug: 'proteine',
      price: 180 + index,
    }));
    await writeFile(catalogueFile, JSON.stringify({ products }));
    const api = await startFixture({ catalogueFile });
    const { text } = await ask(api.address, '/api/products');
    await api.stop();
    expect(JSON.parse(text)).toHaveLength(10_000);
  });
});
