import { expect, it } from 'vitest';
import { metaDescription } from './metaDescription.ts';

it('is the product’s own description', () => {
  expect(metaDescription('Siero 100', ' Proteine\n del siero. ')).toBe('Proteine del siero.');
});

it('is cut at a word, without a comma before the dots', () => {
  const text = metaDescription('Siero 100', 'Proteine del siero del latte, '.repeat(10));
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/(?:Proteine|del|siero|latte)\.\.\.$/);
});

it('says what the page tells where there is none', () => {
  expect(metaDescription('Siero 100', undefined)).toMatch(/^Siero 100: prezzo, disponibilità/);
});
