import { type Catalogue, readCatalogue } from '../src/backend/index.ts';

const kinds = ['Whey', 'Creatina', 'Caseina', 'Barretta', 'Gel', 'Vitamina C', 'Omega 3', 'Shaker'];
const styles = ['Isolate', 'Pura', 'Notte', 'Croccante', 'Rapido', 'Forte', 'Vegan', 'Classico'];
const flavours = ['Cioccolato', 'Vaniglia', 'Fragola', 'Limone', 'Nocciola', 'Caffè', 'Neutro'];
const categories = [
  'proteine',
  'aminoacidi-e-creatina',
  'alimenti-fit',
  'supplementi',
  'dimagranti',
  'pre-workout-energetici',
  'merchandising-e-cosmetici',
];
const sentences = [
  'Si scioglie in acqua in pochi secondi e lascia poco lattosio.',
  'Senza zuccheri aggiunti, adatta anche in cucina e nello yogurt.',
  'Per chi si allena con i pesi tre o più volte alla settimana.',
  'Una dose al giorno, preferibilmente dopo l’allenamento o a colazione.',
];

/** A shop of `count` products: the same one for the same count. */
export function generateCatalogue(count: number): Catalogue {
  const places = Array.from({ length: count }, (_, place) => place);
  const brands = Array.from({ length: 40 }, (_, place) => ({
    slug: `marca-${place}`,
    name: `Marca ${place}`,
  }));
  const reading = readCatalogue({
    products: places.map((place) => ({
      id: place + 1,
      slug: `prodotto-${place}`,
      name: `${pick(kinds, place)} ${pick(styles, place, 8)} ${place % 500}`,
      description: `${pick(sentences, place)} ${pick(sentences, place, 3)}`,
      brand_name: pick(brands, place, 7).name,
      category_slug: pick(categories, place, 5),
      category_name: pick(categories, place, 5),
      price: 180 + ((place * 7919) % 13_310),
      sizes: [{ size: '750 g', price: 180 + ((place * 7919) % 13_310) }],
      images: [{ src: '/images/products/siero-100.webp' }],
      availability: [{ storeId: 1, isAvailable: true, stockQuantity: place % 20 }],
    })),
    product_details: places.map((place) => ({
      slug: `prodotto-${place}`,
      features: [
        '**INGREDIENTI:** proteine del siero del LATTE, cacao magro, aromi, lecitina di girasole.',
      ],
      variants: [{ flavor: pick(flavours, place, 3), size: '750 g', price_cents: 2490 }],
    })),
    brands,
    categories: categories.map((slug) => ({ slug, name: slug })),
  });
  if (reading.catalogue === null) throw new Error(JSON.stringify(reading.problems.slice(0, 3)));
  return reading.catalogue;
}

function pick<Item>(
  items: readonly [Item, ...Item[]] | readonly Item[],
  place: number,
  step = 1,
): Item {
  const item = items[Math.floor(place / step) % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
