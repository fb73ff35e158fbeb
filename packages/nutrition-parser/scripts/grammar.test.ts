import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parseNutrition } from '../src/index.ts';
import { lineForms } from '../src/nutrition/lines/lineFacts.ts';
import { grammar, grammarFile } from './grammar.ts';

test('the document of the grammar is made from the list of the forms', () => {
  expect(readFileSync(grammarFile, 'utf8')).toBe(grammar());
});

test.each(lineForms)('the example of a $name is of that form', (form) => {
  const match = vi.spyOn(form, 'match');
  parseNutrition(form.example);
  expect(match.mock.results.some(({ value }) => value !== null)).toBe(true);
});
