import { expect, test } from 'vitest';
import { findVariants, variantsOf } from './findVariants.ts';

const fromDetails = { flavour: 'Cacao', size: '1 kg', isInStock: true };

test('a lookup by slug returns the variants or an empty list', () => {
  expect(findVariants('gel-trenta').length).toBeGreaterThan(1);
  expect(findVariants('pippo')).toEqual([]);
  expect(findVariants('__proto__')).toEqual([]);
  expect(findVariants('constructor')).toEqual([]);
});

test('static variants come before those of the details', () => {
  const [first] = variantsOf('gel-trenta', { variants: [fromDetails] });
  expect(first).toMatchObject({ flavour: 'Mora e caffeina', size: '45 ml', priceCents: 220 });
});

test('without static ones, the variants of the details are offered', () => {
  expect(variantsOf('pippo', { variants: [fromDetails] })).toEqual([fromDetails]);
  expect(variantsOf(undefined)).toEqual([]);
});
