import { describe, expect, test } from 'vitest';
import { postingsOf, searchDocuments, searchIndexOf } from './search.ts';

const texts = [
  ['Whey Isolate', 'Serac', 'Proteine', 'Siero isolato, 87 g di proteine', 'Cacao amaro'],
  ['Iso Soya', 'Vetta Nutrition', 'Proteine', 'Proteine della soia, senza lattosio'],
  ['Omega-3 Profondo', 'Brinalia', 'Supplementi', 'Olio di pesce'],
  ['Vitamina B12', 'Brinalia', 'Supplementi', 'Compresse da 1000 µg'],
  ['Caffè Élite', 'Tuono Breve', 'Energetici', 'Caffeina dalla pianta di caffè'],
  ["Crema all'Arnica", 'Erbario Quieto', 'Cosmetici'],
];

function found(query: string, documentTexts = texts): string[] {
  const documents = searchDocuments(searchIndexOf(postingsOf(documentTexts)), query);
  return documentTexts.flatMap(([name], place) =>
    name !== undefined && documents?.has(place) === true ? [name] : [],
  );
}

describe('every word must match the start of a word', () => {
  test.each([
    ['whey', ['Whey Isolate']],
    ['WHEY', ['Whey Isolate']],
    ['whe', ['Whey Isolate']],
    ['iso', ['Whey Isolate', 'Iso Soya']],
    ['olate', []],
    ['whey iso', ['Whey Isolate']],
    ['iso whey', ['Whey Isolate']],
    ['proteine', ['Whey Isolate', 'Iso Soya']],
    ['serac whey', ['Whey Isolate']],
    ['brinalia supplementi', ['Omega-3 Profondo', 'Vitamina B12']],
    ['cacao', ['Whey Isolate']],
    ['caffe', ['Caffè Élite']],
    ['CAFFÈ', ['Caffè Élite']],
    ['caffe\u0300', ['Caffè Élite']],
    ['elite', ['Caffè Élite']],
    ['arnica', ["Crema all'Arnica"]],
    ['all’arnica', ["Crema all'Arnica"]],
    ['87', ['Whey Isolate']],
    ['100', ['Vitamina B12']],
    ['omega 3', ['Omega-3 Profondo']],
    ['omega3', ['Omega-3 Profondo']],
    ['omega-3', ['Omega-3 Profondo']],
    ['whey-isolate', ['Whey Isolate']],
    ['whey soya', []],
  ])('%j', (query, names) => {
    expect(found(query)).toEqual(names);
  });
});

describe('an article before an apostrophe, and the signs between figures, do not count', () => {
  const oats = [
    ["Farina d'Avena"],
    ['BCAA 2:1:1'],
    ['BCAA 4:1:1'],
    ['Omega 3, 6 e 9'],
    ['Shaker 2,5 l'],
  ];
  test.each([
    ["dell'avena", ["Farina d'Avena"]],
    ['farina all´avena', ["Farina d'Avena"]],
    ['dellʼavena', ["Farina d'Avena"]],
    ['bcaa 211', ['BCAA 2:1:1']],
    ['bcaa 2:1:1', ['BCAA 2:1:1']],
    ['bcaa 2-1-1', ['BCAA 2:1:1']],
    ['bcaa 2 1 1', ['BCAA 2:1:1']],
    ['bcaa 4.1.1', ['BCAA 4:1:1']],
    ['omega 3-6-9', ['Omega 3, 6 e 9']],
    ['omega 6 9', ['Omega 3, 6 e 9']],
    ['2.5 l', ['Shaker 2,5 l']],
  ])('%j', (query, names) => {
    expect(found(query, oats)).toEqual(names);
  });
});

describe('when nothing matches so, words may be misspelt', () => {
  test.each([
    ['wehy', ['Whey Isolate']],
    ['hwe', []],
    ['whei', ['Whey Isolate']],
    ['protiene', ['Whey Isolate', 'Iso Soya']],
    ['isolat seracc', ['Whey Isolate']],
    ['vitammina', ['Vitamina B12']],
    ['brinallia omega', ['Omega-3 Profondo']],
    ['vitammima', ['Vitamina B12']],
    ['vitxxxina', []],
    ['1vitammina', []],
    ['vitammina1', []],
    ['1001', []],
    ['zzzzzz', []],
  ])('%j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test.each([
    ['omega3', ['Omega 3 da Alga']],
    ['OMEGA3 alga', ['Omega 3 da Alga']],
    ['bcaa2', ['BCAA 2:1:1']],
    ['700ml', ['Shaker 700 ml']],
    ['shaker 700ml', ['Shaker 700 ml']],
    ['24kg', []],
    ['omega5', []],
    ['k2', []],
    ['omgea3', []],
  ])('a space left out before or after a figure: %j', (query, names) => {
    const pieces = [['Omega 3 da Alga'], ['BCAA 2:1:1'], ['Shaker 700 ml'], ['Kit 2 pezzi']];
    expect(found(query, pieces)).toEqual(names);
  });

  test('allows two typos from six letters on, one below', () => {
    const pair = [['Limone'], ['Menta']];
    expect(found('lemome', pair)).toEqual(['Limone']);
    expect(found('minta', pair)).toEqual(['Menta']);
    expect(found('mintu', pair)).toEqual([]);
  });

  test('words with a digit are never treated as typos', () => {
    const codes = [['5abcdef'], ['abcdef5']];
    expect(found('xabcdef', codes)).toEqual([]);
    expect(found('abcdefx', codes)).toEqual([]);
  });

  test('a correctly spelt word stays exact while another is corrected', () => {
    expect(found('soya proteien')).toEqual(['Iso Soya']);
    const alike = [['Avena in fiocchi'], ['Arena in fiocchi']];
    expect(found('avena', alike)).toEqual(['Avena in fiocchi']);
    expect(found('avena fiochi', alike)).toEqual(['Avena in fiocchi']);
  });

  test('then a correctly spelt word may count as a typo of another', () => {
    const pair = [['Cane rosso'], ['Pane bianco']];
    expect(found('cane bianko', pair)).toEqual(['Pane bianco']);
    expect(found('cane bianco', pair)).toEqual(['Pane bianco']);
  });
});

test.each(['', '   ', '%', '"-"', '()'])('%j has no word and finds nothing', (query) => {
  expect(searchDocuments(searchIndexOf(postingsOf(texts)), query)).toBeNull();
});

test('a query of any length is answered for its beginning', () => {
  expect(found(`whey ${'iso '.repeat(100_000)}`)).toEqual(['Whey Isolate']);
  expect(found(`whey${' '.repeat(200)}zzzzzz`)).toEqual(['Whey Isolate']);
  const dozen = [['uno due tre quattro cinque sei sette otto nove dieci undici dodici']];
  const words = dozen.flat().join(' ');
  expect(found(`${words} zzzzzz`, dozen)).toEqual([words]);
  expect(found(words.replace('dodici', 'zzzzzz'), dozen)).toEqual([]);
});
