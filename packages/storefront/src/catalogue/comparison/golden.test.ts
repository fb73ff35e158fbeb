import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WireLabel } from '../../contract/label.ts';
import { answer } from '../../backend/answer.ts';
import { testCatalogue } from '../../backend/testCatalogue.ts';
import { detailsFromWire } from '../details.ts';
import { productFromWire } from '../product.ts';
import { staticVariantsOf } from '../variants/findVariants.ts';
import { sharedActive } from './actives.ts';
import { comparedLabelFromWire } from './comparedLabel.ts';
import { chooseOffer } from '../offer/chooseOffer.ts';
import { offerFigures } from '../offer/offerFigures.ts';

const bundled = new URL('../../../../../apps/mock-api/catalogue/', import.meta.url);
const list = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, bundled), 'utf8'));
const catalogue = testCatalogue({
  products: list('products'),
  product_details: list('product_details'),
});
const get = (url: string): unknown =>
  JSON.parse(JSON.stringify(answer(catalogue, { method: 'GET', url }).body));

/** What a column of the comparison says of a product in this flavour and size. */
function columnOf(slug: string, named: { flavour?: string; size?: string } = {}) {
  const { product } = productFromWire(get(`/api/product/${slug}`));
  if (product === null) throw new Error(`No product ${slug}`);
  const wire = get(`/api/product/${slug}/details`) as { label: WireLabel };
  const label = comparedLabelFromWire(wire.label);
  const fixed = staticVariantsOf(slug);
  const variants = fixed.length > 0 ? fixed : detailsFromWire(wire).variants;
  const { chosen, offers } = chooseOffer(product, variants, named, null);
  if (chosen === undefined) return undefined;
  const active = sharedActive([label]);
  const figures = offerFigures(chosen, {
    product,
    offers,
    table: label?.table ?? null,
    active: active?.ofColumns[0] ?? null,
    reference: active?.reference,
  });
  return { chosen, figures, active, wire };
}

type Golden = {
  slug: string;
  /** Chosen; without them what the comparison shows first. */
  named?: { flavour?: string; size?: string };
  /** Cents: price, per kilo or litre, per serving, per reference of the active. */
  price: number;
  perUnit: number | null;
  perServing: number | null;
  perActive: number | null;
  /** The active, how it is shown and how it was calculated. */
  active: string | null;
  calculation: string | null;
};

/**
 * Calculated by hand from label and price. Every figure is rounded half up to whole cents once, at
 * the end: 24,90 € ÷ 500 g × 100 ÷ 78 g × 100 = 6,3846… = 6,38 €.
 */
