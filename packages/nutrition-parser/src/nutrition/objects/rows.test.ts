import { expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

test.each<[string, unknown, string[]]>([
  [
    'a unit that is a number of the shop',
    [
      { nome: 'Zinco', valore: '10 mg', unita: { id: 3 } },
      { nome: 'Rame', valore: '1 mg', unita: { id: 3 } },
    ],
    ['serving', 'Zinco [zinc] 10 mg', 'Rame [copper] 1 mg'],
  ],
  [
    'amounts under their unit that are none',
    [
      { nome: 'Proteine', g: Number.NaN },
      { nome: 'Sale', mg: 3 },
    ],
    ['serving', 'Sale [salt] 3 mg'],
  ],
  [
    'units under keys of substances that are no nutrients',
    { collagene_value: 5, collagene_unit: 'g', proteins_value: 80, proteins_unit: 'g' },
    ['serving', 'proteins [protein] 80 g', 'collagene [collagen] 5 g'],
  ],
  [
    'an amount as it was entered and with its basis',
    { proteins_100g: 80, proteins: 80, proteins_unit: 'g' },
    ['per100g', 'proteins [protein] 80 g'],
  ],
  [
    'an amount as it was printed and in grams',
    { calcium_value: 420, calcium_unit: 'mg', calcium: 0.42 },
    ['serving', 'calcium [calcium] 420 mg'],
  ],
  [
    'titles that are no texts',
    [
      { title: 3, nome: 'Proteine', valore: '80 g' },
      { title: null, nome: 'Sale', valore: '1 g' },
    ],
    ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
  ],
  [
    'names in code spelling with their basis',
    [
      { nutriente: 'proteine_per_100g', valore: 80, unita: 'g' },
      { nutriente: 'sale_per_100g', valore: 1, unita: 'g' },
    ],
    ['per100g', 'proteine [protein] 80 g', 'sale [salt] 1 g'],
  ],
  [
    'a row that tells the basis of one of its values',
    [{ nome: 'Proteine', per: '100 g', valore: 80, unita: 'g', per_dose_30g: '24 g' }],
    ['per100g "100 g" | serving 30 g', 'Proteine [protein] 80 g | 24 g'],
  ],
  [
    'products with their nutrients, which are no rows',
    [
      { nome: 'Barretta', proteine: '20 g', grassi: '8 g' },
      { nome: 'Biscotto', proteine: '7 g', grassi: '15 g' },
    ],
    ['! nothing-read'],
  ],
  [
    'the size of the serving before the basis of the amounts',
    { serving_size: '30 g', nutrition_data_per: '100 g', proteine: '80 g' },
    ['per100g "100 g"', 'proteine [protein] 80 g'],
  ],
  [
    'flavours one of which is only named',
    {
      gusti: [
        { gusto: 'Cacao', proteine: '20 g', grassi: '5 g' },
        'Vaniglia',
        { gusto: 'Fragola', proteine: '21 g', grassi: '4 g' },
      ],
    },
    [
      'serving "Cacao" | serving "Fragola"',
      'grassi [fat] 5 g | 4 g',
      'proteine [protein] 20 g | 21 g',
    ],
  ],
])('%s', (_, input, lines) => {
  expect(printedTable(input)).toEqual(lines);
});

const text = (words: string): object => ({ type: 'text', text: words });

test.each<[string, unknown]>([
  [
    'a link, a break and an empty paragraph',
    [
      {
        type: 'paragraph',
        children: [
          text('Proteine: '),
          { type: 'link', url: '#', children: [text('80 g')] },
          { type: 'hardBreak' },
          null,
        ],
      },
      { type: 'paragraph', children: [text('Sale: 1 g'), { type: 'paragraph' }] },
    ],
  ],
  [
    'a picture between paragraphs',
    [
      { type: 'paragraph', children: [text('Proteine: 80 g')] },
      { type: 'image', url: 'etichetta.png' },
      { type: 'paragraph', children: [text('Sale: 1 g')] },
    ],
  ],
])('rich text with %s', (_, input) => {
  expect(printedTable(input)).toEqual(['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g']);
});
