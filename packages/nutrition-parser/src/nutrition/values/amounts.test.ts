import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

describe('amounts', () => {
  test.each([
    [
      'numbers with and without units',
      'Per 100 g Per dose (30 g)\nProteine 80 24\nEnergia 1570 370 471 111',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Energia [energyKj] 1570 kJ? | 471 kJ?',
        'Energia [energyKcal] 370 kcal? | 111 kcal?',
        'Proteine [protein] 80 g? | 24 g?',
      ],
    ],
    [
      'a unit that is a word',
      'Vitamina D: 1000 unità internazionali\nVitamina E: 12 mg (α-TE)\nVitamina A: 800 µg RE\nSale: 5 mg.\nPotassio 2 kg',
      [
        'serving',
        'Sale [salt] 5 mg',
        'Vitamina D [vitaminD] 1000 UI',
        'Vitamina E [vitaminE] 12 mg',
        'Vitamina A [vitaminA] 800 µg',
        'Potassio [potassium] 2 kg',
        '! unit-implausible',
      ],
    ],
    [
      'abbreviated multipliers',
      'Lattobacilli: 5 mld. UFC\nFermenti: 1e9 UFC\nBifidi: 1,5 x 10^9 UFC\nAltri: 10^x',
      [
        'serving',
        'Lattobacilli [] 5000000000 UFC',
        'Fermenti [] 1000000000 UFC',
        'Bifidi [] 1500000000 UFC',
        'Altri [] 10',
      ],
    ],
    [
      'odd numbers',
      'Proteine: 1,234,567.5 mg\nSale: 1.234.567 mg\nFerro: 1.234, mg\nZinco: 1 250,5 mg\nRame: ,5 mg\nIodio: 1.234,50 mg',
      [
        'serving',
        'Proteine [protein] 1234567.5 mg',
        'Sale [salt] 1234567 mg',
        'Ferro [iron] 1234 mg?',
        'Zinco [zinc] 1250.5 mg',
        'Rame [copper] 0.5 mg',
        'Iodio [iodine] 1234.5 mg',
        '! unit-implausible',
        '! unit-implausible',
      ],
    ],
    [
      'a tolerance without number',
      'Proteine: 80 g ± x\nSale: 1 g ±0,1',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'ranges with and without units',
      'Proteine: 20-25\nGrassi: 20 g - 25\nFibre: 5-3 g\nZinco: 20 a 25 mg',
      [
        'serving',
        'Grassi [fat] 20..25 g',
        'Fibre [fibre] 5 g?',
        'Proteine [protein] 20..25 g?',
        'Zinco [zinc] 20..25 mg',
      ],
    ],
    [
      'VNR before its percentage',
      'Zinco: 10 mg VNR 100%\nFerro: 100% VNR',
      ['serving', 'Zinco [zinc] 10 mg (100%)', 'Ferro [iron] - (100%)'],
    ],
    [
      'a number inside a name',
      'Vitamina B12: 2,5 µg 5-HTP: 100 mg',
      ['serving', 'Vitamina B12 [vitaminB12] 2.5 µg', '5-HTP [] 100 mg'],
    ],
    [
      'a sign without number',
      'Proteine < g\nSale ~ 1 g\nGrassi < 5 g',
      ['serving', 'Grassi [fat] <5 g', 'Sale [salt] ~1 g', 'title: Proteine < g'],
    ],
    [
      'milligrams that cannot be grams',
      'Per dose (30 g)\nCreatina: 3000\nLeucina: 20',
      ['serving 30 g "Per dose (30 g)"', 'Creatina [creatine] 3000 mg?', 'Leucina [leucine] 20 g?'],
    ],
    ['kilojoules the English way', 'Energia: 1,570 kJ', ['serving', 'Energia [energyKj] 1570 kJ']],
    [
      'vitamins in international units',
      'Vitamina A: 2664 UI (100% VNR)\nVitamina E: 12 UI (100% VNR)\nVitamina D: 200 UI (100% VNR)\nZinco: 10 ml (100% VNR)\nFerro: < 14 mg (50% VNR)\nRame: 1-2 mg (50% VNR)',
      [
        'serving',
        'Vitamina A [vitaminA] 2664 UI (100%)',
        'Vitamina E [vitaminE] 12 UI (100%)',
        'Vitamina D [vitaminD] 200 UI (100%)',
        'Zinco [zinc] 10 ml (100%)',
        'Ferro [iron] <14 mg (50%)',
        'Rame [copper] 1..2 mg (50%)',
      ],
    ],
    [
      'energy in kilojoules alone',
      'Per 100 g\nEnergia: 1570 kJ\nGrassi: 0 g\nCarboidrati: 0 g\nProteine: 92 g',
      [
        'per100g "Per 100 g"',
        'Energia [energyKj] 1570 kJ',
        'Grassi [fat] 0 g',
        'Carboidrati [carbohydrate] 0 g',
        'Proteine [protein] 92 g',
      ],
    ],
    [
      'energy of amounts that are no masses',
      'Energia: 370 kcal\nGrassi: 5 ml\nCarboidrati: 5 g\nProteine: 80 g',
      [
        'serving',
        'Energia [energyKcal] 370 kcal',
        'Grassi [fat] 5 ml',
        'Carboidrati [carbohydrate] 5 g',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'salt in millilitres',
      'Sale: 1 ml\nSodio: 400 mg',
      ['serving', 'Sale [salt] 1 ml', 'Sodio [sodium] 400 mg'],
    ],
    [
      'a serving in another unit',
      '| | Per 100 g | Per dose (30 g) |\n|---|---|---|\n| Zinco | 10 mg | 3000 µg |\n| Ferro | 10 mg | 3 ml |\n| Rame | 10 UI | 3 mg |',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Zinco [zinc] 10 mg | 3000 µg',
        'Ferro [iron] 10 mg | 3 ml',
        'Rame [copper] 10 UI | 3 mg',
      ],
    ],
    [
      'a plus in an exponent',
      'Fermenti: 10^+9 UFC\nLattici: 10^30 UFC',
      ['serving', 'Fermenti [] 1000000000 UFC', 'Lattici [] 10'],
    ],
    [
      'thousands that break off',
      'Sale: 1.234.56 mg\nFerro: 12.345',
      ['serving', 'Sale [salt] 1234 mg?', 'Ferro [iron] 12345 mg?'],
    ],
    [
      'an equivalent behind a unit',
      'Vitamina E: 12 mg TE Vitamina A: 800 µg RE Niacina: 16 mg NE',
      [
        'serving',
        'Vitamina E [vitaminE] 12 mg',
        'Vitamina A [vitaminA] 800 µg',
        'Niacina [niacin] 16 mg',
      ],
    ],
    [
      'a unit with its dot and slash',
      'Energia: 370 Kcal/100g\nSale: 5 g.',
      ['per100g', 'Energia [energyKcal] 370 kcal', 'Sale [salt] 5 g'],
    ],
    [
      'a number with a word',
      'Acido linoleico tipo 2 5 mg',
      ['serving', 'Acido linoleico tipo 2 [] 5 mg'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
