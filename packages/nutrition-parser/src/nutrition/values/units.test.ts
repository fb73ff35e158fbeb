import { expect, test } from 'vitest';
import { gramsPer, unitOf } from '../../lexicon/units.ts';
import { readUnit } from './units.ts';

/** The unit that starts a text, and how many characters it takes. */
const printed = (text: string, at = 0, end = text.length): string => {
  const found = readUnit(text, at, end);
  return found ? `${found.unit}, to ${found.end}` : 'none';
};

test.each([
  ['%', '%, to 1'],
  ['% VNR', '%, to 1'],
  ['g', 'g, to 1'],
  ['g)', 'g, to 1'],
  ['g.', 'g, to 1'],
  ['gr', 'g, to 2'],
  ['grassi', 'none'],
  ['mg', 'mg, to 2'],
  ['mg/100', 'mg, to 2'],
  ['mgx', 'none'],
  ['MG', 'mg, to 2'],
  ['mg.', 'mg, to 2'],
  ['m', 'none'],
  ['mcg', 'µg, to 3'],
  ['ug', 'µg, to 2'],
  ['µg', 'µg, to 2'],
  ['μg', 'µg, to 2'],
  ['microgrammi', 'µg, to 11'],
  ['kJ', 'kJ, to 2'],
  ['KCAL', 'kcal, to 4'],
  ['Kcal/100g', 'kcal, to 4'],
  ['Kcal.100', 'kcal, to 4'],
  ['U.I.', 'UI, to 4'],
  ['U.I. di', 'UI, to 4'],
  ['UI.', 'UI, to 2'],
  ['u.i', 'UI, to 3'],
  ['IU', 'UI, to 2'],
  ['Unità internazionali', 'UI, to 20'],
  ['Unità', 'none'],
  ['UFC', 'UFC, to 3'],
  ['c.f.u.', 'UFC, to 6'],
  ['ml', 'ml, to 2'],
  ['litri', 'l, to 5'],
  ['g.di', 'g, to 1'],
  ['mg.abc', 'mg, to 2'],
  ['abc.mg', 'none'],
  ['.mg', 'mg, to 3'],
  ['5', 'none'],
  ['', 'none'],
  ['ppm', 'ppm, to 3'],
  ['g÷', 'g, to 1'],
  ['g¹', 'g, to 1'],
  ['mgº', 'mg, to 2'],
  ['mg»', 'mg, to 2'],
  ['g·2', 'g, to 1'],
  ['g´', 'g, to 1'],
  ['g –', 'g, to 1'],
  ['g–5', 'g, to 1'],
  ['mgz', 'none'],
  ['1g', 'none'],
  ['g.mg', 'g, to 1'],
  ['g×2', 'g, to 1'],
])('%j is %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test.each([
  ['mg NE', 'mg, to 5'],
  ['mg NE)', 'mg, to 5'],
  ['mg (NE)', 'mg, to 7'],
  ['mg (NE', 'mg, to 6'],
  ['mg α-TE (100%)', 'mg, to 7'],
  ['µg RE', 'µg, to 5'],
  ['mcg DFE', 'µg, to 7'],
  ['mg  NE', 'mg, to 2'],
  ['mg nette', 'mg, to 2'],
  ['mg N', 'mg, to 2'],
  ['mg (come', 'mg, to 2'],
  ['mg (NE x)', 'mg, to 6'],
  ['mg-NE', 'mg, to 2'],
  ['mg/NE', 'mg, to 2'],
  ['mgNE', 'none'],
  ['mg(NE)', 'mg, to 6'],
  ['mg d-α-TE', 'mg, to 9'],
  ['mg alfa-TEX', 'mg, to 2'],
])('%j says what it is counted as: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('what is before or behind the piece is no unit', () => {
  expect(printed('5mg', 1)).toBe('mg, to 3');
  expect(printed('mcg', 0, 1)).toBe('none');
  expect(printed('mg NE', 0, 3)).toBe('mg, to 2');
  expect(printed('mgx', 0, 2)).toBe('mg, to 2');
  expect(printed('gr', 0, 0)).toBe('none');
  expect(printed('mg (NE)', 0, 6)).toBe('mg, to 6');
  expect(printed('mg (NE)', 0, 4)).toBe('mg, to 2');
  expect(printed('U.I.', 0, 3)).toBe('UI, to 3');
});

test.each([
  ['mg', 'mg'],
  ['Mg', 'mg'],
  ['U.I.', 'UI'],
  ['Kcal', 'kcal'],
  ['chilo', 'kg'],
  ['metri', undefined],
  ['', undefined],
])('the word %j is the unit %s', (word, expected) => {
  expect(unitOf(word)).toBe(expected);
});

test.each([
  ['g', 1],
  ['mg', 1e-3],
  ['µg', 1e-6],
  ['kg', 1e3],
  ['ml', undefined],
  ['kcal', undefined],
])('grams in one %s: %s', (unit, expected) => {
  expect(gramsPer(unit)).toBe(expected);
});
