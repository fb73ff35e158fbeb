import { expect, test } from 'vitest';
import { findDeclarations } from './findDeclarations.ts';

const keysIn = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();

/** What a person takes from each: contained, then in traces. */
test.each([
  // [input, contains, traces]
  ['Senza glutine con proteine del latte', 'milk', ''],
  ['Senza glutine con latte e nocciole', 'milk nuts', ''],
  ['Senza zuccheri aggiunti con proteine del latte', 'milk', ''],
  ['Senza conservanti con uova fresche', 'eggs', ''],
  ['Non contiene glutine con proteine della soia', 'soybeans', ''],
  ['Privo di lattosio con proteine del siero di latte', '', ''],
  ['Senza dolci con latte', '', ''],
  ['Non contiene prodotti con latte', '', ''],
  ['Senza glutine con olio di girasole', '', ''],
  ['Senza glutine con latte di cocco', '', ''],
  ['Senza lattosio da sciogliere con latte', '', ''],
  ['Può contenereLATTE', '', 'milk'],
  ['Può contenereLatte e soia', '', 'milk soybeans'],
  ['ContieneSOIA', 'soybeans', ''],
  ['Contiene latte.Può contenere tracce diUOVA', 'milk', 'eggs'],
  ['AllergeniLATTE', 'milk', ''],
  ['Senza lattosioContiene soia', 'soybeans', ''],
  ['Ricco di OmegaDHA', '', ''],
  ['Allergeni: NO glutine, latte', 'milk', ''],
  ['Allergeni: NO glutine, NO lattosio, soia', 'soybeans', ''],
  ['Allergeni: no glutine', '', ''],
  [{ allergeni: 'NO glutine, latte' }, 'milk', ''],
  ['Allergeni: glutine NO, latte', 'milk', ''],
  ['Allergeni: zero lattosio latte', 'milk', ''],
  [{ allergeni: 'zero lattosio latte' }, 'milk', ''],
  [{ allergeni: 'senza glutine latte' }, 'milk', ''],
  ['Contiene soia, zero lattosio', 'soybeans', ''],
  ['Allergeni: zero lattosio e glutine', '', ''],
  ['Senza glutine lattosio soia', '', ''],
  ['Allergeni: informazioni non disponibili, latte', 'milk', ''],
  [{ allergeni: 'informazioni non disponibili, latte' }, 'milk', ''],
  [{ ingredienti: 'informazioni non disponibili, latte' }, 'milk', ''],
  [{ allergeni: 'informazioni non disponibili' }, '', ''],
  ['For allergens see milk in bold', 'milk', ''],
  ['For allergens see MILK, SOY in bold', 'milk soybeans', ''],
  ['Per gli allergeni vedi LATTE in grassetto', 'milk', ''],
  ['For allergens see ingredients in bold', '', ''],
  ['For allergens, see list. Mix with milk.', '', ''],
  ['Per gli allergeni vedi gli ingredienti in grassetto, anche il latte', '', ''],
  [{ senza_glutine: 'no' }, 'gluten', ''],
  [{ senza_lattosio: 'NO', senza_glutine: 'Sì' }, 'milk', ''],
  [{ gluten_free: 'no' }, 'gluten', ''],
  [{ attributi: [{ name: 'Senza lattosio', value: 'No' }] }, 'milk', ''],
  ['Senza glutine: NO', 'gluten', ''],
  ['Senza lattosio: no; senza glutine: sì', 'milk', ''],
  ['| Senza lattosio | No |\n| Senza glutine | Sì |', 'milk', ''],
  [{ senza_glutine: false, gluten_free: null, senza_soia: '' }, '', ''],
  [{ senza_glutine: '-', lactose_free: 'n.d.' }, '', ''],
  [{ senza_glutine: 'sì', gluten_free: true, lactose_free: 'yes' }, '', ''],
  ['Senza glutine: sì', '', ''],
  ['Non contiene sesamo. Allergeni: sedano.', 'celery', ''],
  ['Latte sì soia no', 'milk', ''],
  ['Latte NO Soia SI Uova NO', 'soybeans', ''],
  ['Latte presente soia assente', 'milk', ''],
  ['Senza latte no glutine', '', ''],
  ['Senza glutine (no OGM)', '', ''],
  ['Ingredienti: zucchero, lecitina d sola', 'soybeans', ''],
  ['Contiene lecitina di sola', 'soybeans', ''],
  ['Contiene lecitina, la sola che usiamo', '', ''],
  ['Contiene lecitina da sola', '', ''],
] as const)('%j', (input, contains, traces) => {
  const found = findDeclarations(input);
  expect([found.contains.toSorted(), found.traces.toSorted()]).toEqual([
    keysIn(contains),
    keysIn(traces),
  ]);
});
