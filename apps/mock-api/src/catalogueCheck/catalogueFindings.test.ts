import { afterAll, describe, expect, it } from 'vitest';
import {
  catalogueFromJson,
  catalogueImages,
  parseJson,
  readCatalogueText,
} from '../readCatalogue.ts';
import { catalogueFindings } from './catalogueFindings.ts';
import { findingsFixture, validProduct } from './testing/findingsFixture.ts';

const { linesOf, about, remove } = findingsFixture();
afterAll(remove);

const other = { ...validProduct, id: 2, slug: 'altro', name: 'Altro' };

it('finds nothing in a valid catalogue', () => {
  expect(
    linesOf({ products: [validProduct, other], product_details: [{ slug: 'siero' }] }),
  ).toEqual([]);
});

it('finds no error in the bundled catalogue, and only what it leaves out on purpose', async () => {
  const json = parseJson('bundled', await readCatalogueText(undefined));
  const folder = catalogueImages(undefined);
  const findings = catalogueFindings(json, catalogueFromJson('bundled', json), folder);
  expect(findings.map(({ message }) => message)).toEqual([
    ...Array(4).fill('no picture: the card says "Immagine non disponibile"'),
    // A service of the shops has no label.
    expect.stringContaining('No ingredient was found.'),
  ]);
});

describe('a barcode and a stock date', () => {
  it('that are right are nothing to speak of', () => {
    const json = {
      products: [
        { ...validProduct, gtin: '4006381333931', stock_updated_at: '2026-11-03T12:31:00+01:00' },
      ],
      stock_updated_at: '2026-11-03T12:31:00+01:00',
    };
    expect(linesOf(json)).toEqual([]);
  });

  it('with a wrong check digit, that is no date, or that is to come are named', () => {
    expect(about({ gtin: '4006381333932' })[0]).toContain(
      'products[0].gtin: "4006381333932" is no barcode',
    );
    expect(about({ stockUpdatedAt: 'ieri' })[0]).toContain(
      'products[0].stockUpdatedAt: "ieri" is no date',
    );
    // As the page reads it: JavaScript alone would take these for the 2nd of March, and for a moment.
    for (const date of ['2026-02-30T12:00:00Z', '2026-11-03T12:31 PM']) {
      expect(about({ stock_updated_at: date })[0]).toContain(`"${date}" is no date`);
    }
    expect(about({ stock_updated_at: '2999-01-01T00:00:00Z' })[0]).toContain('is to come');
  });
});

describe('a category', () => {
  it.each([
    ['Proteine', 'unknown category "Proteine", did you mean "proteine"?'],
    ['protein', 'unknown category "protein", did you mean "proteine"?'],
    ['Alimenti Fit', 'unknown category "Alimenti Fit", did you mean "alimenti-fit"?'],
    [
      'Pre-workout/Energetici',
      'unknown category "Pre-workout/Energetici", did you mean "pre-workout-energetici"?',
    ],
  ])('%j is findings apart from the one that is meant', (slug, message) => {
    expect(about({ category_slug: slug })).toEqual([
      `warning products[0].category_slug: ${message} (Siero)`,
    ]);
  });

  it('that resembles none is answered with the whole list', () => {
    expect(about({ category_slug: undefined, categorySlug: 'biciclette' })).toEqual([
      'warning products[0].categorySlug: unknown category "biciclette"; known are proteine, aminoacidi-e-creatina, alimenti-fit, supplementi, dimagranti, pre-workout-energetici, merchandising-e-cosmetici (Siero)',
    ]);
  });

  it('that is missing is named, a former slug is none to speak of', () => {
    expect(about({ category_slug: '' })).toEqual([
      'warning products[0].category_slug: no category: the product is shown in "proteine" (Siero)',
    ]);
    expect(about({ category_slug: 'aminoacidi' })).toEqual([]);
  });
});

describe('a slug', () => {
  it('that two products share is an error, and stands first', () => {
    expect(
      linesOf({
        products: [
          { ...validProduct, category_slug: 'protein' },
          { ...other, slug: 'siero' },
        ],
      }),
    ).toEqual([
      'error products[1].slug: "siero" is the slug of products[0] too: the shop shows that one alone (Altro)',
      'warning products[0].category_slug: unknown category "protein", did you mean "proteine"? (Siero)',
    ]);
  });

  it.each([
    ['Siero 100', 'siero-100'],
    ['siero_100', 'siero-100'],
    ['Caffè', 'caffe'],
  ])('%j is odd, and a better one is offered', (slug, better) => {
    expect(about({ slug })).toEqual([
      `warning products[0].slug: "${slug}" makes an odd address; use small letters, figures and hyphens: "${better}" (Siero)`,
    ]);
  });

  it('may not be that of a page', () => {
    expect(about({ slug: 'varianti' })).toEqual([
      'warning products[0].slug: "varianti" is the address of a page of the shop: the product is shown by its id (Siero)',
    ]);
  });
});

describe('a price', () => {
  it.each([
    [{ price: 34 }, 'price', '34 means 0,34 €'],
    [{ basePrice: 99 }, 'basePrice', '99 means 0,99 €'],
    [{ sizes: [{ price: 2490 }, { price: 25 }] }, 'sizes[1].price', '25 means 0,25 €'],
  ])('%j is under 1 €', (change, field, words) => {
    expect(about(change)).toEqual([
      `warning products[0].${field}: ${words.replace(' €', '\u00a0€')}: amounts are cents, 2490 is 24,90 € (Siero)`,
    ]);
  });

  it.each([[[]], [[{ size: '500 g' }]], [undefined]])(
    'with sizes %j is hidden on the product page',
    (sizes) => {
      expect(about({ sizes })).toEqual([
        'warning products[0].sizes: the card shows a price, the product page hides it: give the first size its price, such as [{ "size": "500 g", "price": 2490 }] (Siero)',
      ]);
    },
  );

  it('is shown where a variant has one', () => {
    const variants = [{ flavor: 'Cacao', size: '500 g', price_cents: 2490 }];
    const { sizes: _, ...product } = validProduct;
    expect(
      linesOf({ products: [product], product_details: [{ slug: 'siero', variants }] }),
    ).toEqual([]);
  });
});

it('details without a product are named with the nearest', () => {
  expect(linesOf({ products: [validProduct], product_details: [{ slug: 'sieroo' }] })).toEqual([
    'warning product_details[0].slug: no product has this slug, so the details are never shown, did you mean "siero"? (sieroo)',
  ]);
});

it('a brand that is none of the file’s is named with the nearest', () => {
  const brands = [{ slug: 'pietra-chiara', name: 'Pietra Chiara' }];
  expect(linesOf({ products: [validProduct], brands })).toEqual([
    'warning products[0].brand_name: "Pietrachiara" is none of the file\'s brands, did you mean "Pietra Chiara"? (Siero)',
  ]);
});

it('a label that does not add up is a warning among the others', () => {
  const per_100g = [
    { component: 'Energia', value: '900 kcal' },
    { component: 'Grassi', value: '1 g' },
    { component: 'Carboidrati', value: '1 g' },
    { component: 'Proteine', value: '1 g' },
  ];
  const product_details = [{ slug: 'siero', valori_nutrizionali: { per_100g } }];
  expect(linesOf({ products: [validProduct], product_details })).toEqual([
    expect.stringMatching(/^warning product_details\[0\]: energy-atwater-mismatch: .* \(siero\)$/),
  ]);
});
