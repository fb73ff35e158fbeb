import { readCatalogue } from '@vetta/storefront/backend';
import { describe, expect, it } from 'vitest';
import { nutritionFindings } from './nutritionIssues.ts';

function findingsOf(valoriNutrizionali: unknown) {
  const { catalogue } = readCatalogue({
    products: [{ id: 1, name: 'Uno', slug: 'uno' }],
    product_details: [{ slug: 'zero' }, { slug: 'uno', valori_nutrizionali: valoriNutrizionali }],
  });
  if (catalogue === null) throw new Error('the test’s catalogue does not fit');
  return nutritionFindings(catalogue);
}

const label = (energy: string) => ({
  per_100g: [
    { component: 'Energia', value: energy },
    { component: 'Grassi', value: '10 g' },
    { component: 'Carboidrati', value: '10 g' },
    { component: 'Proteine', value: '10 g' },
  ],
});

describe('nutritionFindings', () => {
  it('finds nothing in a label that adds up, and nothing where there is none', () => {
    expect(findingsOf(label('170 kcal'))).toEqual([]);
    expect(findingsOf(undefined)).toEqual([]);
  });

  it('names the product whose energy cannot be', () => {
    expect(findingsOf(label('570 kcal'))).toEqual([
      {
        severity: 'warning',
        path: 'product_details[1]',
        product: 'uno',
        message: expect.stringMatching(/^energy-atwater-mismatch: /),
      },
    ]);
  });
});