const golden: readonly Golden[] = [
  // 2490/0,5; 500/30 = 16,667 servings: 149,4; 390 g protein: 638,46
  {
    slug: 'premier-whey-80',
    price: 2490,
    perUnit: 4980,
    perServing: 149,
    perActive: 638,
    active: 'protein 100 g',
    calculation: '24,90 € ÷ 500 g × 100 ÷ 78 g × 100',
  },
  // The price changes with the size: 4290/1; 33,33 servings: 128,7; 780 g: 550
  {
    slug: 'premier-whey-80',
    named: { size: '1kg' },
    price: 4290,
    perUnit: 4290,
    perServing: 129,
    perActive: 550,
    active: 'protein 100 g',
    calculation: '42,90 € ÷ 1000 g × 100 ÷ 78 g × 100',
  },
  // 9490/2,5; 83,33 servings: 113,88; 1950 g: 486,67
  {
    slug: 'premier-whey-80',
    named: { flavour: 'Vaniglia', size: '2,5kg' },
    price: 9490,
    perUnit: 3796,
    perServing: 114,
    perActive: 487,
    active: 'protein 100 g',
    calculation: '94,90 € ÷ 2500 g × 100 ÷ 78 g × 100',
  },
  // 2790/0,5; 16,667: 167,4; 435 g: 641,38
  {
    slug: 'whey-isolate',
    price: 2790,
    perUnit: 5580,
    perServing: 167,
    perActive: 641,
    active: 'protein 100 g',
    calculation: '27,90 € ÷ 500 g × 100 ÷ 87 g × 100',
  },
  // The serving is the shop's own, not the label's: none; 630 g: 395,24
  {
    slug: 'iso-soya',
    price: 2490,
    perUnit: 3320,
    perServing: 133,
    perActive: 395,
    active: 'protein 100 g',
    calculation: '24,90 € ÷ 750 g × 100 ÷ 84 g × 100',
  },
  // No serving at all; 250 g: 872
  {
    slug: 'proteine-di-canapa',
    price: 2180,
    perUnit: 4360,
    perServing: null,
    perActive: 872,
    active: 'protein 100 g',
    calculation: '21,80 € ÷ 500 g × 100 ÷ 50 g × 100',
  },
  // 3490/0,9 = 3877,78; 30 servings: 116,33; 720 g: 484,72
  {
    slug: 'siero-100',
    price: 3490,
    perUnit: 3878,
    perServing: 116,
    perActive: 485,
    active: 'protein 100 g',
    calculation: '34,90 € ÷ 900 g × 100 ÷ 80 g × 100',
  },
  // 25 printed servings of one size: 159,6; 615 g: 648,78
  {
    slug: 'caseina-micellare',
    price: 3990,
    perUnit: 5320,
    perServing: 160,
    perActive: 649,
    active: 'protein 100 g',
    calculation: '39,90 € ÷ 750 g × 100 ÷ 82 g × 100',
  },
  // No hundred grams on the label: 25 servings of 22 g = 550 g: 590,9
  {
    slug: 'proteine-di-pisello-e-riso',
    price: 3250,
    perUnit: 4333,
    perServing: 130,
    perActive: 591,
    active: 'protein 100 g',
    calculation: '32,50 € ÷ 25 dosi ÷ 22 g × 100',
  },
  // 240/0,045 = 5333,33; one bar; 14,85 g: 1616,16
  {
    slug: 'barretta-33-proteine',
    named: { size: '45 g' },
    price: 240,
    perUnit: 5333,
    perServing: 240,
    perActive: 1616,
    active: 'protein 100 g',
    calculation: '2,40 € ÷ 45 g × 100 ÷ 33 g × 100',
  },
  // A box of pieces has no kilo: 24 bars of 15 g = 360 g: 1466,67
  {
    slug: 'barretta-33-proteine',
    named: { size: 'Box 24 pz' },
    price: 5280,
    perUnit: null,
    perServing: 220,
    perActive: 1467,
    active: 'protein 100 g',
    calculation: '52,80 € ÷ 24 pezzi ÷ 15 g × 100',
  },
  // Nothing but a serving of no mass: neither serving nor protein can be counted
  {
    slug: 'egg-white',
    price: 3450,
    perUnit: 6900,
    perServing: null,
    perActive: null,
    active: 'protein 100 g',
    calculation: null,
  },
  // 30 servings printed in a note; 240 g EAA: 1245,83
  {
    slug: 'aminoacidi-essenziali',
    price: 2990,
    perUnit: 9967,
    perServing: 100,
    perActive: 1246,
    active: 'eaa 100 g',
    calculation: '29,90 € ÷ 300 g × 100 ÷ 80 g × 100',
  },
  // 100 servings of 3 g creatine = 300 g: 563,33
  {
    slug: 'creatina-monoidrata',
    price: 1690,
    perUnit: 5633,
    perServing: 17,
    perActive: 563,
    active: 'creatine 100 g',
    calculation: '16,90 € ÷ 300 g × 3 g ÷ 3 g × 100',
  },
  // 200 tablets of 5: 40 servings × 3,2 g leucine = 128 g: 1554,69
  {
    slug: 'bcaa-8-1-1',
    named: { size: '200 compresse' },
    price: 1990,
    perUnit: null,
    perServing: 50,
    perActive: 1555,
    active: 'leucine 100 g',
    calculation: '19,90 € ÷ 200 compresse × 5 compresse ÷ 3,2 g × 100',
  },
  // Powder and capsules of one label: 50 servings of 3,5 g, 30 of 4 capsules
  {
    slug: 'citrulline-malate',
    named: { flavour: 'Neutro', size: '175g' },
    price: 2190,
    perUnit: 12_514,
    perServing: 44,
    perActive: 1251,
    active: 'citrullineMalate 100 g',
    calculation: '21,90 € ÷ 175 g × 3,5 g ÷ 3,5 g × 100',
  },
  // Printed in milligrams: per 1 g. 30 servings of 300 mg = 9 g: 187,78
  {
    slug: 'magnesio-bisglicinato',
    price: 1690,
    perUnit: null,
    perServing: 56,
    perActive: 188,
    active: 'magnesium 1 g',
    calculation: '16,90 € ÷ 90 compresse × 3 compresse ÷ 300 mg × 1000',
  },
  // 90 tablets of 200 mg = 18 g: 55
  {
    slug: 'caffeina-200',
    price: 990,
    perUnit: null,
    perServing: 11,
    perActive: 55,
    active: 'caffeine 1 g',
    calculation: '9,90 € ÷ 90 compresse ÷ 200 mg × 1000',
  },
  // In micrograms: per 1 mg. 120 × 50 µg = 6 mg: 231,67
  {
    slug: 'vitamina-d3-2000',
    price: 1390,
    perUnit: null,
    perServing: 12,
    perActive: 232,
    active: 'vitaminD 1 mg',
    calculation: '13,90 € ÷ 120 dosi ÷ 50 µg × 1000',
  },
  // Litres: 50 servings of 20 ml × 8 g = 400 g: 697,5
  {
    slug: 'amino-liquido',
    price: 2790,
    perUnit: 2790,
    perServing: 56,
    perActive: 698,
    active: 'protein 100 g',
    calculation: '27,90 € ÷ 50 dosi ÷ 8 g × 100',
  },
  // A drink with a hundred millilitres and no active
  {
    slug: 'gocce-di-sapore',
    price: 890,
    perUnit: 17_800,
    perServing: null,
    perActive: null,
    active: null,
    calculation: null,
  },
  // 480 g carbohydrates of the 952 g a kilo: 1490 ÷ 4,76
  {
    slug: 'carbo-ciclo',
    price: 1490,
    perUnit: 2980,
    perServing: null,
    perActive: 313,
    active: 'carbohydrate 100 g',
    calculation: '14,90 € ÷ 500 g × 100 ÷ 95,2 g × 100',
  },
  // A thing has neither a kilo nor a label
  {
    slug: 'shaker-massiccio',
    price: 1290,
    perUnit: null,
    perServing: null,
    perActive: null,
    active: null,
    calculation: null,
  },
];

