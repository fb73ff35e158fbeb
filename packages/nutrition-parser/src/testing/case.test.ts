import { expect, test } from 'vitest';
import { casesOf } from '../../corpus/readCases.ts';
import { caseText, type NewCase } from './case.ts';

const list: NewCase = {
  kind: 'ingredients',
  title: 'a percentage behind a name',
  input: 'Avena 40%, miele',
  reading: ['Avena 40%', 'miele', 'allergens: gluten', 'traces:'],
};

test('a case is written as the corpus reads it', () => {
  const [read] = casesOf('items/percentages.txt', caseText(list));
  expect(read).toMatchObject({ name: list.title, input: list.input });
  expect(read?.sections.get('list')).toEqual(list.reading);
});

test('a table tells its shape', () => {
  const input = '| | per 100 g |\n|---|---|\n| Proteine | 80 g |';
  const [read] = casesOf('', caseText({ ...list, kind: 'nutrition', input, reading: ['per100g'] }));
  expect(read?.input).toBe(input);
  expect(read?.sections.get('form')).toEqual(['pipe-table']);
  expect(read?.sections.get('table')).toEqual(['per100g']);
});

test.each([
  ['lines of the corpus', 'Avena\n--- list\nmiele'],
  ['signs that nobody sees', 'Avena\u00AD, la\u200Btte'],
  ['tabs', 'Avena\t40%'],
  ['blanks at its end', 'Avena '],
])('a text with %s is kept as it is', (_, input) => {
  const [read] = casesOf('', caseText({ ...list, input }));
  expect(read?.input).toBe(input);
});
