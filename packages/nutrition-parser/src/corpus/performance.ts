import type { TableLabel } from './label.ts';

/** Amino acids, creatine, pre-workouts, carbohydrates, collagen: whole nutrition labels in the manner of the trade, and what they say. */
export const performance: readonly TableLabel[] = [
  {
    name: 'pre-workout, lines',
    input: [
      'Per porzione (10 g)',
      'Citrullina malato: 4 g',
      'Beta-alanina: 2 g',
      'Caffeina: 180 mg',
      'Vitamina B6: 1,4 mg (100% VNR*)',
      '*VNR: Valori Nutritivi di Riferimento',
    ].join('\n'),
    table: [
      'serving 10 g "Per porzione (10 g)"',
      'Citrullina malato [citrullineMalate] 4 g',
      'Beta-alanina [betaAlanine] 2 g',
      'Caffeina [caffeine] 180 mg',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
    notes: ['*VNR: Valori Nutritivi di Riferimento'],
  },
  {
    name: 'BCAA, label of the serving from outside',
    input: [
      { nome: 'L-Leucina', valore: '2,5 g' },
      { nome: 'L-Isoleucina', valore: '1,25 g' },
      { nome: 'L-Valina', valore: '1,25 g' },
    ],
    servingLabel: 'Per 5 g**',
    table: [
      'serving 5 g "Per 5 g**"',
      'L-Leucina [leucine] 2.5 g',
      'L-Isoleucina [isoleucine] 1.25 g',
      'L-Valina [valine] 1.25 g',
    ],
  },
  {
    name: 'creatine, the serving in a row',
    input: [
      '| Componente | Quantità |',
      '| Dose | 3 g |',
      '| Creatina monoidrato | 3 g |',
      '| Dosi per confezione | 100 |',
    ].join('\n'),
    table: ['serving 3 g "Quantità"', 'Creatina monoidrato [creatine] 3 g'],
    servingsPerPack: 100,
  },
  {
    name: 'carnitine, per vial',
    input: [
      'VALORI PER 1 FIALA (25 ml)',
      'L-carnitina 1500 mg',
      'Vitamina B12 1,25 mcg 50% VNR',
      'Cromo 20 mcg 50% VNR',
    ].join('\n'),
    table: [
      'serving 25 ml "VALORI PER 1 FIALA (25 ml)"',
      'L-carnitina [carnitine] 1500 mg',
      'Vitamina B12 [vitaminB12] 1.25 µg (50%)',
      'Cromo [chromium] 20 µg (50%)',
    ],
  },
  {
    name: 'amino acids, tablets',
    input:
      'Contenuto per 5 compresse: L-Leucina 2,5 g - L-Isoleucina 1,25 g - L-Valina 1,25 g - Vitamina B6 1,4 mg (100% VNR)',
    table: [
      'serving 5 compressa "per 5 compresse"',
      'L-Leucina [leucine] 2.5 g',
      'L-Isoleucina [isoleucine] 1.25 g',
      'L-Valina [valine] 1.25 g',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'CLA',
    input: { per_softgel: { 'Olio di cartamo': '1000 mg', 'di cui CLA': '800 mg' } },
    table: ['serving 1 softgel', 'Olio di cartamo [] 1000 mg', '  di cui CLA [cla] 800 mg'],
  },
  {
    name: 'thermogenic, HTML cells with percentages',
    input:
      '<table><tr><th>Componenti</th><th>Per 3 capsule</th><th>%VNR</th></tr><tr><td>L-carnitina</td><td>500 mg</td><td>**</td></tr><tr><td>Tè verde e.s.<br></td><td>300 mg</td><td>**</td></tr><tr><td>Cromo</td><td>100 mcg</td><td>250</td></tr></table><p>** VNR non stabilito</p>',
    table: [
      'serving 3 capsula "Per 3 capsule" | nrv "%VNR"',
      'L-carnitina [carnitine] 500 mg',
      'Tè verde e.s. [] 300 mg',
      'Cromo [chromium] 100 µg (250%)',
    ],
    notes: ['** VNR non stabilito'],
  },
  {
    name: 'carbohydrates, run-on with two bases',
    input:
      'Valori nutrizionali per 100 g per dose (40 g) Energia 1618 kJ / 381 kcal 647 kJ / 152 kcal Carboidrati 95,2 g 38,1 g di cui zuccheri 34,5 g 13,8 g Sale 0,9 g 0,36 g',
    table: [
      'per100g "per 100 g" | serving 40 g "per dose (40 g)"',
      'Energia [energyKj] 1618 kJ | 647 kJ',
      'Energia [energyKcal] 381 kcal | 152 kcal',
      'Carboidrati [carbohydrate] 95.2 g | 38.1 g',
      '  di cui zuccheri [sugars] 34.5 g | 13.8 g',
      'Sale [salt] 0.9 g | 0.36 g',
    ],
  },
  {
    name: 'collagen cream drink, dashes for bullets',
    input: [
      '- Energia: 156 kJ / 37 kcal',
      '- Proteine: 9,2 g',
      '- Vitamina C: 80 mg (100%)',
      '- Acido ialuronico: 50 mg',
    ].join('\n'),
    table: [
      'serving',
      'Energia [energyKj] 156 kJ',
      'Energia [energyKcal] 37 kcal',
      'Proteine [protein] 9.2 g',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Acido ialuronico [hyaluronicAcid] 50 mg',
    ],
  },
  {
    name: 'HMB, objects in objects',
    input: {
      HMB: { per_compressa: '1 g', vnr: null },
      Calcio: { per_compressa: '146 mg', vnr: '18%' },
    },
    table: ['serving 1 compressa | nrv', 'HMB [hmb] 1 g', 'Calcio [calcium] 146 mg (18%)'],
  },
  {
    name: 'citrulline, range and about',
    input: [
      'Per dose (6 g)',
      'L-citrullina: 3,8-4,2 g',
      'Acido malico: circa 1,9 g',
      'Sodio: < 10 mg',
    ].join('\n'),
    table: [
      'serving 6 g "Per dose (6 g)"',
      'L-citrullina [citrulline] 3.8..4.2 g',
      'Acido malico [] ~1.9 g',
      'Sodio [sodium] <10 mg',
    ],
  },
  {
    name: 'label and servings in text',
    input: [
      'Dosi per confezione: 50',
      'Porzione: 100 g (4 misurini)',
      'Proteine: 30 g',
      'Carboidrati: 53 g',
    ].join('\n'),
    table: [
      'serving 100 g "Porzione: 100 g (4 misurini)"',
      'Carboidrati [carbohydrate] 53 g',
      'Proteine [protein] 30 g',
    ],
    servingsPerPack: 50,
  },
  {
    name: 'EAA, upper case without colons',
    input: [
      'PER DOSE DA 14 G',
      'L-LEUCINA 3000 MG',
      'L-LISINA 1500 MG',
      'VITAMINA B6 1,4 MG 100%VNR*',
      'SODIO 0,2 G',
    ].join('\n'),
    table: [
      'serving 14 g "PER DOSE DA 14 G"',
      'L-LEUCINA [leucine] 3000 mg',
      'L-LISINA [lysine] 1500 mg',
      'VITAMINA B6 [vitaminB6] 1.4 mg (100%)',
      'SODIO [sodium] 0.2 g',
    ],
  },
];
