import { allergens } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { allergenKeys } from './allergenKeys.ts';

test('the keys are those of the parser, in the order of the annex', () => {
  expect(allergenKeys).toEqual(Object.keys(allergens));
});
