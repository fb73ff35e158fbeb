import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cell } from '../../text/source.ts';
import { readCell } from './cells.ts';
import { scanCell } from './amounts.ts';
import { readSimple, readSimplePair } from './cells.ts';

const digits = fc.stringMatching(/^\d{1,5}(?:[.,]\d{1,3})?$/);
const unit = fc.constantFrom('g', 'mg', 'µg', 'kJ', 'kcal', 'KJ', '');
const gap = fc.constantFrom('', ' ', '  ');
const amount = fc.tuple(digits, gap, unit).map((parts) => parts.join(''));
const slash = fc.constantFrom('/', ' / ', '/ ', ' - ', '  /', ' /100 ');
const pair = fc.tuple(amount, slash, amount).map((parts) => parts.join(''));

const cellOf = (text: string): Cell =>
  new Cell({ raw: text, text, map: null, path: undefined }, 0, text.length);

test('what is read the short way reads the same the long way', () => {
  fc.assert(
    fc.property(fc.oneof(amount, pair), (text) => {
      expect(readCell(cellOf(text), true)).toEqual(scanCell(text, true));
    }),
  );
});

test.each([
  ['24 g', true],
  ['0,55g', true],
  ['1634 kJ', true],
  ['1.634 kJ', false],
  ['24', false],
  ['1234567 g', false],
  ['24 g circa', false],
])('%j is simple: %j', (text, expected) => {
  expect(readSimple(text, 0, text.length) !== null).toBe(expected);
});

test.each([
  ['1634 kJ / 386 kcal', true],
  ['386kcal/1634kJ', true],
  ['1634 kJ', false],
  ['1634 kJ / 386 kJ', false],
  ['24 g / 386 kcal', false],
  ['1634 kJ / 24 g', false],
  ['1634 / 386 kcal', false],
  ['circa 1634 kJ / 386 kcal', false],
  ['1634 kJ                 / 386 kcal', false],
])('%j is a simple pair: %j', (text, expected) => {
  expect(readSimplePair(text, 0, text.length) !== null).toBe(expected);
});