test.each(golden)('$slug $named', ({ slug, named, ...expected }) => {
  const column = columnOf(slug, named);
  if (column === undefined) throw new Error(`No price of ${slug}`);
  const { chosen, figures, active } = column;
  expect({
    price: chosen.cents,
    perUnit: figures.perUnit?.cents ?? null,
    perServing: figures.perServing?.cents ?? null,
    perActive: figures.perActive?.cents ?? null,
    active: active && `${active.key} ${active.reference.amount} ${active.reference.unit}`,
    calculation: figures.perActive?.calculation.replaceAll('\u00a0', ' ') ?? null,
  }).toEqual(expected);
});

test('a size is found however its unit is spaced', () => {
  const slug = golden.find(({ named }) => named?.size === '2,5kg')?.slug ?? '';
  const size = (named: string) => columnOf(slug, { flavour: 'Vaniglia', size: named })?.chosen.size;
  expect([size('2,5 kg'), size('2,5kg')]).toEqual(['2,5kg', '2,5kg']);
  expect(size('9 kg')).not.toBe('2,5kg');
});

test('the page calculates what the API does, for every offer of the bundled catalogue', () => {
  const slugs = Object.keys(get('/api/labels') as object);
  let count = 0;
  for (const slug of slugs) {
    for (const price of columnOf(slug)?.wire.label.facts.prices ?? []) {
      const column = columnOf(slug, price);
      const { size, flavour, cents } = column?.chosen ?? {};
      expect({ slug, size, flavour, cents }).toEqual({
        slug,
        size: price.size,
        flavour: price.flavour,
        cents: price.cents,
      });
      expect(column?.figures.perServing?.cents ?? null).toBe(price.perServingCents);
      const perActive = column?.figures.perActive?.cents ?? null;
      const isPerHundred = column?.active?.reference.grams === 100;
      expect(perActive).toBe(isPerHundred ? price.perActiveCents : perActive);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(200);
});
