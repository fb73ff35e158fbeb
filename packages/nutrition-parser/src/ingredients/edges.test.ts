import { describe, expect, test } from 'vitest';
import { printedList } from '../testing/print.ts';

describe('lists at the edge of what labels print', () => {
  test.each([
    [
      'a colon behind a mark alone',
      'riso, *: sale, pepe',
      ['riso', 'allergens:', 'traces:', 'note: *: sale, pepe'],
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
    ['an empty list in JSON', '[]', ['allergens:', 'traces:']],
  ] as const)('%s', (_, input, expected) => {
    expect(printedList(input)).toEqual(expected);
  });
});
