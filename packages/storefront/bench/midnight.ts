import { answer, labelSteps, readCatalogue } from '../src/backend/index.ts';

/**
 * A change of day with 10,000 products of which 3,000 are in promotion: what all offers of the new day take,
 * and the longest request meanwhile. Labels are those of every day.
 */
const count = 10_000;
const promoted = 3000;
const categories = ['proteine', 'aminoacidi-e-creatina', 'alimenti-fit', 'supplementi'];
const promotion = (cents: number) => ({
  promo_price_cents: Math.round(cents * 0.8),
  promo_from: '2026-11-20',
  promo_until: '2026-11-29',
});
const products = Array.from({ length: count }, (_, index) => {
  const price = 180 + ((index * 37) % 13_000);
  return {
    id: index + 1,
    slug: `prodotto-${index + 1}`,
    name: `Siero ${index % 2 === 0 ? 'cacao' : 'vaniglia'} ${index + 1}`,
    category_slug: categories[index % categories.length],
    price,
    sizes: [{ size: '500 g', price }],
    ...(index < promoted && promotion(price)),
  };
});
const product_details = products.map(({ slug }, index) => ({
  slug,
  valori_nutrizionali: `| | per 100 g |\n|---|---|\n| Proteine | ${60 + (index % 30)} g |`,
}));
const reading = readCatalogue({ products, product_details });
if (reading.catalogue === null) throw new Error('the catalogue is refused');
const { catalogue } = reading;
for (const step of labelSteps(catalogue)) void step;

const get = (day: string, url: string) => {
  const began = process.cpuUsage();
  answer(catalogue, { method: 'GET', url, day });
  // Of the processor: other programs on the machine do not count.
  return process.cpuUsage(began).user / 1000;
};
const urls = [
  '/api/products?sortBy=price-asc',
  '/api/products/proteine?priceRange=25-50',
  '/api/product/prodotto-17',
  '/api/products?search=cacao',
  '/api/labels?category=proteine',
  '/api/products?sortBy=protein-price',
];
for (const url of urls) get('2026-11-19', url);

let isWanted = true;
for (const day of ['2026-11-20', '2026-11-30', '2026-11-20']) {
  const times = urls.map((url) => get(day, url));
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const longest = Math.max(...times);
  process.stdout.write(
    `${day}: ${Math.round(total)} ms in all (200 wanted), longest request ${Math.round(longest)} ms (50 wanted): ${times.map(Math.round).join(', ')}\n`,
  );
  isWanted &&= total < 200 && longest < 50;
}
if (!isWanted) process.exitCode = 1;
