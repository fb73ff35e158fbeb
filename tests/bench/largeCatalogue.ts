const kinds = ['Creatina', 'Siero', 'Barretta', 'Caseina', 'Maltodestrine', 'Omega', 'Collagene'];
const flavours = ['Cacao', 'Vaniglia', 'Limone', 'Nocciola', 'Pesca', 'Fragola', 'Neutro', 'Cocco'];
const brands = ['Serac', 'Nordend', 'Massiccio', 'Alpe Lab', 'Bivacco Tre'];
const categories = ['proteine', 'aminoacidi-e-creatina', 'alimenti-fit', 'supplementi'];

/** A catalogue of so many products, each a little different; with details, if they are wanted. */
export function largeCatalogue(count: number, { hasDetails = false } = {}): string {
  const products = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${pick(kinds, index)} ${pick(flavours, Math.floor(index / 7))} ${index + 1}`,
    slug: `prodotto-${index + 1}`,
    description: `${pick(kinds, index)} gusto ${pick(flavours, index)}, formato ${index % 40} da portare con sé.`,
    brand_name: pick(brands, Math.floor(index / 3)),
    category_slug: pick(categories, index),
    price: 180 + ((index * 37) % 13_000),
  }));
  if (!hasDetails) return JSON.stringify({ products });
  const details = products.map(({ slug, description }, index) => ({
    slug,
    long_description: description.repeat(4),
    features: [
      `**INGREDIENTI:** ${pick(kinds, index)}, ${pick(flavours, index)}, emulsionante: lecitina ${index}`,
      '**MODALITÀ D’USO:** una dose al giorno',
    ],
    variants: [{ flavor: pick(flavours, index + 1), size: '500 g', price_cents: 1990 }],
  }));
  return JSON.stringify({ products, product_details: details });
}

/** Search texts of the kind that visitors type, a word and a number; each call gives the next. */
export function createSearches(): () => string {
  const words = [...kinds, ...flavours].map((word) => word.toLowerCase());
  let count = 0;
  return () => {
    count += 1;
    return `${pick(words, count)} ${1 + (count % 9973)}`;
  };
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
