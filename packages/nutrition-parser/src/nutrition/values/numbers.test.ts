import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

/** What is at the start of a text: value, its other reading, and how many characters it takes. */
function printed(text: string, at = 0, end = text.length): string {
  const number = readNumber(text, at, end);
  if (!number) return 'none';
  const other = Number.isNaN(number.other) ? '' : ` or ${number.other}`;
  const places = number.decimals > 0 ? `, ${number.decimals} places` : '';
  return `${number.value}${other}${places}, to ${number.end}`;
}

test.each([
  ['24 g', '24, to 2'],
  ['2:1', '2, to 1'],
  ['2/1', '2, to 1'],
  ['g', 'none'],
  ['', 'none'],
  [',', 'none'],
  ['.', 'none'],
  [',a', 'none'],
  [':5', 'none'],
  [',5 g', '0.5, 1 places, to 2'],
  ['.25', '0.25, 2 places, to 3'],
  ['6,2 g', '6.2, 1 places, to 3'],
  ['6, 2', '6, to 1'],
  ['6,', '6, to 1'],
  ['0,125', '0.125, 3 places, to 5'],
  ['1234,567', '1234.567, 3 places, to 8'],
  ['100,125 g', '100.125 or 100125, 3 places, to 7'],
  ['1.650 kJ', '1650 or 1.65, to 5'],
  ['1,650 kJ', '1.65 or 1650, 3 places, to 5'],
  ['0.650', '0.65, 3 places, to 5'],
  ['1.65', '1.65, 2 places, to 4'],
  ['1.6500', '1.65, 4 places, to 6'],
  ['1.234.567', '1234567, to 9'],
  ['1.234.56', '1234 or 1.234, to 5'],
  ['1.234.567,8', '1234567.8, 1 places, to 11'],
  ['1.234,5', '1234.5, 1 places, to 7'],
  ['1.234,', '1234 or 1.234, to 5'],
  ['1,234.5', '1234.5, 1 places, to 7'],
  ['1,234,567', '1234567, to 9'],
  ['1,234,567,8', '1234567, to 9'],
  ['1.234.567 891', '1234567, to 9'],
  ['12345678901234567,25', '12345678901234568, 2 places, to 20'],
])('%j is %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['1 250 mg', '1250, to 5'],
  ["1'250 mg", '1250, to 5'],
  ['1’250 mg', '1250, to 5'],
  ['1-250 mg', '1, to 1'],
  ['1 250,5', '1250.5, 1 places, to 7'],
  ['1 250,', '1250, to 5'],
  ['1 25', '1, to 1'],
  ['1 2500', '1, to 1'],
  ['1 250 000', '1250000, to 9'],
  ['1 250 375', '1250, to 5'],
  ['100 000', '100000, to 7'],
  ['370 471', '370, to 3'],
  ['37 471', '37471, to 6'],
  ['0 250', '0, to 1'],
  ['1234 567', '1234, to 4'],
  ['1234 500', '1234, to 4'],
  ['200 100', '200100, to 7'],
  ["1 250'000", '1250, to 5'],
  ['1  250', '1, to 1'],
])('%j is parted by gaps: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['1 ,5 g', '1.5, 1 places, to 4'],
  ['5 , 2 mg', '5.2, 1 places, to 5'],
  ['5 , 25 kcal', '5.25, 2 places, to 6'],
  ['5 ,2', '5, to 1'],
  ['5 ,2 e', '5, to 1'],
  ['5 .2 g', '5, to 1'],
])('%j was parted at its comma by a scan: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('what is before or behind the piece is not read', () => {
  expect(printed('12345', 1, 3)).toBe('23, to 3');
  expect(printed('1.650', 0, 4)).toBe('1.65, 2 places, to 4');
  expect(printed('1 250', 0, 4)).toBe('1, to 1');
  expect(printed('1,5', 0, 1)).toBe('1, to 1');
  expect(printed(',5', 0, 1)).toBe('none');
  expect(printed('5l', 1)).toBe('none');
  expect(printed('5l g', 1)).toBe('none');
  expect(printed('l,5', 0, 2)).toBe('none');
  expect(printed('12,5', 0, 2)).toBe('12, to 2');
  expect(printed('1 ,5 g', 0, 1)).toBe('1, to 1');
  expect(printed('1.234.567', 0, 5)).toBe('1234 or 1.234, to 5');
  expect(printed('1.234,5', 0, 6)).toBe('1234 or 1.234, to 5');
  expect(printed('1 250 000', 0, 5)).toBe('1250, to 5');
  expect(printed('1 250,5', 0, 5)).toBe('1250, to 5');
  expect(printed('1.234,5', 0, 5)).toBe('1234 or 1.234, to 5');
});

test('the second of two pairs is no thousands', () => {
  expect(printed('1650/390 495/117', 5)).toBe('390, to 8');
  expect(printed('1650/1 500', 5)).toBe('1500, to 10');
  expect(printed('8/2 100/24', 2)).toBe('2, to 3');
  expect(printed('8/2 100 g', 2)).toBe('2100, to 7');
  expect(printed('8-2 100/24', 2)).toBe('2100, to 7');
});
