import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

type Case = [what: string, input: unknown, expected: string[]];

describe('names and values in lines', () => {
  test.each<Case>([
    [
      'a pair of numbers before its units',
      'Energia;1650/390 kJ/kcal\nProteine;3 g',
      [
        'serving',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Proteine [protein] 3 g',
      ],
    ],
    [
      'pairs before their units in two columns',
      'Per 100 g Per 30 g\nEnergia 1650/390 kJ/kcal 495/117 kJ/kcal',
      [
        'per100g "Per 100 g" | serving 30 g "Per 30 g"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
      ],
    ],
    [
      'a ratio in a name',
      'BCAA 2:1:1 5000 mg\nBCAA 4:1:1 kyowa: 5 g\nEstratto di maca 10:1 500 mg\nCitrullina malato (2:1) 6 g',
      [
        'serving',
        'BCAA 2:1:1 [bcaa] 5000 mg',
        'BCAA 4:1:1 kyowa [] 5 g',
        'Estratto di maca 10:1 [] 500 mg',
        'Citrullina malato (2:1) [citrullineMalate] 6 g',
      ],
    ],
    [
      'numbers before a colon that are no ratio',
      'Vitamina B12:80 mg\nOmega 3:500 mg\nProteine:80 g',
      [
        'serving',
        'Proteine [protein] 80 g',
        'Vitamina B12 [vitaminB12] 80 mg',
        'Omega 3 [omega3] 500 mg',
      ],
    ],
    [
      'several substances of a "di cui"',
      'Estratto di tè verde 200 mg di cui EGCG 90 mg e caffeina 10 mg, zinco 5 mg',
      [
        'serving',
        'Estratto di tè verde [] 200 mg',
        '  di cui EGCG [egcg] 90 mg',
        '  caffeina [caffeine] 10 mg',
        'zinco [zinc] 5 mg',
      ],
    ],
    [
      'numbers, ticks and arrows of a list',
      '1) Zinco 10 mg\n2) Ferro 14 mg\n✓ Sale: 1 g\nGrassi → 6 g',
      [
        'serving',
        'Grassi [fat] 6 g',
        'Sale [salt] 1 g',
        'Zinco [zinc] 10 mg',
        'Ferro [iron] 14 mg',
      ],
    ],
  ])('%s', (_, input, expected) => {
    expect(printedTable(input)).toEqual(expected);
  });
});
