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
      ['per100g "Per 100 g" | nrv "%VNR"', 'Calcio [calcium] 420 mg (53%)'],
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
      'a long word in a value',
      'Sale: 5 g supercalifragilisticospiralidoso\nSupercalifragilisticospiralidoso: 5 g',
      ['serving', 'Sale [salt] 5 g', 'Supercalifragilisticospiralidoso [] 5 g'],
    ],
    ['a heading with nothing', '***\nSale: 1 g\n___', ['serving', 'Sale [salt] 1 g']],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
