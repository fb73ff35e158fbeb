import { describe, expect, test } from 'vitest';
import { parseIngredients } from './parseIngredients.ts';
import { printedList } from '../testing/print.ts';

describe('lists at the edge of what labels print', () => {
  test.each([
    [
      'a bracket without end before what it may contain',
      'riso [mais (orzo. Contiene latte',
      ['riso [mais [orzo]]', 'allergens: gluten milk', 'traces:'],
    ],
    [
      'members with a hyphen in a bracket',
      'conservanti (E202-E211), edulcoranti (sucralosio / acesulfame K)',
      [
        'conservanti <preservative> [E202 {E202}; E211 {E211}]',
        'edulcoranti <sweetener> [sucralosio; acesulfame K]',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a colon behind a mark alone',
      'riso, *: sale, pepe',
      ['riso', 'pepe', 'allergens:', 'traces:', 'note: *: sale'],
    ],
    ['milk of nothing', 'acqua, latte di', ['acqua', 'latte di', 'allergens: milk', 'traces:']],
    [
      'a long strength with an allergen',
      'estratto (tit. 95% polifenoli, 40% catechine, 20% EGCG, 5% caffeina, 3% teanina, 2% saponine, 1% tannini, 1% flavonoidi su base di latte), sale',
      [
        'estratto (tit. 95% polifenoli, 40% catechine, 20% EGCG, 5% caffeina, 3% teanina, 2% saponine, 1% tannini, 1% flavonoidi su base di latte)',
        'sale',
        'allergens: milk',
        'traces:',
      ],
    ],
    [
      'a rule before the marker',
      '-------------- Ingredienti: riso, sale',
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'a bullet before the marker',
      'Dopo è ·Ingredienti: riso, sale',
      ['riso', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'an allergen on the line behind a claim',
      'riso\nsenza zuccheri\nlatte\nsale',
      ['riso', 'latte', 'sale', 'allergens: milk', 'traces:', 'note: senza zuccheri'],
    ],
    [
      'a statement in capitals whose line breaks before a preposition',
      'PUÒ CONTENERE FARINA\nDI FRUMENTO',
      ['allergens:', 'traces: gluten', '! nothing-read'],
    ],
    [
      'an allergen in a bracket behind a claim',
      'Riso, senza zuccheri (latte), sale',
      ['Riso', 'sale', 'allergens: milk', 'traces:'],
    ],
    [
      'a bracket without end in a claim',
      'Riso, senza aromi (naturali, latte',
      ['Riso', 'latte', 'allergens: milk', 'traces:', 'note: senza aromi (naturali'],
    ],
    [
      'what is contained behind a bracket of traces',
      'Riso. Contiene latte (può contenere uova), lupini.',
      ['Riso', 'allergens: milk lupin', 'traces: eggs'],
    ],
    [
      'answers under a head that says nothing',
      'Allergene | Note\nLatte | Sì\nSoia | No',
      ['allergens: milk', 'traces:', '! nothing-read'],
    ],
    [
      'a ticked box drawn as a picture',
      '☑\ufe0f Latte ☐ Soia',
      ['allergens: milk', 'traces:', '! nothing-read'],
    ],
    [
      'spaces within the bracket of a name',
      'estratto ( Rosa Canina L.), sale',
      ['estratto (Rosa Canina L.)', 'sale', 'allergens:', 'traces:'],
    ],
    [
      'shares as numbers',
      { ingredienti: { Riso: 60, Latte: 40 } },
      ['Riso 60%', 'Latte 40%', 'allergens: milk', 'traces:'],
    ],
    ['an empty list in JSON', '[]', ['allergens:', 'traces:', '! nothing-read']],
  ] as const)('%s', (_, input, expected) => {
    expect(printedList(input)).toEqual(expected);
  });
});

test('an object without a prototype under an empty key is no amount', () => {
  const input = { ingredienti: { '': Object.create(null) } };
  expect(parseIngredients(input).value.ingredients).toEqual([]);
});

test('a statement in capitals goes on with the source on the next line', () => {
  const { value } = parseIngredients('PUÒ CONTENERE FARINA\nDI FRUMENTO');
  expect(value.traces).toEqual(['gluten']);
  expect(value.allergens).toEqual([]);
});

test.each(['proteine 92% di cui lattosio ', 'Grassi 3 g di cui saturi 1 g ', 'zucchero e cacao '])(
  'thousands of items without a separator: %j',
  (item) => {
    expect(() => parseIngredients(item.repeat(5000))).not.toThrow();
  },
);
