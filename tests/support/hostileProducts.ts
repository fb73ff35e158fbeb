/**
 * A feed as an attacker, or a broken export, would send it: scripts, addresses that run, ends of
 * script blocks, a hundred thousand characters, words that no line ends, nulls and wrong types in
 * every place.
 */
const script = '<script>window.poisoned = true</script>';
const image = '<img src="https://evil.example/x.png" onerror="window.poisoned = true">';
const closing = '</script><script>window.poisoned = true</script><!--';
const handler = '"><svg onload=window.poisoned=true>';
const address = 'javascript:window.poisoned=true';
const page = 'data:text/html,<script>alert(1)</script>';
const flood = 'Acqua, ( [ | & di cui <b> '.repeat(4000);
export const unbreakableWord = 'Pneumoultramicroscopicossilicovulcanoconiotico'.repeat(3);

/** The same product with other poisons: what one shape hides, another may let through. */
export const hostileProducts = {
  'markup in every text': {
    id: 6661,
    name: `${script} Veleno ${closing}`,
    slug: 'campione',
    product_group_name: `Veleno ${image} ${closing}`,
    description: `${image} ${script} ${closing}`,
    brand_name: handler,
    category_id: 1,
    category_name: `Proteine ${closing}`,
    category_slug: 'proteine',
    price: 1990,
    sizes: [{ size: script, price: 1990 }],
    images: [{ src: address }, { src: page }, { src: '//evil.example/x.png' }],
    primaryImage: 'https://evil.example/y.png',
    image_url: address,
    has_special_offer: true,
    hasSpecialOffer: true,
    specialOfferText: `${script}${image}`,
    availability: [{ storeId: script, isAvailable: true, stockQuantity: 3 }],
  },
  'a hundred thousand characters': {
    id: flood,
    name: flood,
    slug: 'campione',
    description: flood,
    brand_name: flood,
    category_id: 1,
    category_name: flood,
    category_slug: 'proteine',
    price: 1990,
    sizes: Array.from({ length: 12 }, (_, place) => ({ size: `${flood}${place}`, price: 1990 })),
    images: [{ src: `/${flood}` }],
    hasSpecialOffer: true,
    specialOfferText: flood,
    availability: Array.from({ length: 12 }, () => ({ storeId: flood, stockQuantity: 1e308 })),
  },
  'words without an end': {
    id: 6663,
    name: `Veleno${unbreakableWord}`,
    slug: 'campione',
    description: unbreakableWord,
    brand_name: unbreakableWord,
    category_id: 1,
    category_name: unbreakableWord,
    category_slug: 'proteine',
    price: 1990,
    sizes: [{ size: unbreakableWord, price: 1990 }],
    hasSpecialOffer: true,
    specialOfferText: unbreakableWord,
    availability: [{ storeId: 1, isAvailable: true, stockQuantity: 1e15 }],
  },
  'nulls and wrong types': {
    id: { a: 1 },
    name: 'Veleno',
    slug: 'campione',
    description: 7,
    brand_name: ['x'],
    category_id: [],
    category_name: null,
    category_slug: 'proteine',
    base_price: '12,00',
    min_price_cents: null,
    price: { cents: 3 },
    originalPrice: address,
    sizes: [null, 7, 'x', { size: {}, price: [] }, [[]]],
    images: [null, 4, { src: null }, { src: { href: address } }],
    primaryImage: 12,
    has_special_offer: 'yes',
    specialOfferText: { toString: 'x' },
    availability: [null, { storeId: { a: 1 }, stockQuantity: 'molti' }, { storeId: 1 }],
    isNew: 'true',
    __proto__: { polluted: true },
    constructor: 'x',
  },
} as const;

export const hostileDetails = {
  'markup in every text': {
    slug: 'campione',
    product_group_name: `Gruppo ${closing}`,
    long_description: `${script}\n\n[qui](${address}) ${image}\n\n**CONSIGLIO DELL'ESPERTO:** ${script}`,
    how_to_use: script,
    features: {
      nutritionalHighlights: [script, image],
      modalita_uso: `${image} ${script}`,
      ingredienti: `${script}, LATTE, ${image}. Può contenere tracce di ${script}`,
      avvertenze: `${script}. ${image}`,
      valori_nutrizionali: `<table onclick="window.poisoned=true"><tr><th>Componente${script}<th>Per 100 g</th></tr><tr><td>Proteine ${image}</td><td>80 g</td></tr><tr><td>Grassi<td>1 g<iframe src="${page}"></table>`,
    },
    variants: [
      {
        flavor: script,
        size: closing,
        price_cents: 990,
        image_url: address,
        variant_slug: '../..',
      },
      { flavor: image, size: '500 g', price_cents: 1990, image_url: page },
    ],
  },
  'a hundred thousand characters': {
    slug: 'campione',
    product_group_name: flood,
    long_description: `${flood}\n\n**CONSIGLIO:** ${flood}`,
    features: [flood, `**MODALITÀ D'USO:** ${flood}`, `**INGREDIENTI:** ${flood}`, flood],
    valori_nutrizionali: flood,
    variants: Array.from({ length: 12 }, (_, place) => ({
      flavor: `${place} ${flood}`,
      size: `${flood}${place}`,
      price_cents: 1990,
    })),
  },
  'words without an end': {
    slug: 'campione',
    product_group_name: unbreakableWord,
    long_description: `${unbreakableWord}\n\n**CONSIGLIO:** ${unbreakableWord}`,
    features: {
      nutritionalHighlights: [unbreakableWord],
      modalita_uso: unbreakableWord,
      ingredienti: `${unbreakableWord}, LATTE. Può contenere tracce di ${unbreakableWord}`,
      avvertenze: unbreakableWord,
      valori_nutrizionali: { per_100g: [{ component: unbreakableWord, value: '12 g' }] },
    },
    variants: ['Cacao', unbreakableWord].flatMap((flavor) =>
      ['500 g', unbreakableWord].map((size) => ({ flavor, size, price_cents: 1990 })),
    ),
  },
  'nulls and wrong types': {
    slug: 'campione',
    product_group_name: 5,
    long_description: [null, { a: 1 }],
    how_to_use: { text: script },
    features: {
      nutritionalHighlights: [null, 5, { a: 1 }],
      modalita_uso: [7, ['x']],
      ingredienti: { a: 1 },
      avvertenze: 12,
      caratteristiche_tecniche: { constructor: 'valore', x: null, y: { z: 1 } },
      valori_nutrizionali: [null, 3, { component: {}, value: [] }, [[[]]]],
    },
    product_group_features: [null, 3, { a: 1 }],
    valori_nutrizionali: { per_100g: [null, 3, { component: null, value: {} }] },
    variants: [null, 3, { flavor: {}, size: [] }, { flavor: null, size: null, price_cents: 'x' }],
  },
} as const;

export type HostileProductName = keyof typeof hostileProducts;
export const hostileProductNames = Object.keys(hostileProducts).filter(
  (name): name is HostileProductName => name in hostileDetails,
);
