import { afterAll, describe, expect, it } from 'vitest';
import { findingsFixture, validProduct } from './testing/findingsFixture.ts';

const { linesOf, about, remove } = findingsFixture();
afterAll(remove);

describe('a field', () => {
  it('that the shop does not read is named with the nearest', () => {
    expect(
      about({
        descripton: 'Siero',
        sizes: [{ size: '500 g', price: 2490, prize: 1 }],
        colore: 'blu',
      }),
    ).toEqual([
      'warning products[0].descripton: unknown field, the shop does not read it, did you mean "description"? (Siero)',
      'warning products[0].colore: unknown field, the shop does not read it (Siero)',
      'warning products[0].sizes[0].prize: unknown field, the shop does not read it, did you mean "price"? (Siero)',
    ]);
  });

  it('of the features of details is, too, also of those of the group', () => {
    const product_details = [
      {
        slug: 'siero',
        features: { ingredientii: 'LATTE', valori_nutrizionali: {} },
        product_group_features: { colore: 'blu' },
      },
    ];
    expect(linesOf({ products: [validProduct], product_details })).toEqual([
      'warning product_details[0].features.ingredientii: unknown field, the shop does not read it, did you mean "ingredienti"? (siero)',
      'warning product_details[0].product_group_features.colore: unknown field, the shop does not read it (siero)',
    ]);
  });

  it('with the ingredients may stand beside the features; allergens are read wherever they stand', () => {
    const product_details = [
      { slug: 'siero', ingredienti: 'Siero di LATTE.', allergeni: 'latte', tracce: 'soia' },
    ];
    const message = 'no field of the shop, only the allergens in it are read (siero)';
    expect(linesOf({ products: [validProduct], product_details })).toEqual([
      `warning product_details[0].allergeni: ${message}`,
      `warning product_details[0].tracce: ${message}`,
    ]);
  });

  it('of details, of variants and of the file is, too', () => {
    const product_details = [
      { slug: 'siero', long_descripton: 'x', variants: [{ flavor: 'A', sise: '1 kg' }] },
    ];
    expect(linesOf({ products: [validProduct], product_details, brand: [] })).toEqual([
      'warning brand: unknown list, the shop does not read it, did you mean "brands"?',
      'warning product_details[0].long_descripton: unknown field, the shop does not read it, did you mean "long_description"? (siero)',
      'warning product_details[0].variants[0].sise: unknown field, the shop does not read it, did you mean "size"? (siero)',
    ]);
  });
});
