import { answer } from '../src/backend/index.ts';
import { generateCatalogue } from './generateCatalogue.ts';

/**
 * How long `answer` takes for a shop of 10,000 products: medians, and as ratios to a plain pass
 * over the same products (filter by text, sort by name), which any machine can be measured by.
 */
const productCount = 10_000;
const rounds = 201;
const goalMs = 20;

const requests = [
  ['all', '/api/products'],
  ['range and sort', '/api/products?priceRange=25-50&sortBy=price-desc'],
  ['search', '/api/products?search=whey'],
  ['search of two words', '/api/products?search=whey%20isolate'],
  [
    'search, brand, range, sort',
    '/api/products?search=cioc&brand=marca-3&priceRange=25-50&sortBy=price-asc',
  ],
  ['misspelt search', '/api/products?search=creatnia'],
  ['nothing found', '/api/products?search=zzzzzzzz'],
  ['brands of a search', '/api/brands?category=proteine&search=vaniglia'],
  ['one product', '/api/product/prodotto-5000'],
] as const;

const catalogue = generateCatalogue(productCount);
const indexing = timed(() => answer(catalogue, { method: 'GET', url: '/api/health' }));

const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });
const plain = median(5, () =>
  catalogue.products
    .filter((product) => JSON.stringify(product).toLowerCase().includes('whey'))
    .toSorted((a, b) => collator.compare(a.name ?? '', b.name ?? '')),
);

const rows = requests.map(([what, url]) => {
  const ms = median(rounds, () => {
    const { status } = answer(catalogue, { method: 'GET', url });
    if (status !== 200) throw new Error(`${url}: ${status}`);
  });
  return { request: what, 'median ms': ms.toFixed(3), 'ratio to plain': (ms / plain).toFixed(4) };
});

process.stdout.write(`${productCount} products, index built once in ${indexing.toFixed(0)} ms, `);
process.stdout.write(`plain pass ${plain.toFixed(1)} ms, goal below ${goalMs} ms\n\n`);
process.stdout.write('| request | median ms | ratio to plain |\n|---|---:|---:|\n');
for (const row of rows) {
  process.stdout.write(`| ${row.request} | ${row['median ms']} | ${row['ratio to plain']} |\n`);
}
if (rows.some((row) => Number(row['median ms']) >= goalMs)) process.exitCode = 1;

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(count: number, work: () => unknown): number {
  const times = Array.from({ length: count }, () => timed(work)).toSorted((a, b) => a - b);
  return times[Math.floor(count / 2)] ?? 0;
}
