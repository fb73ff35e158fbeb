import { expect, test } from 'vitest';
import { declarationFaults } from '../testing/declarations/faults.ts';
import { cases } from '../testing/declarations/products.ts';

/** `DECLARATION_PRODUCTS=100000` asks for more, `DECLARATION_SEED` for others. */
const count = Number(process.env['DECLARATION_PRODUCTS'] ?? 4000);
const seed = Number(process.env['DECLARATION_SEED'] ?? 23);

test(
  'what a product declares outside its list is neither missed nor invented',
  { timeout: 600_000 },
  () => {
    expect(declarationFaults(count, seed)).toEqual({ missed: [], 'false alarm': [] });
  },
);

test('every wording is there several times', () => {
  expect(count / cases.length).toBeGreaterThan(5);
});
