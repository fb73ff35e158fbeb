import { describe, expect, test } from 'vitest';
import { htmlReader } from './html/index.ts';
import { parseLabel, parseNutrition } from './index.ts';

/** Names of rows, then of ingredients, then what is told. */
function read(input: unknown): string {
  const { nutrition, ingredients, diagnostics } = parseLabel(input, { html: htmlReader });
  const rows = nutrition.rows.map(({ key, name }) => key ?? name).join(' ');
  const items = ingredients.ingredients.map(({ name }) => name).join(', ');
  return [rows, items, diagnostics.map(({ code }) => code).join(' ')].join(' | ');
}

describe('a label', () => {
  test.each([
    [
      'a text with headings',
      'Ingredienti: avena 40%, miele. Valori nutrizionali per 100 g: Energia 370 kcal, Grassi 5 g',
      'energyKcal fat | avena, miele | ',
    ],
    ['a list alone', 'Avena 40%, miele 3%, sale', ' | Avena, miele, sale | '],
    [
      'a list with an active',
      'Riso, cacao 8%, vitamina C 80 mg',
      ' | Riso, cacao, vitamina C 80 mg | ',
    ],
    ['lines of a table alone', 'Grassi 5 g\nProteine 80 g', 'fat protein |  | '],
    [
      'pipes alone',
      '| | Per 100 g |\n|---|---|\n| Grassi | 5 g |\n| Sale | 1 g |',
      'fat salt |  | ',
    ],
    [
      'HTML with both',
      '<p>Ingredienti: avena, miele.</p><table><tr><th></th><th>Per 100 g</th></tr><tr><td>Proteine</td><td>8 g</td></tr></table>',
      'protein | avena, miele | ',
    ],
    [
      'an object',
      { ingredienti: 'avena, miele', per_100g: { Proteine: '8 g' } },
      'protein | avena, miele | ',
    ],
    ['nothing', '', ' |  | '],
    ['nothing that is a label', { titolo: '…' }, ' |  | nothing-read'],
  ])('%s', (_, input, expected) => {
    expect(read(input)).toBe(expected);
  });

  test('what a table contains is kept beside it', () => {
    const { ingredients } = parseLabel('Grassi 5 g\nProteine 80 g\nPuò contenere tracce di soia.');
    expect(ingredients.traces).toEqual(['soybeans']);
  });
});

test.each(['Vedi confezione', { a: 'x' }, [[['x']]], 5])('of %j nothing is read', (input) => {
  expect(parseNutrition(input).diagnostics.map(({ code }) => code)).toEqual(['nothing-read']);
});

test.each(['', ' \n', null, undefined, {}, [], { a: [null, ''] }])('%j is empty', (input) => {
  expect(parseNutrition(input).diagnostics).toEqual([]);
});
