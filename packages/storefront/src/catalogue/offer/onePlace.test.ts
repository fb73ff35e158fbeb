import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));
const api = fileURLToPath(new URL('../../../../../apps/mock-api/src/', import.meta.url));

/** The amounts among which somebody could choose. */
const amounts = /\b(?:priceCents|minPriceCents|basePriceCents|originalPriceCents)\b/;

/** Where they are read from outside, kept, or named as a feed spells them; nobody chooses there. */
const readers = [
  'backend/catalogueSchema.ts',
  'catalogue/favourites.ts',
  'catalogue/product.ts',
  'catalogue/storedFavourites.ts',
  'catalogue/variants/normaliseVariant.ts',
  'catalogue/variants/servedVariants.ts',
  'catalogue/variants/variant.ts',
  'catalogueCheck/productFindings.ts',
  'contract/productFields.ts',
  'owner/model/productFields.ts',
  'owner/model/productRows.ts',
];

const isSource = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(?:test|stories)\.tsx?$|^testing\/|\/testing\/|\/stories\//.test(path);

async function mentions(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).filter(isSource);
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return paths.filter((_, place) => amounts.test(texts[place] ?? ''));
}

test('nothing outside catalogue/offer chooses between prices', async () => {
  const found = [...(await mentions(sources)), ...(await mentions(api))];
  const elsewhere = found.filter((path) => !path.startsWith('catalogue/offer/'));
  expect(elsewhere.toSorted()).toEqual(readers);
});
