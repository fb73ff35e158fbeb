import { expect, it } from 'vitest';
import { splitPrice } from './splitPrice.ts';

it.each([
  ['24,90\u00a0€', '24,90', '\u00a0€'],
  ['1.234,00 €', '1.234,00', ' €'],
  ['N/A', 'N/A', ''],
  ['', '', ''],
])('splits %j', (text, figures, currency) => {
  expect(splitPrice(text)).toEqual({ figures, currency });
});
