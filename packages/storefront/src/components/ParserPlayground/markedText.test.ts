import { parseIngredients, parseNutrition } from '@vetta/nutrition-parser';
import { expect, it } from 'vitest';
import { markedText } from './markedText.ts';

function marks(text: string) {
  const nutrition = parseNutrition(text);
  const { value: list } = parseIngredients('');
  return markedText(text, nutrition.value, list, nutrition.diagnostics);
}

it('marks the values where they stand in the text', () => {
  const pieces = marks('Proteine: 80 g\nGrassi: 1,5 g');
  expect(pieces.filter(({ mark }) => mark === 'read').map(({ text }) => text)).toEqual([
    '80 g',
    '1,5 g',
  ]);
});

it('loses no character', () => {
  const text = '| Componente | Per 100 g |\n| --- | --- |\n| Proteine | 80 g |';
  expect(
    marks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

it('marks nothing in an empty text', () => {
  expect(marks('')).toEqual([]);
});
