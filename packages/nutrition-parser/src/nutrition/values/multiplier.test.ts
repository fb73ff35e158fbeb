import { expect, test } from 'vitest';
import { readMultiplier } from './numbers.ts';
import { readNumber } from './numbers.ts';

/** The number at the start of a text with what multiplies it, and how many characters both take. */
function printed(text: string, end = text.length): string {
  const plain = readNumber(text, 0, end);
  const number = plain && readMultiplier(text, plain, end);
  return `${number?.value}, to ${number?.end}`;
}

test.each([
  ['5 miliardi UFC', '5000000000, to 10'],
  ['5 miliardi di UFC', '5000000000, to 13'],
  ['5 miliardi di', '5000000000, to 10'],
  ['1 miliardo', '1000000000, to 10'],
  ['5 MLD UFC', '5000000000, to 5'],
  ['5mld.', '5000000000, to 5'],
  ['5 mrd UFC', '5000000000, to 5'],
  ['5 mldi UFC', '5000000000, to 6'],
  ['5 bn CFU', '5000000000, to 4'],
  ['5 billion.', '5000000000, to 9'],
  ['2,5 milioni', '2500000, to 11'],
  ['1 milione', '1000000, to 9'],
  ['3 mln. UFC', '3000000, to 6'],
  ['3 mio UFC', '3000000, to 5'],
  ['3 million CFU', '3000000, to 9'],
  ['50 mila UFC', '50000, to 7'],
  ['50 M UFC', '50000000, to 4'],
  ['50M CFU', '50000000, to 3'],
  ['50 M AFU', '50000000, to 4'],
  ['50 m', '50, to 2'],
  ['50 M di UFC', '50, to 2'],
  ['5 miliardi e altro', '5000000000, to 10'],
  ['5 miliardi di fermenti', '5000000000, to 13'],
  ['1,001 mila', '1001, to 10'],
  ['50 mg', '50, to 2'],
  ['50 mldx', '50, to 2'],
  ['50 @', '50, to 2'],
  ['50 [mld]', '50, to 2'],
  ['50', '50, to 2'],
  ['1,234567 mld', '1234567000, to 12'],
  ['0,0012 mila', '1.2, to 11'],
])('%j is %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['5 x 10^9 UFC', '5000000000, to 8'],
  ['5x10^9', '5000000000, to 6'],
  ['5 X 10^+9', '5000000000, to 9'],
  ['5 × 10⁹', '5000000000, to 7'],
  ['5*10⁹', '5000000000, to 5'],
  ['5 · 10¹⁰ UFC', '50000000000, to 8'],
  ['2,5 x 10E9', '2500000000, to 10'],
  ['5 x 10', '5, to 1'],
  ['5 x 10 g', '5, to 1'],
  ['5 x 3', '5, to 1'],
  ['5 x 20^9', '5, to 1'],
  ['5 x 10^20', '500000000000000000000, to 9'],
  ['5 x 10²⁰', '500000000000000000000, to 8'],
  ['5 x 10^21', '5, to 1'],
  ['5 x 10²¹', '5, to 1'],
  ['5 x 10^', '5, to 1'],
  ['5 x 10^99', '5, to 1'],
  ['5 x 10⁹⁹', '5, to 1'],
  ['5 x 10^a', '5, to 1'],
  ['5 x 10 9 UFC', '5000000000, to 8'],
  ['5 x 109 UFC', '5000000000, to 7'],
  ['5 x 1012 cellule', '5000000000000, to 8'],
  ['5 x 10 9 g', '5, to 1'],
  ['5 x 10 3 UFC', '5, to 1'],
  ['10^9 UFC', '1000000000, to 4'],
  ['10⁹ UFC', '1000000000, to 3'],
  ['1^9', '1, to 1'],
  ['12^9', '12, to 2'],
  ['5e9 UFC', '5000000000, to 3'],
  ['5E10', '50000000000, to 4'],
  ['5e99', '5, to 1'],
  ['5 e9', '5, to 1'],
  ['5e', '5, to 1'],
  ['5ex', '5, to 1'],
])('%j is raised to %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('nothing behind the piece multiplies', () => {
  expect(printed('5 mld', 3)).toBe('5, to 1');
  expect(printed('5e9', 2)).toBe('5, to 1');
  expect(printed('10^9', 2)).toBe('10, to 2');
  expect(printed('5 x 10^9', 6)).toBe('5, to 1');
});

test.each(['1.500 mld', '1.500 x 10^9'])('what is multiplied has one reading: %s', (text) => {
  const number = readNumber(text, 0, text.length);
  expect(number?.other).toBe(1.5);
  const product = number && readMultiplier(text, number, text.length);
  expect([product?.other, product?.decimals]).toEqual([Number.NaN, 0]);
});
