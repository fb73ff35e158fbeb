import { writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { processFixture } from './testing/processFixture.ts';
import { ask, validMessage, postContact } from './testing/serverFixture.ts';

const { run, inFolder } = processFixture();

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes what it has begun on %s', async (signal) => {
    const { child, ready, ended } = run({});
    const address = await ready;
    const answer = postContact(address, validMessage);
    const { status } = await answer;
    child.kill(signal);
    const { code, err } = await ended;
    expect([status, code]).toEqual([201, 0]);
    expect(err).not.toContain('rror');
    await expect(ask(address, '/api/health')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request that is under way when it is told to stop', async () => {
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
      // Time for the head to arrive, then for the signal.
      setTimeout(() => child.kill('SIGTERM'), 150);
      setTimeout(() => req.end(body.slice(10)), 300);
    });
    expect(await answer).toBe(201);
    expect((await ended).code).toBe(0);
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

  it('refuses a variable that does not fit in one sentence', async () => {
    const { code, err } = await run({ CONTACT_PER_MINUTE: 'often' }).ended;
    expect([code, err]).toEqual([1, 'CONTACT_PER_MINUTE must be a whole number\n']);
  });

  it('refuses a catalogue file with a wrong field by the field’s path', async () => {
    const file = inFolder('wrong.json');
    await writeFile(
      file,
      JSON.stringify({
        products: [
          { id: 1, name: 'Uno', price: 100 },
          { id: 2, name: 'Due', price: '9,90' },
        ],
        brands: [{ slug: 'x' }],
      }),
    );
    const { code, err } = await run({ CATALOGUE_FILE: file }).ended;
    expect(code).toBe(1);
    expect(err).toContain('products[1].price: ');
    expect(err).toContain('brands[0].name: ');
    expect(err).not.toMatch(/\bat .*\.ts/);
  });

  it.each([
    ['that is not there', null, 'cannot be read'],
    ['that is no JSON', '{', 'not JSON'],
    ['that is no object', '[]', 'products: missing'],
  ])('refuses a catalogue file %s', async (_, text, reason) => {
    const file = inFolder(`odd-${reason.length}.json`);
    if (text !== null) await writeFile(file, text);
    const { code, err } = await run({ CATALOGUE_FILE: file }).ended;
    expect(code).toBe(1);
    expect(err).toContain(file);
    expect(err).toContain(reason);
  });

  it('starts on a retailer’s file of 10,000 products and lists them', async () => {
    const file = inFolder('large.json');
    const products = Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      name: `Prodotto ${index + 1}`,
      slug: `prodotto-${index + 1}`,
      category_slug: 'proteine',
      price: 180 + index,
    }));
    await writeFile(file, JSON.stringify({ products }));
    const { child, ready, ended } = run({ CATALOGUE_FILE: file, DATA_DIR: inFolder('large') });
    const { text } = await ask(await ready, '/api/products');
    expect(JSON.parse(text)).toHaveLength(10_000);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
