import { expect, test } from 'vitest';
import { allergenKeys } from '../../catalogue/allergenKeys.ts';
import { labelFindings } from '../../avoid/label/labelFindings.ts';
import { declarationsFromWire } from '../../catalogue/labels/labelFromWire.ts';
import type { WireLabel } from '../../contract/label.ts';
import { answer } from '../answer.ts';
import { declarationFaults, shopOf, slugOf } from '../testing/declarations/faults.ts';
import { cases, declaringProducts } from '../testing/declarations/products.ts';

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

test('what a list hides, the page of the product quotes', () => {
  const products = [...declaringProducts(cases.length)];
  const shop = shopOf(products);
  const silent = products.filter((product, at) => {
    const url = `/api/product/${slugOf(at)}/details`;
    const { label } = answer(shop, { method: 'GET', url }).body as { label: WireLabel };
    const { readable, contains, traces } = label.facts;
    const quotes = declarationsFromWire(label.declarations);
    const choice = { avoid: allergenKeys, avoidIngredients: [], avoidTraces: true };
    const declared = { readable, contains, traces, quotes };
    const said = labelFindings(label.display.ingredients, choice, declared).allergens;
    return [...contains, ...traces].some((key) => {
      const finding = said.get(key);
      return finding === undefined || finding.says === 'nothing' || finding.quotes.length === 0;
    });
  });
  expect(silent.map(({ what }) => what)).toEqual([]);
});
