import { expect, test } from 'vitest';
import { withoutAvoidQuery } from './useAvoidQuery.ts';

const at = 'https://shop.example/prodotti/proteine/iso-soya';

test.each([
  ['?avoid=milk', ''],
  [
    '?avoid=milk,eggs&avoidIngredient=E955&avoidIngredient=a%26b&traces=avoid#ingredienti',
    '#ingredienti',
  ],
  ['?avoid=milk&gusto=Cacao&traces=avoid&formato=1%2C5+kg', '?gusto=Cacao&formato=1%2C5+kg'],
  ['?gusto=Cacao&avoid=milk', '?gusto=Cacao'],
  ['?avoid%3Dmilk%26traces%3Davoid', ''],
  ['?gusto=Cacao&amp;avoid=milk&amp;Traces=avoid', '?gusto=Cacao'],
  ['?gusto=avoid%3Dmilk#a=1', '?gusto=avoid%3Dmilk#a=1'],
])('%s is given away as %s', (query, left) => {
  expect(withoutAvoidQuery(at + query)).toBe(at + left);
});
