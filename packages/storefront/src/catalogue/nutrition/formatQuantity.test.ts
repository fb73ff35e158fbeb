import { expect, it } from 'vitest';
import { formatQuantity } from './formatQuantity.ts';

it.each([
  ['a decimal comma', { amount: 26.1, unit: 'g', raw: '26,1 g' }, '26,1 g'],
  ['a printed zero', { amount: 87, unit: 'g', raw: '87,0 g' }, '87,0 g'],
  ['an English decimal', { amount: 0.5, unit: 'g', raw: '0.50 g' }, '0,50 g'],
  ['thousands, without their point', { amount: 1650, unit: 'kJ', raw: '1.650 kJ' }, '1650 kJ'],
  ['less than', { amount: 0.5, unit: 'g', qualifier: '<', raw: '< 0,5 g' }, '<0,5 g'],
  ['traces', { amount: 0, unit: 'g', qualifier: 'traces', raw: 'tracce' }, 'tracce'],
  ['a range', { amount: 4, max: 8, unit: 'g', raw: '4-8 g' }, '4–8 g'],
  ['no unit', { amount: 3, unit: '', raw: '3' }, '3'],
  ['a value read as text of another amount', { amount: 5.5, unit: 'g', raw: '5.500 g' }, '5,50 g'],
] as const)('prints %s', (_what, quantity, expected) => {
  const { figure, unit } = formatQuantity(quantity);
  expect(`${figure} ${unit}`.trim()).toBe(expected);
});
