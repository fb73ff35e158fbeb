import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

type Case = [what: string, input: unknown, expected: string[]];

describe('names and values in lines', () => {
  test.each<Case>([
    [
      'more values than names above them',
      'Grassi\nProteine\nSale\n1 g\n2 g\n3 g\n4 g',
      ['serving', 'Grassi [fat] 1 g', 'Proteine [protein] 2 g', 'Sale [salt] 3 g'],
    ],
    [
      'parts in a sentence that are unknown',
      'Una porzione da 30 g apporta 24 g di proteine (di cui isolate 12 g) e 2 g di grassi, pari a 480 kJ.',
      [
        'serving 30 g "Una porzione da 30 g"',
        'kJ [energyKj] 480 kJ',
        'grassi [fat] 2 g',
        'proteine [protein] 24 g',
      ],
    ],
    [
      'percentages of a basis alone',
      'Zinco 10 mg per capsula (100% VNR), 5%\nSale 1 g',
      ['serving 1 capsula "per capsula"', 'Sale [salt] 1 g', 'Zinco [zinc] 10 mg (100%)'],
    ],
    [
      'a nutrient with its sign, under headings',
      'per 100 g\nGrassi -\nFibre n.d. n.d.',
      ['per100g "per 100 g"', 'Grassi [fat] -', 'Fibre [fibre] -'],
    ],
    ['a tab that was escaped twice', 'Sale\\t5 g', ['serving', 'Sale [salt] 5 g']],
    [
      'the servings of a pack before run-on rows',
      'VALORI NUTRIZIONALI Porzione 30g Porzioni per confezione 33 Energia 495kJ/117kcal Grassi 1,8g Proteine 22,5g',
      [
        'serving 30 g "Porzione 30g"',
        'Energia [energyKj] 495 kJ',
        'Energia [energyKcal] 117 kcal',
        'Grassi [fat] 1.8 g',
        'Proteine [protein] 22.5 g',
        'servings: 33',
      ],
    ],
    [
      'energy by its units in a run',
      'Per 100 g di prodotto: Kcal 370 – Kj 1570; Proteine 80 g',
      [
        'per100g "Per 100 g di prodotto"',
        'Kcal [energyKj] 1570 kJ',
        'Kcal [energyKcal] 370 kcal',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'a profile whose heading has the unit',
      'Profilo aminoacidico (%)\nLeucina 10,6\nValina 5,9',
      ['other "Profilo aminoacidico (%)"', 'Leucina [leucine] 10.6 %', 'Valina [valine] 5.9 %'],
    ],
    [
      'a heading behind VNR',
      'per 100 g  VNR adulti medi\nSale 1 g',
      ['per100g "per 100 g VNR adulti medi"', 'Sale [salt] 1 g'],
    ],
    [
      'servings in front',
      '25 dosi per confezione\nPorzione: (30 g)\nSale: 1 g',
      ['serving 30 g "Porzione: (30 g)"', 'Sale [salt] 1 g', 'servings: 25'],
    ],
    [
      'sections without nutrition',
      'INGREDIENTI: acqua. AVVERTENZE: Sale 1 g',
      ['serving', 'Sale [salt] 1 g'],
    ],
    [
      'a heading without basis',
      'Valori medi\nSale 1 g',
      ['serving "Valori medi"', 'Sale [salt] 1 g'],
    ],
    [
      'prose behind a nutrient',
      'Grassi: abc.\nSale: 1 g',
      ['serving', 'Sale [salt] 1 g', 'title: Grassi: abc.'],
    ],
    [
      'a bracket that stays open',
      'Sale 1 g (pari a 5\nZinco 5 mg',
      ['serving', 'Sale [salt] 1 g', 'Zinco [zinc] 5 mg'],
    ],
    [
      'a bracket that closes behind a basis',
      'Sale 1 g per dose) x',
      ['serving "per dose"', 'Sale [salt] 1 g'],
    ],
    [
      'values with bases, but without a name',
      'VNR 5 g per 100 g (3 g per dose)\nSale 1 g',
      ['serving', 'Sale [salt] 1 g'],
    ],
    ['many signs before a number', 'Sale <<<<<<<<<<<< 5 g', ['serving', 'Sale <<<< [salt] <5 g']],
    ['a vitamin with a long number', 'Vitamina 12345 5 mg', ['serving', 'Vitamina [] 12345']],
    [
      'a number behind a basis',
      'per 100 g 5 g; Sale 1 g',
      ['per100g "per 100 g 5 g"', 'Sale [salt] 1 g'],
    ],
    [
      'undeclared values in a run',
      'Per 100 g: Grassi -, Fibre n.d., Proteine ≈75 g, Zuccheri n.d. Sale 1 g',
      [
        'per100g "Per 100 g"',
        'Grassi [fat] -',
        'Zuccheri [sugars] -',
        'Fibre [fibre] -',
        'Proteine [protein] ~75 g',
        'Sale [salt] 1 g',
      ],
    ],
    [
      'units in brackets in a run',
      'Per 100 g: Energia (kJ) 1.650, Energia (kcal) 390, Grassi (g) 6,5',
      [
        'per100g "Per 100 g"',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Grassi [fat] 6.5 g',
      ],
    ],
    [
      'values in words under each other',
      'per 100 g\nper 30 g\nFibre\ntracce\nn.d.\nSale\ncirca 1 g\n-',
      [
        'per100g "per 100 g" | serving 30 g "per 30 g"',
        'Fibre [fibre] traces 0 g | -',
        'Sale [salt] ~1 g | -',
      ],
    ],
    [
      'a heading with a bare measure',
      'Valori nutrizionali (100 g)\nProteine: 80 g',
      ['per100g "Valori nutrizionali (100 g)"', 'Proteine [protein] 80 g'],
    ],
    [
      'bare measures under each other',
      'Valori nutrizionali\n100 g\n30 g\nEnergia\n1650 kJ\n495 kJ\nProteine\n80 g\n24 g',
      [
        'per100g "100 g" | serving 30 g "30 g"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Proteine [protein] 80 g | 24 g',
        'title: Valori nutrizionali',
      ],
    ],
    [
      'an unknown substance with its bare value',
      'Creatina micronizzata\n5 g\nTaurina\n1 g',
      ['serving', 'Creatina micronizzata [] 5 g', 'Taurina [taurine] 1 g'],
    ],
    [
      'a count above the rows',
      '1 capsula\nOlio di pesce 1000 mg\nEPA 330 mg',
      ['serving 1 capsula "1 capsula"', 'Olio di pesce [] 1000 mg', 'EPA [epa] 330 mg'],
    ],
    [
      'signs for not declared without a colon',
      'Per 100 g\nProteine: 80 g\nFibre -\nZuccheri n.d.\nSodio —',
      [
        'per100g "Per 100 g"',
        'Zuccheri [sugars] -',
        'Fibre [fibre] -',
        'Proteine [protein] 80 g',
        'Sodio [sodium] -',
      ],
    ],
    [
      'units before the values of energy, under its name',
      'Energia\nkJ 1650\nkcal 390\nProteine g 80',
      [
        'serving',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Proteine [protein] 80 g',
      ],
    ],
    [
      'a legend behind the last value',
      'Vitamina D3 50 µg (2000 UI) 1000% VNR*. *VNR: Valori Nutritivi di Riferimento ai sensi del Reg. (UE) N. 1169/2011. Conservazione: luogo fresco.',
      [
        'serving',
        'Vitamina D3 [vitaminD] 50 µg (1000%)',
        'note: *VNR: Valori Nutritivi di Riferimento ai sensi del Reg. (UE) N. 1169/2011.',
      ],
    ],
    [
      'a footnote behind the last value',
      'Per 100 g: Leucina* 8,6 g; Prolina 4,9 g; Valina* 4,8 g. *Aminoacidi essenziali',
      [
        'per100g "Per 100 g"',
        'Leucina [leucine] 8.6 g',
        'Prolina [proline] 4.9 g',
        'Valina [valine] 4.8 g',
        'note: *Aminoacidi essenziali',
      ],
    ],
    [
      'a footnote that tells the basis',
      'Caffeina 200 mg*, Taurina 1000 mg*. *per dose giornaliera (1 misurino da 15 g)',
      [
        'serving 15 g "per dose giornaliera (1 misurino da 15 g)"',
        'Caffeina [caffeine] 200 mg',
        'Taurina [taurine] 1000 mg',
      ],
    ],
    [
      'amounts of milliards without a unit, strains with numbers',
      'Fermenti lattici: Lactobacillus rhamnosus GG 5 mld, Bifidobacterium lactis BB-12 2,5 mld, Saccharomyces boulardii 5×10⁹ UFC',
      [
        'serving',
        'Lactobacillus rhamnosus GG [] 5000000000',
        'Bifidobacterium lactis BB-12 [] 2500000000',
        'Saccharomyces boulardii [] 5000000000 UFC',
      ],
    ],
    [
      'a heading before the first name',
      'Qualità: Energia 1650 kJ',
      ['serving', 'Energia [energyKj] 1650 kJ'],
    ],
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

describe('headings of several columns in lines', () => {
  test.each<Case>([
    [
      'headings and values under each other, as a copied table has them',
      'Valori nutrizionali\nper 100 g\nper 30 g\n%VNR*\nEnergia\n1650 kJ / 390 kcal\n495 kJ / 117 kcal\nProteine\n80 g\n24 g\n48%\nGrassi\n6 g\n1,8 g\n*VNR: valori nutritivi di riferimento',
      [
        'per100g "per 100 g" | serving 30 g "per 30 g" | nrv "%VNR"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Grassi [fat] 6 g | 1.8 g',
        'Proteine [protein] 80 g | 24 g (48%)',
        'title: Valori nutrizionali',
        'note: *VNR: valori nutritivi di riferimento',
      ],
    ],
    [
      'energy under each other, by column',
      'per 100 g\nper 30 g\nEnergia\n1650 kJ\n390 kcal\n495 kJ\n117 kcal\nProteine\n80 g\n24 g',
      [
        'per100g "per 100 g" | serving 30 g "per 30 g"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Proteine [protein] 80 g | 24 g',
      ],
    ],
    [
      'energy under each other, by unit',
      'per 100 g\nper 30 g\nEnergia\n1650 kJ\n495 kJ\n390 kcal\n117 kcal\nProteine\n80 g\n24 g',
      [
        'per100g "per 100 g" | serving 30 g "per 30 g"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Proteine [protein] 80 g | 24 g',
      ],
    ],
    [
      'headings under each other, values beside each other',
      'Per 100 g\nPer dose (30 g)\nEnergia 1650 kJ / 390 kcal 495 kJ / 117 kcal\nProteine 80 g 24 g\nSale - 0,3 g\nFibre n.d. 2 g',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Fibre [fibre] - | 2 g',
        'Proteine [protein] 80 g | 24 g',
        'Sale [salt] - | 0.3 g',
      ],
    ],
    [
      'a table drawn with spaces',
      '                      Per 100 g     Per dose 30 g   %V.N.R.\nEnergia               1650 kJ       495 kJ\n                      390 kcal      117 kcal\nFibre                 -             2 g\nVitamina C            266 mg        80 mg           100',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose 30 g" | nrv "%V.N.R."',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Fibre [fibre] - | 2 g',
        'Vitamina C [vitaminC] 266 mg | 80 mg (100%)',
      ],
    ],
    [
      'bare measures as headings, units behind the names',
      'Nutrienti      100 g   30 g\nEnergia kJ     1650    495\nEnergia kcal   390     117\nProteine g     80      24',
      [
        'per100g "100 g" | serving 30 g "30 g"',
        'Energia [energyKj] 1650 kJ | 495 kJ',
        'Energia [energyKcal] 390 kcal | 117 kcal',
        'Proteine [protein] 80 g | 24 g',
      ],
    ],
    [
      'headings of one line without gaps',
      'Nutrienti per 100 g per dose (25 g) %VNR per dose\nCalcio 800 mg 200 mg 25\nFerro 5,6 mg 1,4 mg 10%',
      [
        'per100g "per 100 g" | serving 25 g "per dose (25 g)" | nrv "%VNR per dose"',
        'Calcio [calcium] 800 mg | 200 mg (25%)',
        'Ferro [iron] 5.6 mg | 1.4 mg (10%)',
      ],
    ],
    [
      'values without basis before bare measures',
      'Valori medi 100g 30g\nProteine 80g 24g',
      ['per100g "100g" | serving 30 g "30g"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'two bases joined',
      'per 100 g e per 30 g\nProteine 80 g 24 g',
      ['per100g "per 100 g" | serving 30 g "per 30 g"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'a heading with its reference column',
      'INFORMAZIONI NUTRIZIONALI per dose giornaliera (2 capsule)   %VNR*\nVitamina C 80 mg 100\nEstratto di maca 50 mg',
      [
        'serving 2 capsula "per dose giornaliera (2 capsule)" | nrv "%VNR*"',
        'Vitamina C [vitaminC] 80 mg (100%)',
        'Estratto di maca [] 50 mg',
      ],
    ],
    [
      'a dose, its size and the references under each other',
      'Apporto per dose giornaliera\n(2 capsule)\n%VNR\nVitamina C 80 mg 100',
      [
        'serving 2 capsula "Apporto per dose giornaliera (2 capsule)" | nrv "%VNR"',
        'Vitamina C [vitaminC] 80 mg (100%)',
      ],
    ],
    [
      'a bare number behind VNR',
      'Zinco 10 mg %VNR 100\nFerro 14 mg % VNR 100%',
      ['serving', 'Zinco [zinc] 10 mg (100%)', 'Ferro [iron] 14 mg (100%)'],
    ],
    [
      'a dose that a heading follows',
      'Dose: 30 g\nPer 100 g\nProteine\n80 g',
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
    ],
    [
      'values that each name their basis',
      'Energia: 390 kcal/1650 kJ per 100 g; 117 kcal/495 kJ per dose da 30 g\nProteine: 80 g per 100 g (24 g per dose)',
      [
        'per100g "per 100 g" | serving 30 g "per dose da 30 g" | serving "per dose"',
        'Energia [energyKj] 1650 kJ | 495 kJ | -',
        'Energia [energyKcal] 390 kcal | 117 kcal | -',
        'Proteine [protein] 80 g | - | 24 g',
      ],
    ],
    [
      'a basis behind each value',
      'Proteine 80 g per 100 g\nGrassi 6 g per 100 g',
      ['per100g "per 100 g"', 'Grassi [fat] 6 g', 'Proteine [protein] 80 g'],
    ],
    [
      'a percentage behind the basis',
      'Vitamina C: 80 mg per capsula (100% VNR)\nZinco: 10 mg per capsula (100% VNR)',
      [
        'serving 1 capsula "per capsula"',
        'Vitamina C [vitaminC] 80 mg (100%)',
        'Zinco [zinc] 10 mg (100%)',
      ],
    ],
    [
      'a dose in several words before run-on rows',
      'Tenore per dose massima giornaliera (6 cpr): creatina monoidrato 3 g, taurina 500 mg',
      [
        'serving 6 compressa "per dose massima giornaliera (6 cpr)"',
        'creatina monoidrato [creatine] 3 g',
        'taurina [taurine] 500 mg',
      ],
    ],
    [
      'two bases, each with its run of rows',
      'Per 100 g: Proteine 80 g, Grassi 6 g. Per dose (30 g): Proteine 24 g, Grassi 1,8 g',
      [
        'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
        'Grassi [fat] 6 g | 1.8 g',
        'Proteine [protein] 80 g | 24 g',
      ],
    ],
  ])('%s', (_, input, expected) => {
    expect(printedTable(input)).toEqual(expected);
  });
});
