import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { italianNumber } from './italianNumber.ts';

test.each([
  [0, {}, '0'],
  [1234.5, {}, '1234,5'],
  [1570, {}, '1570'],
  [37.4, { minDecimals: 2, maxDecimals: 2, points: 'long' }, '37,40'],
  [1234.5, { minDecimals: 2, maxDecimals: 2, points: 'long' }, '1234,50'],
  [12_345.6, { minDecimals: 2, maxDecimals: 2, points: 'long' }, '12.345,60'],
  [1_234_567.89, { minDecimals: 2, maxDecimals: 2, points: 'long' }, '1.234.567,89'],
  [5000, { points: 'always' }, '5.000'],
  [0.0625, { maxDecimals: 1 }, '0,1'],
  [1.005, { minDecimals: 2, maxDecimals: 2 }, '1,01'],
  [3_198_292.55, { maxDecimals: 1 }, '3198292,6'],
  [0.000_000_1, { maxDecimals: 4 }, '0'],
  [100.0001, { maxDecimals: 4 }, '100,0001'],
  [100, { minDecimals: 1, maxDecimals: 4 }, '100,0'],
  [10, { maxDecimals: 1 }, '10'],
] as const)('%d with %o is %s', (value, style, text) => {
  expect(italianNumber(value, style)).toBe(text);
});

const grouping = { never: false, long: 'auto', always: 'always' } as const;

test('says what Intl says, whatever the number and its style', () => {
  const value = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  );
  const decimals = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }));
  const points = fc.constantFrom('never', 'long', 'always');
  fc.assert(
    fc.property(value, decimals, points, (amount, [some, more], style) => {
      const [minDecimals, maxDecimals] = [Math.min(some, more), Math.max(some, more)];
      const intl = new Intl.NumberFormat('it-IT', {
        minimumFractionDigits: minDecimals,
        maximumFractionDigits: maxDecimals,
        useGrouping: grouping[style],
      });
      expect(italianNumber(amount, { minDecimals, maxDecimals, points: style })).toBe(
        intl.format(amount),
      );
    }),
    { numRuns: 500 },
  );
});
