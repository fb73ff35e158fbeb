import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

describe('texts', () => {
  test.each([
    [
      'a profile in percent',
      'Per 100 g\nProteine: 80 g\nProfilo aminoacidico\nLeucina: 10,5%\nValina 5,5 %',
      [
        'per100g "Per 100 g" | other "Profilo aminoacidico"',
        'Proteine [protein] 80 g | -',
        'Leucina [leucine] - | 10.5 %',
        'Valina [valine] - | 5.5 %',
      ],
    ],
    [
      'a profile that a rest names',
      'Proteine: 80 g\nAmminoacidi essenziali e non\nLeucina: 10,5%\nTesto\nValina: 5 g',
      [
        'serving | other "Amminoacidi essenziali e non"',
        'Proteine [protein] 80 g | -',
        'Leucina [leucine] - | 10.5 %',
        'Valina [valine] 5 g | -',
      ],
    ],
    [
      'wide gaps between columns',
      'Per 100 g  Per dose (30 g)\nProteine  80 g  24 g\nSale  1 g  0,3 g',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Proteine [protein] 80 g | 24 g',
        'Sale [salt] 1 g | 0.3 g',
      ],
    ],
    [
      'percentages between the amounts',
      'Per 100 g Per dose (30 g)\nCalcio 420 mg (53%) 126 mg (16%)\nFerro 14 mg 100% 4,2 mg 30%',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Calcio [calcium] 420 mg | 126 mg (16%)',
        'Ferro [iron] 14 mg | 4.2 mg (30%)',
      ],
    ],
    [
      'more amounts than columns',
      'Per 100 g Per dose (30 g)\nProteine 80 g 24 g 12 g',
      ['per100g "Per 100 g" | serving 30 g "Per dose (30 g)"', 'Proteine [protein] 80 g | 24 g'],
    ],
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
      'bare values under names',
      'Energia\n1570 kJ\n370 kcal\nProteine\n80 g\nUna frase molto lunga che non nomina alcun nutriente noto\n5 g',
      [
        'serving',
        'Energia [energyKj] 1570 kJ',
        'Energia [energyKcal] 370 kcal',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'bare values of two columns',
      'Per 100 g Per dose (30 g)\nProteine\n80 g\n24 g\n12 g',
      ['per100g "Per 100 g" | serving 30 g "Per dose (30 g)"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'values before names',
      '80 g di proteine, 5 g grassi; 30 g in 250 ml di acqua',
      ['serving', 'grassi [fat] 5 g', 'proteine [protein] 80 g'],
    ],
    [
      'a row of references',
      'Per 100 g %VNR\nCalcio 420 mg 53%',
      ['per100g "Per 100 g %VNR"', 'Calcio [calcium] 420 mg (53%)'],
    ],
    [
      'servings in a run',
      'Dosi per confezione: 25 Porzione: 30 g Proteine: 24 g',
      ['serving 30 g "Porzione: 30 g"', 'Proteine [protein] 24 g', 'servings: 25'],
    ],
    [
      'notes of all kinds',
      'Proteine: 80 g\n† nota\n¹ altra\n(1) terza\n%VNR = Valori Nutritivi\nValori nutritivi di riferimento (UE)',
      [
        'serving',
        'Proteine [protein] 80 g',
        'note: † nota',
        'note: ¹ altra',
        'note: (1) terza',
        'note: %VNR = Valori Nutritivi',
        'note: Valori nutritivi di riferimento (UE)',
      ],
    ],
    [
      'a long line',
      'Proteine: 80 g x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x ',
      ['serving', 'Proteine [protein] 80 g'],
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
      'a word of one letter in a bracket',
      'Zinco: 10 mg (100% V.N.R.)\nFerro: 14 mg (x)',
      ['serving', 'Zinco [zinc] 10 mg (100%)', 'Ferro [iron] 14 mg'],
    ],
    [
      'a dash that begins a name',
      'Proteine 80 g -di cui leucina 8 g',
      ['serving', 'Proteine [protein] 80 g', '  di cui leucina [leucine] 8 g'],
    ],
    [
      'a number inside a name',
      'Vitamina B12: 2,5 µg 5-HTP: 100 mg',
      ['serving', 'Vitamina B12 [vitaminB12] 2.5 µg', '5-HTP [] 100 mg'],
    ],
    [
      'a sign without number',
      'Proteine < g\nSale ~ 1 g\nGrassi <          5 g',
      ['serving', 'Grassi [fat] <5 g', 'Sale [salt] ~1 g', 'title: Proteine < g'],
    ],
    [
      'a word behind two others',
      'Acido ialuronico circa di solito 5 mg',
      ['serving', 'Acido ialuronico circa di solito [] 5 mg'],
    ],
    [
      'the heading of another basis alone',
      'Valori per 100 g\nProteine: 80 g\nValori per dose\nProteine: 24 g',
      ['per100g "Valori per 100 g" | serving "Valori per dose"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'the nutrition of a whole text',
      "Whey. INGREDIENTI: siero di latte.\nVALORI NUTRIZIONALI\nPer 100 g\nProteine: 80 g\nMODALITÀ D'USO: 30 g in acqua.",
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'title: VALORI NUTRIZIONALI'],
    ],
    [
      'nutrition at the end of a text',
      'INGREDIENTI: siero.\nVALORI NUTRIZIONALI\nProteine: 80 g',
      ['serving', 'Proteine [protein] 80 g', 'title: VALORI NUTRIZIONALI'],
    ],
    [
      'milligrams that cannot be grams',
      'Per dose (30 g)\nCreatina: 3000\nLeucina: 20',
      ['serving 30 g "Per dose (30 g)"', 'Creatina [creatine] 3000 mg?', 'Leucina [leucine] 20 g?'],
    ],
    ['kilojoules the English way', 'Energia: 1,570 kJ', ['serving', 'Energia [energyKj] 1570 kJ']],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
