import { type Catalogue, readCatalogue } from '../../backend/index.ts';
import { type Product, productFromWire } from '../../catalogue/product.ts';
import { categories } from '../../content/categories.ts';
import { wireDetails, wireGroups } from './details.ts';
import { type SampleName, wireProducts } from './products.ts';

/** A catalogue from whatever a story or a test wants the API to know. Throws where it does not fit. */
export function catalogueOf(seed: Record<string, unknown>): Catalogue {
  const reading = readCatalogue(seed);
  if (reading.catalogue !== null) return reading.catalogue;
  throw new Error(reading.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}

const brands = [
  { slug: 'massiccio', name: 'Massiccio' },
  { slug: 'nordend', name: 'Nordend' },
  { slug: 'serac', name: 'Serac' },
  { slug: 'vetta-nutrition', name: 'Vetta Nutrition' },
  { slug: 'why-sport', name: 'WHY Sport' },
];

export const sampleSeed = {
  products: Object.values(wireProducts),
  product_details: wireDetails,
  product_groups: wireGroups,
  brands,
  categories: categories.map(({ slug, name }) => ({ slug, name })),
};

/** What the API of stories and tests knows unless they say otherwise. */
export const sampleCatalogue = catalogueOf(sampleSeed);

/** A shop that opens tomorrow: every list is empty, every product unknown. */
export const emptyCatalogue = catalogueOf({ ...sampleSeed, products: [], product_groups: [] });

/** The same dozen as the screens know them. */
export function sampleProduct(name: SampleName): Product {
  const { product } = productFromWire(wireProducts[name]);
  if (product === null) throw new Error(`The sample product "${name}" is unreadable.`);
  return product;
}

/** As many products as asked for: a listing that scrolls. */
export function manyProducts(count: number): Record<string, unknown>[] {
  const dozen = Object.values(wireProducts);
  return Array.from({ length: count }, (_, place) => {
    const product = dozen[place % dozen.length];
    const series = String(place + 1).padStart(4, '0');
    return {
      ...product,
      id: 1000 + place,
      slug: `${product?.slug}-${series}`,
      name: `${product?.name} ${series}`,
    };
  });
}
