import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, test } from 'vitest';
import { activeFigure, hundredGrams } from './labelFigures.ts';

const table = (head: string, ...rows: readonly string[]) =>
  parseNutrition([head, head.replaceAll(/[^|]+/g, '---'), ...rows].join('\n')).value;

const whey = table(
  '| Componente | Per 100 g | Per 30 g |',
  '| Grassi | 1,2 g | 0,4 g |',
  '| Carboidrati | 2,5 g | 0,8 g |',
  '| Proteine | 87 g | 26,1 g |',
);

test.each([
  ['a serving', whey, 'proteine', '26,1\u00a0g', 'di proteine su 30 g'],
  [
    'a hundred grams',
    table('| Componente | Per 100 g |', '| Proteine | 80 g |'),
    'proteine',
    '80\u00a0g',
    'di proteine su 100 g',
  ],
  [
    'pieces',
    table('| Componente | Per 3 compresse |', '| Magnesio | 300 mg |'),
    'supplementi',
    '300\u00a0mg',
    'di magnesio in 3 compresse',
  ],
])('names what the product is bought for in %s', (_what, label, category, figure, text) => {
  expect(activeFigure(label, category)).toEqual({ figure, text });
});

test('says nothing of a label without the active', () => {
  const label = table('| Componente | Per 100 g |', '| Grassi | 80 g |');
  expect(activeFigure(label, 'proteine')).toBeNull();
});

test('a hundred grams are told where all three are printed', () => {
  expect(hundredGrams(whey)).toEqual([87, 2.5, 1.2]);
  expect(hundredGrams(table('| Componente | Per 100 g |', '| Proteine | 80 g |'))).toBeNull();
});
