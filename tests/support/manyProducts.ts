const categories = [
  ['proteine', 'Proteine'],
  ['aminoacidi-e-creatina', 'Aminoacidi e Creatina'],
  ['alimenti-fit', 'Alimenti Fit'],
  ['supplementi', 'Supplementi'],
  ['dimagranti', 'Dimagranti'],
] as const;
const kinds = ['Siero', 'Creatina', 'Barretta', 'Magnesio', 'Carnitina', 'Avena', 'Omega'];
const brands = ['Nordend', 'Serac', 'Alpe Lab', 'Bivacco Tre'];

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('An empty list to pick from.');
  return item;
};

/** A shop of so many products, 'Siero 0001' and so on, each its own in name, brand, price and stock. */
export function manyProducts(count: number) {
  const products = Array.from({ length: count }, (_, place) => {
    const number = String(place + 1).padStart(4, '0');
    const [categorySlug, categoryName] = pick(categories, place);
    const name = `${pick(kinds, place)} ${number}`;
    return {
      id: place + 1,
      name,
      slug: name.toLowerCase().replace(' ', '-'),
      description: `${name}: una descrizione lunga come tante, che sulla scheda non sta per intero e si taglia.`,
      brand_name: pick(brands, place),
      category_slug: categorySlug,
      category_name: categoryName,
      category_id: (place % categories.length) + 1,
      price: 190 + ((place * 37) % 9000),
      sizes: [{ size: '500 g', price: 190 + ((place * 37) % 9000) }],
      images: [],
      availability: [{ storeId: 1, isAvailable: true, stockQuantity: place % 9 }],
      isNew: place % 11 === 0,
    };
  });
  return {
    products,
    product_details: [],
    product_groups: [],
    brands: brands.map((name) => ({ slug: name.toLowerCase().replace(' ', '-'), name })),
    categories: categories.map(([slug, name]) => ({ slug, name })),
  };
}
