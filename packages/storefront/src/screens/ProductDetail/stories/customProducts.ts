import type { WireDetails, WireProduct } from '../../../contract/wire.ts';
import bundled from './bundled.json' with { type: 'json' };

/**
 * What the API of the product page's stories knows: products as a retailer wrote them, and one
 * crafted product per state that no good catalogue has.
 */

const inBothShops = [
  { storeId: 1, isAvailable: true, stockQuantity: 8 },
  { storeId: 2, isAvailable: true, stockQuantity: 5 },
];

const base = {
  id: 7001,
  name: 'Campione',
  slug: 'campione',
  description: 'Un prodotto per provare la pagina.',
  brand_name: 'Nordend',
  category_id: 1,
  category_name: 'Proteine',
  category_slug: 'proteine',
  price: 1990,
  sizes: [{ size: '500 g', price: 1990 }],
  images: [{ src: '/images/products/siero-100.webp' }],
  availability: inBothShops,
} as const satisfies WireProduct;

/** The path of every crafted product. */
export const customProductPath = { category: 'proteine', slug: 'campione' };

/** A seed whose product `campione` differs in these fields. */
export function customSeed(product: WireProduct, details: WireDetails = {}) {
  return {
    products: [{ ...base, ...product }],
    product_details: [{ slug: 'campione', ...details }],
  };
}

/** The retailer's own products. */
export const bundledSeed = bundled;

const flavours = [
  'Cacao',
  'Vaniglia',
  'Fragola',
  'Nocciola',
  'Limone',
  'Cocco',
  'Pistacchio',
  'Neutro',
  'Caffè',
  'Banana',
];

/** Ten flavours in three sizes. */
export const thirtyVariants = flavours.flatMap((flavor, place) =>
  ['500 g', '1 kg', '2 kg'].map((size, sizePlace) => ({
    flavor,
    size,
    price_cents: 1990 + 100 * place + 1500 * sizePlace,
  })),
);

/** Pictures of the variants, on a product that has none of its own. */
export const picturedVariants = [
  {
    flavor: 'Cacao',
    size: '500 g',
    price_cents: 2790,
    image_url: '/images/products/whey-isolate.webp',
  },
  {
    flavor: 'Cacao',
    size: '1 kg',
    price_cents: 4990,
    image_url: '/images/products/whey-isolate.webp',
  },
  {
    flavor: 'Fragola',
    size: '500 g',
    price_cents: 2890,
    image_url: '/images/products/siero-100.webp',
  },
];
