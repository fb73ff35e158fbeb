import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

describe('pairs and values', () => {
  test.each([
    [
      'servings that are no number',
      { per_100g: { Proteine: '80 g' }, dosi_per_confezione: {} },
      ['per100g', 'Proteine [protein] 80 g'],
    ],
    [
      'a section that is a number',
      { per_100g: 5, Proteine: '80 g' },
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'percentages of nested pairs',
      { Zinco: { valore: '10 mg', unita: 'mg', vnr: '100%' }, Ferro: { valore: 14, unita: 'mg' } },
      ['serving | nrv', 'Zinco [zinc] 10 mg (100%)', 'Ferro [iron] 14 mg'],
    ],
    [
      'nested pairs by column',
      { Proteine: { per_100g: '80 g', per_dose: '24 g', note: 'x' }, Sale: { x: {} } },
      ['per100g | serving', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'an energy without amount',
      { Energia: { kJ: null, kcal: 370 } },
      ['serving', 'Energia [energyKcal] 370 kcal'],
    ],
    [
      'a pair that is no nutrient',
      {
        colore: 'bianco',
        gusto: 'cacao con note di nocciola e molto altro che qui non si puo dire 5',
        Proteine: '80 g',
      },
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'numbers that are none',
      { Proteine: -5, Sale: Number.NaN, Grassi: Infinity, Fibre: 2 },
      ['serving', 'Fibre [fibre] 2 g?'],
    ],
    [
      'rows of cells that are numbers',
      [
        ['Proteine', 80, null],
        ['Sale', true, '1 g'],
      ],
      ['serving | other', 'Proteine [protein] 80 g? | -', 'Sale [salt] - | 1 g'],
    ],
    [
      'a label of its own that is a number',
      [{ porzione: 30 }, { componente: 'Proteine', valore: '24 g' }],
      ['serving', 'Proteine [protein] 24 g'],
    ],
    [
      'percent as number, text and nothing',
      [
        { nome: 'Zinco', valore: '10 mg', vnr: 100 },
        { nome: 'Ferro', valore: '14 mg', vnr: 'abc' },
        { nome: 'Rame', valore: '1 mg', vnr: -1 },
        { nome: 'Iodio', valore: '150 µg', vnr: {} },
        { nome: 'Selenio', valore: '55 µg', vnr: ' ' },
      ],
      [
        'serving | nrv',
        'Zinco [zinc] 10 mg (100%)',
        'Ferro [iron] 14 mg',
        'Rame [copper] 1 mg',
        'Iodio [iodine] 150 µg',
        'Selenio [selenium] 55 µg',
      ],
    ],
    [
      'a unit pair and a pair of numbers',
      [{ nome: 'Energia', valore: '1570/370', unita: 'kJ/kcal' }],
      ['serving', 'Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'],
    ],
    [
      'a unit pair for what is no energy',
      [{ nome: 'Proteine', valore: '80', unita: 'kJ/kcal' }],
      ['serving', 'Proteine [protein] 80 g?'],
    ],
    [
      'names and units that are no texts',
      [
        { nome: 5, valore: '1 g' },
        { nome: 'Sale', unita: 5, valore: '1 g' },
      ],
      ['serving', 'Sale [salt] 1 g'],
    ],
    [
      'a row whose serving has no unit',
      {
        rows: [
          { nutriente: 'Porzione consigliata', quantita: '100 kcal' },
          { nutriente: 'Sale', quantita: '1 g' },
        ],
      },
      ['serving', 'Sale [salt] 1 g', 'Porzione consigliata [] 100 kcal', '! unit-implausible'],
    ],
    [
      'a later row with a percentage',
      { per_100g: { Zinco: '10 mg' }, per_dose: { Zinco: '3 mg (30% VNR)' } },
      ['per100g | serving', 'Zinco [zinc] 10 mg | 3 mg (30%)'],
    ],
    [
      'percentages of every column',
      [{ nome: 'Zinco', per_100g: '10 mg (100%)', per_dose: 'n.d.' }],
      ['per100g | serving', 'Zinco [zinc] 10 mg | - (100%)'],
    ],
    [
      'a wrapper of a number',
      { valori_nutrizionali: 5, Sale: '1 g' },
      ['serving', 'Sale [salt] 1 g'],
    ],
    ['JSON that holds a number', '[5, 6]', ['title: [5, 6]', '! nothing-read']],
    [
      'broken JSON in an object',
      { per_100g: "{'Sale': '1 g'" },
      ['per100g', 'Sale [salt] 1 g', '! json-invalid'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
