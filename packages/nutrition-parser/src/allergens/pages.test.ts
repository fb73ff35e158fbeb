import { expect, test } from 'vitest';
import { declared, inOrder } from '../testing/declared.ts';

const cases: readonly [input: unknown, contains: string, traces: string][] = [
  [
    { testo: '<details><summary>Ingredienti</summary><p>Siero di latte, albume</p></details>' },
    'milk eggs',
    '',
  ],
  [{ html: '<x-title>Ingredienti</x-title><x-body>Avena, sesamo</x-body>' }, 'gluten sesame', ''],
  ['Ingredienti caratterizzanti: taurina, caseina', 'milk', ''],
  ['INGREDIENTI | INGREDIENTS: taurina, caseina', 'milk', ''],
  [{ scheda: 'Compresse da 1 g. Eccipienti: lattosio, amido di mais.' }, 'milk', ''],
  [{ scheda: 'Principi attivi: glucosamina da crostacei. Peso netto 60 g.' }, 'crustaceans', ''],
  [{ recipeIngredient: ['siero di latte', 'cacao'] }, 'milk', ''],
  [{ composition: 'siero di latte, cacao' }, 'milk', ''],
  [
    { 'g:section_name': 'Altro', 'g:attribute_name': 'Allergeni', 'g:attribute_value': 'soia' },
    'soybeans',
    '',
  ],
  [{ attribute_code: 'ingredienti', value: 'albume, aroma' }, 'eggs', ''],
];

test.each(cases)('reads what %j declares', (input, contains, traces) => {
  expect(declared(input)).toEqual(inOrder(contains, traces));
});
