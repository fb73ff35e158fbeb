import { expect, test } from 'vitest';
import { nutritionUnavailable } from './nutrition.copy.ts';

test('missing nutrition names the slug', () => {
  expect(nutritionUnavailable('iso-soya')).toBe(
    'Valori nutrizionali non disponibili per questo prodotto: iso-soya',
  );
});
