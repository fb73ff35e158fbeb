import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueFromJson } from '../../readCatalogue.ts';
import { catalogueFindings } from '../catalogueFindings.ts';
import { findingLine } from '../finding.ts';

/** A product that the check has nothing to say of. */
export const validProduct = {
  id: 1,
  slug: 'siero',
  name: 'Siero',
  brand_name: 'Pietrachiara',
  category_slug: 'proteine',
  price: 2490,
  sizes: [{ size: '500 g', price: 2490 }],
  images: [{ src: '/images/products/siero.jpg' }],
};

/** The check over catalogues that have the picture of the sound product beside them. */
export function findingsFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const images = join(folder, 'images');
  mkdirSync(images);
  writeFileSync(join(images, 'siero.jpg'), '');
  const linesOf = (json: object): readonly string[] =>
    catalogueFindings(json, catalogueFromJson('test', json), images).map(findingLine);
  return {
    images,
    linesOf,
    /** Of the sound product with these changes. */
    about: (change: object) => linesOf({ products: [{ ...validProduct, ...change }] }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
