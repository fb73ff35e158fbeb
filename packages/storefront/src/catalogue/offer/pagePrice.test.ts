import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/index.ts';
import type { Product } from '../product.ts';
import type { Variant } from '../variants/variant.ts';
import { pagePrice as priceOn } from './price.ts';

const pagePrice = (own: Product, variant: Variant | undefined) =>
  priceOn(own, variant === undefined ? [] : [variant], variant ?? null, null);

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const product = sampleProduct('normal');

describe('the price of the page', () => {
  it('is the selected variant’s, with its unit price and its former one', () => {
    const price = pagePrice(product, {
      flavour: 'Cacao',
      size: '750 g',
      priceCents: 3740,
      originalPriceCents: 4400,
      isInStock: true,
    });
    expect(plain(price?.text)).toBe('37,40 €');
    expect(plain(price?.struck?.text)).toBe('44,00 €');
    expect(plain(price?.unitText)).toBe('49,87 €/kg');
  });

  it('is the product’s without a variant', () => {
    expect(plain(pagePrice(product, undefined)?.text)).toBe('34,90 €');
  });

  it('is hidden where the first size costs nothing and no variant is selected', () => {
    const free = { ...product, sizes: [{ label: '900 g', priceCents: 0 }] };
    expect(pagePrice(free, undefined)).toBeNull();
  });

  it('is the product’s where the variant has none', () => {
    const price = pagePrice(product, { flavour: 'Cacao', size: '900 g', isInStock: true });
    expect(plain(price?.text)).toBe('34,90 €');
  });

  it('is per kilogram of the size that costs it, not of the first', () => {
    const sizes = [
      { label: '1 kg', priceCents: 4990 },
      { label: '500 g', priceCents: 2990 },
    ];
    const price = pagePrice({ ...product, priceCents: 2990, sizes }, undefined);
    expect(plain(price?.text)).toBe('29,90 €');
    expect(plain(price?.unitText)).toBe('59,80 €/kg');
  });

  it('strikes no price that is not above it', () => {
    const price = pagePrice({ ...product, originalPriceCents: 3490 }, undefined);
    expect(price?.struck).toBeUndefined();
  });

  it('has no unit price for pieces', () => {
    const pieces = { flavour: 'Standard', size: '120 capsule', priceCents: 1990, isInStock: true };
    expect(pagePrice(product, pieces)?.unitText).toBeUndefined();
  });
});
