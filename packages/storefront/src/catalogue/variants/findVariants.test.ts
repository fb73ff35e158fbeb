import { expect, test } from 'vitest';
import { findVariants, staticVariantsOf } from './findVariants.ts';

test('a lookup by slug returns the variants or an empty list', () => {
  expect(findVariants('gel-trenta').length).toBeGreaterThan(1);
  expect(findVariants('pippo')).toEqual([]);
  expect(findVariants('__proto__')).toEqual([]);
  expect(findVariants('constructor')).toEqual([]);
});

test('the picker gets them in cents', () => {
  const [first] = staticVariantsOf('gel-trenta');
  expect(first).toMatchObject({ flavour: 'Mora e caffeina', size: '45 ml', priceCents: 220 });
  expect(staticVariantsOf('pippo')).toEqual([]);
});
