import { describe, expect, test } from 'vitest';
import { printedList } from '../testing/print.ts';

describe('details', () => {
  test.each([
    [
      'allergens in a field of their own',
      { ingredienti: 'riso', allergeni: ['latte', 'soia'], tracce: 'uova' },
      ['riso', 'allergens: milk soybeans', 'traces: eggs'],
    ],
    [
      'allergens twice',
      {
        ingredienti: 'latte',
        allergeni: 'latte. Può contenere latte',
        avvertenze: 'Sciroppo di glucosio di frumento. Può contenere uova',
      },
      ['latte', 'allergens: milk', 'traces: milk eggs'],
    ],
    [
      'exempt allergens in a field',
      { ingredienti: 'riso', allergeni: 'sciroppo di glucosio di frumento' },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'text features',
      { features: 'INGREDIENTI: riso, sale' },
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'features without ingredients',
      { features: 'Buono', ingredienti: 'riso' },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'caratteristiche with a marker',
      { caratteristiche: 'Buono. INGREDIENTI: riso' },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'a flavour that says so',
      { ingredienti: { gusto: 'cacao', Cacao: 'riso, cacao', x: 5 } },
      ['Cacao => riso; cacao', 'allergens:', 'traces:'],
    ],
    [
      'a flavour without list',
      { 'Gusto cacao': '', 'Gusto vaniglia': 'riso' },
      ['Gusto vaniglia => riso', 'allergens:', 'traces:'],
    ],
    ['an empty flavour', { gusto: ' ', ingredienti: 'riso' }, ['riso', 'allergens:', 'traces:']],
    [
      'deep details',
      Array.from({ length: 20 }).reduce<unknown>((features) => ({ features }), {
        ingredienti: 'riso',
      }),
      ['allergens:', 'traces:', '! nothing-read'],
    ],
    [
      'fields in capitals',
      { INGREDIENTI: 'riso', Tracce: 'uova' },
      ['riso', 'allergens:', 'traces: eggs'],
    ],
    [
      'a field in camel case',
      { longDescription: 'Buono. Ingredienti: riso.' },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'features as JSON',
      { features: '{"ingredienti": "riso, sale"}' },
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'a product within its answer',
      { data: { prodotto: { ingredienti: 'riso' } } },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'attributes of a product',
      {
        attributes: [
          { name: 'Peso', value: '30 g' },
          { name: 'Ingredienti', value: 'riso' },
          { name: 'Allergeni', value: 'latte' },
          { name: 'Tracce', value: 'uova' },
          { name: 'Avvertenze', value: 'Bere molto. Può contenere soia.' },
        ],
      },
      ['riso', 'allergens: milk', 'traces: eggs soybeans'],
    ],
    [
      'sections with titles',
      [
        { title: 'Uso', content: 'bere, mangiare' },
        { title: 'Ingredienti', content: '<p>riso, sale</p>' },
      ],
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'a section without content',
      { title: 'Ingredienti', ingredienti: 'riso' },
      ['riso', 'allergens:', 'traces:'],
    ],
    ['a list under no name', { '': 'riso, sale' }, ['allergens:', 'traces:', '! nothing-read']],
    [
      'numbers and texts in tabs',
      { product: { tabs: [5, 'x'], ingredienti: '' } },
      ['allergens:', 'traces:', '! nothing-read'],
    ],
    ['JSON in JSON', '"{\\"ingredienti\\":\\"riso\\"}"', ['riso', 'allergens:', 'traces:']],
    ['JSON that is a text', '"{x"', ['allergens:', 'traces:', '! json-invalid', '! nothing-read']],
    ['broken JSON', "{'ingredienti': 'riso", ['riso', 'allergens:', 'traces:', '! json-invalid']],
    [
      'lists by line with headings',
      {
        features: [
          'Ingredienti gusto cacao: riso, cacao',
          'Ingredienti gusto vaniglia: riso',
          'Avvertenze: nessuna',
        ],
      },
      ['gusto cacao => riso; cacao', 'gusto vaniglia => riso', 'allergens:', 'traces:'],
    ],
    [
      'a marker without text',
      'AVVERTENZE: x. INGREDIENTI:',
      ['allergens:', 'traces:', '! nothing-read'],
    ],
    [
      'two markers',
      'Uso: 30 g.\nINGREDIENTI: riso.\nINGREDIENTI: mais.',
      ['* => riso', '* => mais', 'allergens:', 'traces:'],
    ],
    [
      'only other sections',
      'AVVERTENZE: può contenere latte.',
      ['allergens:', 'traces: milk', '! nothing-read'],
    ],
    ['a JSON text', '"{\\"x\\": 1}"', ['allergens:', 'traces:', '! nothing-read']],
    ['JSON of a number', '[1, 2]', ['1', '2', 'allergens:', 'traces:']],
    [
      'a marker with a remark',
      'Ingredienti (gusto cacao): riso. Ingredienti gusto vaniglia: mais.',
      ['gusto cacao => riso', 'gusto vaniglia => mais', 'allergens:', 'traces:'],
    ],
    [
      'lines up to another marker',
      { features: ['Ingredienti: riso. Ingredienti: mais. Avvertenze: x', '**Altro**', 'sale'] },
      ['riso', 'allergens:', 'traces:'],
    ],
    [
      'a list under a heading',
      "INGREDIENTI\n\n- riso\n- sale\n\nMODALITÀ D'USO\n- x",
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
  ] as [string, unknown, string[]][])('%s', (_, input, expected) => {
    expect(printedList(input)).toEqual(expected);
  });
});
