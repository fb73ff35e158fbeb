import { answer, indexSteps, readCatalogue } from '@vetta/storefront/backend';
import { beforeAll, describe, expect, it } from 'vitest';
import { buffersOf, packCatalogue, unpackCatalogue } from './packedCatalogue.ts';
import { parseCatalogue, readCatalogueText } from './readCatalogue.ts';
import { runInSlices } from './catalogueReloader.ts';

/** A catalogue as the other thread gets it. */
async function handOver(catalogue: ReturnType<typeof parseCatalogue>) {
  const packed = packCatalogue(catalogue);
  const received = structuredClone(packed, { transfer: buffersOf(packed) });
  const unpacked = await runInSlices(unpackCatalogue(received));
  await runInSlices(indexSteps(unpacked, received.sorted));
  return unpacked;
}

let bundled: ReturnType<typeof parseCatalogue>;
beforeAll(async () => {
  bundled = parseCatalogue('bundled catalogue', await readCatalogueText(undefined));
});

describe('a catalogue that was handed from one thread to another', () => {
  it('is the same', async () => {
    expect(await handOver(bundled)).toEqual(bundled);
  });

  it.each([
    '/api/products',
    '/api/products?sortBy=price-desc&priceRange=25-50',
    '/api/products/proteine?search=cacao&sortBy=name-desc',
    '/api/products?search=creatnia',
    '/api/products?search=zzzz',
    '/api/brands?category=proteine&search=vaniglia',
    '/api/product/siero-100/details',
    '/api/products-grouped/proteine',
  ])('answers %s the same', async (url) => {
    const request = { method: 'GET', url };
    expect(answer(await handOver(bundled), request)).toEqual(answer(bundled, request));
  });

  it('keeps texts with line breaks of every kind, lone surrogates and an empty list', async () => {
    const name = 'a\nb\r\u2028\u2029c\ud800 d\0';
    const { catalogue } = readCatalogue({
      products: [{ name, ean: null, more: { deep: [1, name] } }],
    });
    if (catalogue === null) throw new Error('refused');
    expect(await handOver(catalogue)).toEqual(catalogue);
  });
});
