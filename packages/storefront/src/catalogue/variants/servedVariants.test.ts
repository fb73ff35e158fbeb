import { expect, test } from 'vitest';
import { findVariants } from './findVariants.ts';
import { hasChangedVariants, withStaticStock } from './servedVariants.ts';
import { variantsFromWire } from './normaliseVariant.ts';

const slug = 'gel-trenta';
const wire = findVariants(slug).map(({ flavor, size, price }) => ({
  flavor,
  size,
  price_cents: Math.round(price * 100),
}));
const changed = (variants: unknown) => hasChangedVariants(slug, { slug, variants });

test('a catalogue that says the same leaves the static variants, in any order', () => {
  expect(changed(wire.toReversed())).toBe(false);
});

test.each([
  ['another price', wire.map((one, place) => (place === 1 ? { ...one, price_cents: 1 } : one))],
  ['no price', wire.map(({ flavor, size }) => ({ flavor, size }))],
  ['another flavour', wire.map((one, place) => (place === 1 ? { ...one, flavor: 'Menta' } : one))],
  ['one size less', wire.slice(1)],
  ['one size more', [...wire, { flavor: 'Limone', size: '1 kg', price_cents: 100 }]],
  ['one price for all of it', [{ price_cents: 250 }]],
])('a catalogue that says %s counts', (_, variants) => {
  expect(changed(variants)).toBe(true);
});

test('where either says nothing, the other is all there is', () => {
  expect([undefined, null, [], 'x'].map(changed)).toEqual([false, false, false, false]);
  expect(hasChangedVariants('pippo', { variants: wire })).toBe(false);
  expect(hasChangedVariants(slug, undefined)).toBe(false);
});

test('a size that is sold out stays so at its new price', () => {
  const dearer = variantsFromWire(wire.map((one) => ({ ...one, price_cents: 9900 })));
  const soldOut = withStaticStock(slug, dearer).filter(({ isInStock }) => !isInStock);
  expect(soldOut).toMatchObject([{ flavour: 'Limone', size: 'Box 24 pz', priceCents: 9900 }]);
  expect(withStaticStock('pippo', dearer)).toBe(dearer);
});
