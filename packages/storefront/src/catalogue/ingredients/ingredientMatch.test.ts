import { expect, test } from 'vitest';
import { additiveNames } from './additiveNames.ts';
import {
  additiveCode,
  ingredientMatcher,
  ingredientNames,
  isAdditiveClass,
  readName,
} from './ingredientMatch.ts';

const matches = (text: string, name: string, code?: string) =>
  ingredientNames(name, code).map(readName).some(ingredientMatcher(text));

test.each([
  ['sucralosio', 'edulcorante: sucralosio', undefined],
  ['sucralosio', 'E955', 'E955'],
  ['Sucralosio', 'edulcorante', 'E955'],
  ['E955', 'sucralosio', undefined],
  ['e 955', 'sucralosio', 'E955'],
  ['E-955', 'E 955', undefined],
  ['sucral', 'SUCRALOSIO', undefined],
  ['guar gomma', 'gomma di guar', undefined],
  ['E322', 'lecitina di SOIA', undefined],
  ['lecitina', 'E322', 'E322'],
  ['lecitina', 'lecitine di SOIA', undefined],
  ['Lecitine', 'lecitina di girasole', undefined],
  ['stevia', 'glicosidi steviolici', undefined],
  ['E150', 'colorante', 'E150d'],
  ['E460', 'cellulosa', 'E460(ii)'],
  ['caramello', 'E150d', 'E150d'],
  ['beta carotene', 'beta-carotene', undefined],
  ['gelatina bov', 'gelatina (bovina)', undefined],
])('%s is %s', (text, name, code) => {
  expect(matches(text, name, code)).toBe(true);
});

test.each([
  ['crosio', 'sucralosio', undefined],
  ['E95', 'E955', 'E955'],
  ['E9', 'sucralosio', undefined],
  ['E955', 'E951', 'E951'],
  ['gomma di guar', 'gomma di xanthan', undefined],
  ['acido citrico', 'citrato di sodio', undefined],
  ['lecitina di soia', 'lecitina di girasole', undefined],
  ['…', 'sucralosio', undefined],
  ['-', 'sucralosio', undefined],
])('%s is not %s', (text, name, code) => {
  expect(matches(text, name, code)).toBe(false);
});

test('the numbers are E-numbers, and their names no number', () => {
  for (const [code, names] of Object.entries(additiveNames)) {
    expect(additiveCode(code)).toBe(code);
    expect(names.map(additiveCode)).toEqual(names.map(() => undefined));
  }
});

test('tells classes from additives', () => {
  expect(
    ['Correttore di acidità', 'edulcoranti', 'agenti di carica', 'aromi', 'lecitina'].map(
      isAdditiveClass,
    ),
  ).toEqual([true, true, true, false, false]);
});
