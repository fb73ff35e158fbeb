import { expect, test } from 'vitest';
import { declared, inOrder } from '../testing/declared.ts';

/** What is contained stays contained beside words of traces, legends, codes and answers of others. */
const cases: readonly (readonly [input: unknown, contains: string, traces: string])[] = [
  // An answer of presence is contained, whatever a sentence before leaves open.
  ['Può contenere tracce. Latte: presente', 'milk', ''],
  ['May contain traces. Milk: yes', 'milk', ''],
  ['Può contenere tracce. Latte: tracce. Soia: sì', 'soybeans', 'milk'],
  [{ avvertenze: 'Può contenere tracce. Latte: presente. Uova: assente' }, 'milk', ''],
  [{ allergeni: 'Può contenere tracce. Latte: presente' }, 'milk', ''],
  ['Può contenere tracce.\nLatte: presente', 'milk', ''],
  ['Può contenere:\nlatte: sì\nsoia: no', '', 'milk'],
  [{ tracce: 'Latte: presente. Soia: presente' }, '', 'milk soybeans'],
  // Traces of what an answer denies, and what is behind them.
  [{ allergeni: 'Latte: no • possibili tracce' }, '', 'milk'],
  ['Soia: assente — può contenere tracce. Latte: presente', 'milk', 'soybeans'],
  ['Latte: no — tracce', '', 'milk'],
  ['Latte: no · possibili tracce', '', 'milk'],
  ['Latte: no • possibili tracce • Soia: sì', 'soybeans', 'milk'],
  ['Latte: no. Può contenere tracce di soia.', '', 'soybeans'],
  ['Soia: no, possibili tracce. Contiene uova.', 'eggs', 'soybeans'],
];

test.for(cases)('%j', ([input, contains, traces]) => {
  expect(declared(input)).toEqual(inOrder(contains, traces));
});
