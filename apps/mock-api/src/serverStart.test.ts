import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { processFixture } from './testing/processFixture.ts';
import { ask } from './testing/serverFixture.ts';

const { run, inFolder } = processFixture();

describe('the start of the process', () => {
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
