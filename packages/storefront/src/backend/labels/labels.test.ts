import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LabelFacts, WireLabel } from '../../contract/label.ts';
import { labelFromWire } from '../../catalogue/labels/labelFromWire.ts';
import { answer } from '../answer.ts';
import { testCatalogue } from '../testCatalogue.ts';

const bundled = new URL('../../../../../apps/mock-api/catalogue/', import.meta.url);
const list = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, bundled), 'utf8'));

const shop = () =>
  testCatalogue({ products: list('products'), product_details: list('product_details') });

function get(catalogue: ReturnType<typeof shop>, url: string) {
  const { status, body } = answer(catalogue, { method: 'GET', url });
  return { status, body: body as unknown };
}

const factsOf = (catalogue: ReturnType<typeof shop>, query = '') =>
  get(catalogue, `/api/labels${query}`).body as Record<string, LabelFacts>;

/** Calculated by hand from label and price: cents per serving, and per 100 g of the active. */
const golden: [slug: string, size: string, serving: number | null, active: number | null][] = [
  // 42,90 € ÷ 1000 g × 100 ÷ 78,0 g; 1000 g ÷ 30 g = 33,33 servings
  ['premier-whey-80', '1kg', 129, 550],
  // 94,90 € ÷ (2500 × 0,78 = 1950 g) × 100
  ['premier-whey-80', '2,5kg', 114, 487],
  ['premier-whey-80', '500g', 149, 638],
  // 34,90 € ÷ (900 × 0,80 = 720 g) × 100; ÷ 30 servings
  ['siero-100', '900 g', 116, 485],
  // 'Per 40 g**' is this product's own serving: 750 g ÷ 40 g = 18,75 servings
  ['iso-soya', '750 g', 133, 395],
  // 25 printed servings of one size: 39,90 € ÷ 25; 750 × 0,82 = 615 g
  ['caseina-micellare', '750 g', 160, 649],
  // No hundred grams printed: 25 servings × 22 g = 550 g; 32,50 € ÷ 25
  ['proteine-di-pisello-e-riso', '750 g', 130, 591],
  // 24 bars of 45 g: 24 × 15 g = 360 g; 52,80 € ÷ 24
  ['barretta-33-proteine', 'Box 24 pz', 220, 1467],
  // Fixed table, 30 servings noted below it: 300 × 0,80 = 240 g of EAA
  ['aminoacidi-essenziali', '300 g', 100, 1246],
  // 500 g ÷ 3 g = 166,67 servings, of 3 g creatine each
  ['creatina-monoidrata', '500 g', 14, 478],
  // 500 tablets ÷ 5 = 100 servings × 3,2 g leucine
  ['bcaa-8-1-1', '500 compresse', 43, 1341],
  // 120 capsules of a label by capsules
  ['citrulline-malate', '120 capsule', 83, 2371],
  // 300 mg magnesium × 30 servings = 9 g
  ['magnesio-bisglicinato', '90 compresse', 56, 18_778],
  // 1 l ÷ 20 ml = 50 × 8 g protein
  ['amino-liquido', '1 l', 56, 698],
  // Nothing to eat
  ['shaker-massiccio', '700 ml', null, null],
];

test.each(golden)('%s in %s', (slug, size, perServingCents, perActiveCents) => {
  const price = factsOf(shop())[slug]?.prices.find((candidate) => candidate.size === size);
  expect(price).toMatchObject({ perServingCents, perActiveCents });
});

test('facts name allergens, serving and active of a label', () => {
  expect(factsOf(shop())['premier-whey-80']).toMatchObject({
    readable: true,
    food: true,
    contains: ['milk', 'soybeans'],
    traces: ['eggs', 'gluten', 'peanuts'],
    serving: { amount: 30, unit: 'g' },
    per100: { unit: 'g', energyKj: 1686, energyKcal: 399, protein: 78, salt: 0.48 },
    perServing: { protein: 23 },
    active: { key: 'protein', unit: 'g', per100: 78, perServing: 23 },
    reasons: { servingsPerPack: 'no-size' },
  });
});

test('goods that nobody eats are no food, and say why they have no figures', () => {
  expect(factsOf(shop())['shaker-massiccio']).toMatchObject({
    readable: false,
    food: false,
    reasons: { per100: 'no-table', ingredients: 'unreadable' },
  });
});

test('a category gives its own products alone, an unknown one 404, two 400', () => {
  const catalogue = shop();
  const slugs = Object.keys(factsOf(catalogue, '?category=dimagranti'));
  expect(slugs).toContain('fat-burner-stack');
  expect(slugs).not.toContain('premier-whey-80');
  expect(get(catalogue, '/api/labels?category=pippo').status).toBe(404);
  expect(get(catalogue, '/api/labels?category=proteine&category=dimagranti').status).toBe(400);
});

test('every product of the bundled catalogue has a label that the page takes', () => {
  const catalogue = shop();
  const refused = Object.keys(factsOf(catalogue)).filter((slug) => {
    const { body } = get(catalogue, `/api/product/${slug}/details`);
    const wire: unknown = JSON.parse(JSON.stringify(body));
    return labelFromWire((wire as { label?: unknown }).label) === undefined;
  });
  expect(refused).toEqual([]);
});

test('a product without slug is named by its id', () => {
  const catalogue = testCatalogue({ products: [{ id: 7, name: 'Senza slug' }] });
  expect(Object.keys(factsOf(catalogue))).toEqual(['7']);
});

const hostile: [what: string, details: Record<string, unknown>][] = [
  ['1 MB of text', { features: ['**INGREDIENTI**', 'siero di latte, '.repeat(65_000)] }],
  ['50 levels', { valori_nutrizionali: nested(50) }],
  ['markup', { valori_nutrizionali: '<table><tr><td>'.repeat(2000), features: ['<script>x'] }],
  ['prototype keys', JSON.parse('{"valori_nutrizionali":{"__proto__":{"Proteine":"1 g"}}}')],
  [
    '10,000 rows',
    { valori_nutrizionali: Array.from({ length: 10_000 }, (_, row) => `Voce ${row}: ${row} g`) },
  ],
];

function nested(levels: number): unknown {
  return levels === 0 ? 'Proteine: 1 g' : { per_100g: nested(levels - 1) };
}

test.each(hostile)('details of %s leave the other products as they are', (_what, details) => {
  const catalogue = testCatalogue({
    products: [
      { id: 1, slug: 'hostile', name: 'Hostile' },
      { id: 2, slug: 'plain', name: 'Plain' },
    ],
    product_details: [
      { slug: 'hostile', ...details },
      { slug: 'plain', features: ['**INGREDIENTI**', 'siero di latte'] },
    ],
  });
  expect(factsOf(catalogue)['plain']?.contains).toEqual(['milk']);
  expect(get(catalogue, '/api/product/hostile/details').status).toBe(200);
  expect(Object.getPrototypeOf({})).not.toHaveProperty('Proteine');
});

function labelAtPrice(price: number): WireLabel {
  const catalogue = testCatalogue({
    products: [{ id: 1, slug: 'siero', name: 'Siero', price }],
    product_details: [{ slug: 'siero', features: ['**INGREDIENTI**', 'siero di latte'] }],
  });
  return (get(catalogue, '/api/product/siero/details').body as { label: WireLabel }).label;
}

test('a changed price reads no label again', () => {
  const before = labelAtPrice(1000);
  const after = labelAtPrice(2000);
  expect(after.ingredients).toBe(before.ingredients);
  expect(after.facts.prices[0]?.cents).toBe(2000);
});
