import { expect, test } from 'vitest';
import { isVegan, readAvoidance } from './searchClaims.ts';

test.each([
  ['senza lattosio', [{ text: 'lattosio', allergen: 'milk' }], []],
  ['Senza GLUTINE', [{ text: 'glutine', allergen: 'gluten' }], []],
  ['whey senza lattosio cacao', [{ text: 'lattosio', allergen: 'milk' }], ['whey', 'cacao']],
  [
    'senza glutine e lattosio',
    [
      { text: 'glutine', allergen: 'gluten' },
      { text: 'lattosio', allergen: 'milk' },
    ],
    [],
  ],
  ['senza glutine e cacao', [{ text: 'glutine', allergen: 'gluten' }], ['e', 'cacao']],
  ['senza frutta a guscio', [{ text: 'frutta a guscio', allergen: 'nuts' }], []],
  ['senza zuccheri aggiunti', [{ text: 'zuccheri aggiunti' }], []],
  ['senza aspartame', [{ text: 'aspartame' }], []],
])('%s', (query, avoided, words) => {
  expect(readAvoidance(query)).toEqual({ avoided, words });
});

test.each(['senza', 'whey', '', 'lattosio', 'assenza lattosio', 'senza e'])(
  '%j leaves nothing out',
  (query) => {
    expect(readAvoidance(query)).toBeNull();
  },
);

test('vegan is one word in its forms, and the beginning of none', () => {
  expect(['vegano', 'vegana', 'vegani', 'vegane', 'vegan'].every(isVegan)).toBe(true);
  expect(['vegan0', 'veganismo', 'vega', ''].some(isVegan)).toBe(false);
});
