import { expect, test } from 'vitest';
import { asOneWord, foldText, queryWords, wordsOf } from './foldText.ts';

test('accents and case are folded, composed or not', () => {
  expect(foldText('MODALITÀ')).toBe('modalita');
  expect(foldText('modalita\u0300')).toBe('modalita');
});

test('words are cut at everything that is no letter and no digit', () => {
  expect(wordsOf("L'albume d’uovo, 33% (box)")).toEqual(['l', 'albume', 'd', 'uovo', '33', 'box']);
});

test('a hyphenated word also counts as one', () => {
  expect(wordsOf('Omega-3')).toEqual(['omega', '3', 'omega3']);
  expect(wordsOf('- — -')).toEqual([]);
  expect(wordsOf('-Omega--3-')).toEqual(['omega', '3', 'omega3']);
});

test('figures that signs join also count as one', () => {
  expect(wordsOf('BCAA 2:1:1')).toEqual(['bcaa', '2', '1', '1', '211']);
  expect(wordsOf('1.000 mg, 2 - 1')).toEqual(['1', '000', 'mg', '2', '1', '1000', '21']);
  expect(wordsOf('2 1 1')).toEqual(['2', '1', '1', '211']);
  expect(wordsOf('20 30')).toEqual(['20', '30']);
  expect(wordsOf('B12, 5g')).toEqual(['b12', '5g']);
});

test.each(["'", '’', '‘', '‛', '`', '´', '′', '＇', 'ʼ', 'ʹ', 'ˈ', 'ꞌ'])(
  'an article before %j is no word of what was typed',
  (sign) => {
    expect(queryWords(`dell${sign}Avena`)).toEqual(['avena']);
    expect(queryWords(`farina d${sign} avena`)).toEqual(['farina', 'avena']);
    expect(wordsOf(`d${sign}Avena`)).toEqual(['d', 'avena']);
  },
);

test('a word that is no article stays, also before an apostrophe', () => {
  expect(queryWords("sant'anna")).toEqual(['sant', 'anna']);
  expect(queryWords('vitamina d')).toEqual(['vitamina', 'd']);
  expect(queryWords("l'")).toEqual(['l']);
  expect(queryWords('dell avena')).toEqual(['avena']);
});

test('figures are one item of what was typed, whatever signs join them', () => {
  for (const typed of ['2:1:1', '2-1-1', '2.1.1', '2 1 1', '2/1/1', '2 : 1 : 1'])
    expect(queryWords(typed)).toEqual(['2 1 1']);
  expect(asOneWord('2 1 1')).toBe('211');
  expect(queryWords('omega-3 700ml')).toEqual(['omega', '3', '700ml']);
});

test.each([
  ['b-12', 'b 12'],
  ['B 12', 'b 12'],
  ['q.10', 'q 10'],
  ['b12', 'b12'],
])('a letter and its figure are one item: %s', (typed, item) => {
  expect(queryWords(`vitamina ${typed}`)).toEqual(['vitamina', item]);
  expect(asOneWord(item)).toBe(typed.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
});

test.each(["dell 'avena", "dell''avena", "dell' avena"])('%s has an article', (typed) => {
  expect(queryWords(typed)).toEqual(['avena']);
});
