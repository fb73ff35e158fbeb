import type { TableLabel } from './label.ts';

/** Labels as they come from scans, copied tables and sloppy feeds, and what they say. */
export const scans: readonly TableLabel[] = [
  {
    name: 'nothing declared, on lines',
    input: [
      'Per 100 g',
      'Grassi: 0,5 g',
      'Fibre: N/D',
      'Sale: n.d.',
      'Proteine: -',
      'Zuccheri: non rilevabile',
    ].join('\n'),
    table: [
      'per100g "Per 100 g"',
      'Grassi [fat] 0.5 g',
      'Zuccheri [sugars] -',
      'Fibre [fibre] -',
      'Proteine [protein] -',
      'Sale [salt] -',
    ],
  },
  {
    name: 'protein as sold and on dry matter',
    input: ['Per 100 g', 'Proteine: 80 g', 'Proteine (s.s.): 84 g'].join('\n'),
    table: ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Proteine (s.s.) [protein] 84 g'],
  },
  {
    name: 'sections with decimals, halves and millilitres',
    input: {
      per_100_ml: { Energia: '45 kcal' },
      per_dose_250ml: { Energia: '112 kcal' },
      per_dose_12_5g: { Creatina: '5 g' },
      'per_1/2_barretta': { Proteine: '5 g' },
    },
    table: [
      'per100ml | serving 250 ml | serving 12.5 g | serving 0.5 barretta',
      'Energia [energyKcal] 45 kcal | 112 kcal | - | -',
      'Proteine [protein] - | - | - | 5 g',
      'Creatina [creatine] - | - | 5 g | -',
    ],
  },
  {
    name: 'a column heading that spans its percentages',
    input:
      '<table><tr><th>Valori nutrizionali</th><th>per 100 g</th><th colspan="2">per dose (30 g)</th></tr><tr><td>Energia</td><td>1570 kJ<br>370 kcal</td><td>471 kJ<br>111 kcal</td><td>6%**</td></tr><tr><td>Grassi<br>&nbsp;- di cui saturi</td><td>2 g<br>1 g</td><td>0,6 g<br>0,3 g</td><td>1%<br>2%</td></tr></table>',
    table: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)" | nrv',
      'Energia [energyKj] 1570 kJ | 471 kJ (6%)',
      'Energia [energyKcal] 370 kcal | 111 kcal (6%)',
      'Grassi [fat] 2 g | 0.6 g (1%)',
      '  di cui saturi [saturates] 1 g | 0.3 g (2%)',
    ],
  },
  {
    name: 'line breaks inside pipe cells',
    input: [
      'Componente | Per 100 g | Per dose',
      '---|---|---',
      'Energia | 1.650 kJ (390 kcal) | 495 kJ (117 kcal)',
      'Grassi<br>di cui saturi | 4 g<br>1 g | 1,2 g<br>0,3 g',
      'Proteine | 80 g | 24 g',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving "Per dose"',
      'Energia [energyKj] 1650 kJ | 495 kJ',
      'Energia [energyKcal] 390 kcal | 117 kcal',
      'Grassi [fat] 4 g | 1.2 g',
      '  di cui saturi [saturates] 1 g | 0.3 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'a drawn table',
    input: [
      '+-----+-----+',
      '| Nutriente | Per 100 g |',
      '+-----+-----+',
      '| Proteine | 80 g |',
      '+-----+-----+',
    ].join('\n'),
    table: ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
  },
  {
    name: 'an empty name before inner pipes',
    input: ['Energia | 1570 kJ | 471 kJ', ' | 370 kcal | 111 kcal', 'Grassi | 2 g | 0,6 g'].join(
      '\n',
    ),
    table: [
      'serving | other',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 2 g | 0.6 g',
    ],
  },
  {
    name: 'a subtitle across the table',
    input:
      '<table><thead><tr><th></th><th>Per 100g</th><th>Per dose</th></tr></thead><tr><td>Energia<td>1570 kJ<br/>370 kcal<td>471 kJ<br/>111 kcal</tr><tr><td colspan=3>Vitamine</td></tr><tr><td>Vitamina C<td>80mg (100%*)<td>24mg (30%*)</tr><tr><td colspan=3>*VNR: valori nutritivi di riferimento</td></tr></table>',
    table: [
      'per100g "Per 100g" | serving "Per dose"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Vitamina C [vitaminC] 80 mg | 24 mg (30%)',
    ],
    notes: ['*VNR: valori nutritivi di riferimento'],
  },
  {
    name: 'footnote marks in headings',
    input: [
      '| | Per 100 g | Per 30 g** | %VNR* |',
      '|---|---|---|---|',
      '| Calcio | 420 mg | 126 mg | 16% |',
      '**Una dose',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving 30 g "Per 30 g**" | nrv "%VNR*"',
      'Calcio [calcium] 420 mg | 126 mg (16%)',
    ],
    notes: ['**Una dose'],
  },
  {
    name: 'pro 2 capsule',
    input: [
      'Componente\tpro 2 capsule\t%VNR',
      'Vitamina C\t80 mg\t100%',
      'Vitamina B12\t2,5 mcg\t100%',
    ].join('\n'),
    table: [
      'serving 2 capsula "pro 2 capsule" | nrv "%VNR"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
    ],
  },
  {
    name: 'omega 3 behind a basis',
    input:
      'Per 2 capsule: Omega 3 2000 mg, di cui EPA 800 mg, DHA 600 mg, Vitamina E 12 mg (100% NRV)',
    table: [
      'serving 2 capsula "Per 2 capsule"',
      'Omega 3 [omega3] 2000 mg',
      '  di cui EPA [epa] 800 mg',
      'DHA [dha] 600 mg',
      'Vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'a heading that runs into the first row',
    input:
      'Componenti per dose max giornaliera 4 cps %VNR* Acido folico 400 mcg 200% Zinco 10 mg 100%',
    table: [
      'serving 4 capsula "per dose max giornaliera 4 cps" | nrv "%VNR*"',
      'Acido folico [folicAcid] 400 µg (200%)',
      'Zinco [zinc] 10 mg (100%)',
    ],
  },
  {
    name: 'two bases before run-on rows',
    input:
      'VALORI NUTRIZIONALI MEDI per 100g per dose 30g Energia 1650kJ 390kcal 495kJ 117kcal Grassi 4g 1,2g di cui saturi 1g 0,3g Proteine 80g 24g Sale 0,5g 0,15g',
    table: [
      'per100g "per 100g" | serving 30 g "per dose 30g"',
      'Energia [energyKj] 1650 kJ | 495 kJ',
      'Energia [energyKcal] 390 kcal | 117 kcal',
      'Grassi [fat] 4 g | 1.2 g',
      '  di cui saturi [saturates] 1 g | 0.3 g',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'the dose on a line of its own',
    input: [
      'Dose giornaliera: 3 compresse',
      'Tenore per dose: Magnesio 375 mg 100% VNR, Potassio 300 mg 15% VNR',
    ].join('\n'),
    table: [
      'serving 3 compressa "per dose"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 300 mg (15%)',
    ],
  },
  {
    name: 'the basis behind the values',
    input: 'Energia 1.570 kJ (370 kcal) Grassi 1.200 mg Sale 1,25g Creatina 3.000 mg per 100 g',
    table: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Grassi [fat] 1200 mg',
      'Sale [salt] 1.25 g',
      'Creatina [creatine] 3000 mg',
    ],
  },
  {
    name: 'pairs of units before pairs of numbers',
    input: [
      'Val. energetico kcal/kJ 370/1570',
      'Prot. 80 g',
      'Carb. 5 g',
      'Gras. 2 g',
      'Vit. C 80 mg 100%',
      'Ac. folico 200 µg',
    ].join('\n'),
    table: [
      'serving',
      'Val. energetico [energyKj] 1570 kJ',
      'Val. energetico [energyKcal] 370 kcal',
      'Gras. [fat] 2 g',
      'Carb. [carbohydrate] 5 g',
      'Prot. [protein] 80 g',
      'Vit. C [vitaminC] 80 mg (100%)',
      'Ac. folico [folicAcid] 200 µg',
    ],
  },
  {
    name: 'letters that OCR confused',
    input: 'Energía 1634kJ/386kcal Protelne 8O g Grassl l,5 g Sale O,5 g',
    table: [
      'serving',
      'Energía [energyKj] 1634 kJ',
      'Energía [energyKcal] 386 kcal',
      'Grassl [fat] 1.5 g',
      'Protelne [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'negated comparisons',
    input: [
      'Proteine 80,0g±2',
      'Grassi 4-5 g',
      'Sale min 0,5 g',
      'Fibre almeno 3 g',
      'Zuccheri max 5 g',
      'Polioli non più di 2 g',
    ].join('\n'),
    table: [
      'serving',
      'Grassi [fat] 4..5 g',
      'Zuccheri [sugars] <5 g',
      'Fibre [fibre] >3 g',
      'Proteine [protein] 80 g',
      'Sale [salt] >0.5 g',
      'Polioli [polyols] <2 g',
    ],
  },
  {
    name: 'energy as an object',
    input: { per_100g: { Energia: { kJ: 1570, kcal: 370 }, Proteine: { valore: 80, unita: 'g' } } },
    table: [
      'per100g',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'energy in keys of a row',
    input: {
      dose: '30 g',
      rows: [
        { nutriente: 'Energia', kj: 471, kcal: 111 },
        { nutriente: 'Proteine', quantita: '24 g' },
      ],
    },
    table: [
      'serving 30 g "30 g"',
      'Energia [energyKj] 471 kJ',
      'Energia [energyKcal] 111 kcal',
      'Proteine [protein] 24 g',
    ],
  },
  {
    name: 'per dose in a table whose dose is told',
    input: {
      tabella: {
        dose: '2 capsule',
        righe: [{ nutriente: 'EPA', 'per dose': '400 mg', '% VNR': '-' }],
      },
    },
    table: ['serving 2 capsula "per dose" | nrv', 'EPA [epa] 400 mg'],
  },
  {
    name: 'a value that is none',
    input: ['Proteine: ottanta g', 'Grassi: 2 g'].join('\n'),
    table: ['serving', 'Grassi [fat] 2 g', 'Proteine [protein] -'],
    diagnostics: ['value-unparsed'],
  },
  {
    name: 'profile in brackets',
    input:
      'Aminogramma (per 100 g di prodotto): Alanina 4,5 g; Arginina 2,1 g; Acido Aspartico 9,8 g; Cistina 2,0 g.',
    table: [
      'per100g "per 100 g di prodotto"',
      'Alanina [alanine] 4.5 g',
      'Arginina [arginine] 2.1 g',
      'Acido Aspartico [asparticAcid] 9.8 g',
      'Cistina [cystine] 2 g',
    ],
  },
  {
    name: 'values in other words',
    input: [
      'Sodio: 0,2g (pari a 0,5 g di sale)',
      'Vitamina D 50 mcg (pari a 2000 UI)',
      'Biotina: 50 mcg pari al 100% del VNR',
    ].join('\n'),
    table: [
      'serving',
      'Sodio [sodium] 0.2 g',
      'Vitamina D [vitaminD] 50 µg',
      'Biotina [biotin] 50 µg (100%)',
    ],
  },
  {
    name: 'the product as prepared',
    input:
      'Per 100 ml di prodotto pronto: Energia 180 kJ/42 kcal; Carboidrati 10 g; di cui zuccheri 10 g',
    table: [
      'per100ml "Per 100 ml di prodotto pronto"',
      'Energia [energyKj] 180 kJ',
      'Energia [energyKcal] 42 kcal',
      'Carboidrati [carbohydrate] 10 g',
      '  di cui zuccheri [sugars] 10 g',
    ],
  },
  {
    name: 'a dose that contains',
    input: '1 misurino (30 g) contiene: Proteine 24 g, Leucina 2,5 g',
    table: [
      'serving 30 g "1 misurino (30 g)"',
      'Proteine [protein] 24 g',
      'Leucina [leucine] 2.5 g',
    ],
  },
  {
    name: 'leaders of dots',
    input: [
      'Energia ................ 1570 kJ',
      'Proteine ............... 80 g',
      'Sale ................... 0,5 g',
    ].join('\n'),
    table: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'capitals with colons',
    input: [
      'PROTEINE: 80G',
      'CARBOIDRATI: 5G DI CUI ZUCCHERI: 4G',
      'GRASSI: 2G DI CUI SATURI: 1G',
    ].join('\n'),
    table: [
      'serving',
      'GRASSI [fat] 2 g',
      '  DI CUI SATURI [saturates] 1 g',
      'CARBOIDRATI [carbohydrate] 5 g',
      '  DI CUI ZUCCHERI [sugars] 4 g',
      'PROTEINE [protein] 80 g',
    ],
  },
];
