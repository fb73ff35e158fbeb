import { expect, test } from 'vitest';
import { isVegan, makerClaims, readAvoidance } from './searchClaims.ts';

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

test.each([
  ['Senza lattosio.', ['lattosio']],
  ['Senza soia, latte e glutine', ['soia', 'latte', 'glutine']],
  ['profilo completo, senza soia né glutine.', ['soia', 'glutine']],
  ['Non contiene lattosio', ['lattosio']],
  ['Lactose-free whey', ['lattosio']],
  ['Zero lattosio', ['lattosio']],
  ['senza glutine, croccante e leggero', ['glutine']],
  ['senza zuccheri aggiunti', ['zuccheri aggiunti']],
  ['Senza frutta a guscio', ['frutta a guscio']],
])('%s claims', (text, without) => {
  expect(makerClaims(text).without).toEqual(without);
});

test.each([
  'quasi senza lattosio',
  'Quasi del senza lattosio',
  'praticamente senza lattosio',
  'non è senza lattosio',
  'non senza lattosio',
  'può contenere lattosio',
  'Contiene lattosio',
  'virtually lactose free',
])('%s claims nothing', (text) => {
  expect(makerClaims(text).without).toEqual([]);
});

test.each([
  ['Prodotto vegano', true],
  ['Vegan Blend', true],
  ['per vegani e sportivi', true],
  ['non vegano', false],
  ['Non è un prodotto vegano', false],
  ['non adatto ai vegani', false],
  ['quasi vegano', false],
  ['Veganismo', false],
  ['veganograsso', false],
])('%s is vegan by its maker: %s', (text, expected) => {
  expect(makerClaims(text).isVegan).toBe(expected);
});

test('vegan is one word in its forms, and the beginning of none', () => {
  expect(['vegano', 'vegana', 'vegani', 'vegane', 'vegan'].every(isVegan)).toBe(true);
  expect(['vegan0', 'veganismo', 'vega', ''].some(isVegan)).toBe(false);
});
