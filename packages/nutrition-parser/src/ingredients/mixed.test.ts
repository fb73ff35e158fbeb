import { expect, test } from 'vitest';
import { printedList } from '../testing/print.ts';

const milkPowder = ['latte in polvere', 'zucchero', 'allergens: milk', 'traces:'];

test.each<[string, unknown, string[]]>([
  [
    'the Italian list behind that of another language',
    'EN: milk powder, sugar. IT: latte in polvere, zucchero.',
    milkPowder,
  ],
  [
    'the Italian list behind a marker and another language',
    'Ingredienti: EN: milk powder, sugar. IT: latte in polvere, zucchero.',
    milkPowder,
  ],
  [
    'a letter whose number was written as an entity twice',
    'Ingredienti: caff&amp;#232;, zucchero',
    ['caffè', 'zucchero', 'allergens:', 'traces:'],
  ],
  [
    'a list with a number among its texts',
    { ingredienti: ['latte', 5, 'cacao'] },
    ['latte', 'cacao', 'allergens: milk', 'traces:'],
  ],
])('%s', (_, input, lines) => {
  expect(printedList(input)).toEqual(lines);
});
