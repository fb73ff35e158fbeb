import type { TableLabel } from './label.ts';

/** Tables as feeds, scans and spreadsheets hand them on. */
export const feeds: readonly TableLabel[] = [
  {
    name: 'headings with a star before the basis, kcal alone',
    input: [
      'VALORI NUTRIZIONALI* per 100 g | per porzione** (35 g)',
      'Energia (kcal) | 389 | 136',
      'Proteine (g) | 71,4 | 25',
      'Carboidrati (g) | 9,1 | 3,2',
      'Grassi (g) | 7,1 | 2,5',
    ].join('\n'),
    table: [
      'per100g "VALORI NUTRIZIONALI* per 100 g" | serving 35 g "per porzione** (35 g)"',
      'Energia [energyKcal] 389 kcal | 136 kcal',
      'Grassi [fat] 7.1 g | 2.5 g',
      'Carboidrati [carbohydrate] 9.1 g | 3.2 g',
      'Proteine [protein] 71.4 g | 25 g',
    ],
  },
  {
    name: 'a spreadsheet with quotes and commas in them',
    input: [
      '"Nutriente";"per 100 g";"per dose (30 g)"',
      '"Energia";"1.597 kJ; 377 kcal";"479 kJ; 113 kcal"',
      '"Grassi";"4,9 g";"1,5 g"',
      '"Proteine";"76,0 g";"22,8 g"',
    ].join('\n'),
    table: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)"',
      'Energia [energyKj] 1597 kJ | 479 kJ',
      'Energia [energyKcal] 377 kcal | 113 kcal',
      'Grassi [fat] 4.9 g | 1.5 g',
      'Proteine [protein] 76 g | 22.8 g',
    ],
  },
  {
    name: 'rows of objects with a column key each',
    input: {
      valori_nutrizionali: [
        { nome: 'Energia', per_100g: '1567 kJ / 370 kcal', per_30g: '470 kJ / 111 kcal' },
        { nome: 'Carboidrati', per_100g: 6.2, per_30g: 1.9 },
        { nome: 'di cui zuccheri', per_100g: 5.1, per_30g: 1.5 },
        { nome: 'Proteine', per_100g: 80, per_30g: 24 },
        { nome: 'Sale', per_100g: 0.41, per_30g: 0.12 },
      ],
    },
    table: [
      'per100g | serving 30 g',
      'Energia [energyKj] 1567 kJ | 470 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Carboidrati [carbohydrate] 6.2 g? | 1.9 g?',
      '  di cui zuccheri [sugars] 5.1 g? | 1.5 g?',
      'Proteine [protein] 80 g? | 24 g?',
      'Sale [salt] 0.41 g? | 0.12 g?',
    ],
  },
  {
    name: 'keys that end with their unit',
    input: {
      per_100g: { energia_kj: 1590, energia_kcal: 375, grassi_g: 5, proteine_g: 78, sodio_mg: 300 },
    },
    table: [
      'per100g',
      'energia [energyKj] 1590 kJ',
      'energia [energyKcal] 375 kcal',
      'grassi [fat] 5 g',
      'proteine [protein] 78 g',
      'sodio [sodium] 300 mg',
    ],
  },
  {
    name: 'JSON in a string in JSON with escapes',
    input: JSON.stringify(
      JSON.stringify({
        per_compressa: [
          { component: 'Vitamina C', value: '500 mg', vnr: '625%' },
          { component: 'Zinco', value: '10 mg', vnr: '100%' },
        ],
      }),
    ),
    table: [
      'serving 1 compressa | nrv',
      'Vitamina C [vitaminC] 500 mg (625%)',
      'Zinco [zinc] 10 mg (100%)',
    ],
  },
  {
    name: 'HTML with styles, comments and lost closings',
    input:
      '<!-- tabella --><div class="tab"><table style="width:100%"><tr style="background:#eee"><td><b>Valori medi</b></td><td align=right><b>per 100 ml</b><td align=right><b>per 330 ml</b></tr><tr><td>Energia<td>76 kJ &#47; 18 kcal<td>251 kJ / 59 kcal<tr><td>Carboidrati<td>4,3&nbsp;g<td>14,2&nbsp;g<tr><td>&emsp;di cui zuccheri<td>4,2 g<td>13,9 g<tr><td>L-carnitina<td>300&thinsp;mg<td>1.000 mg</table></div>',
    table: [
      'per100ml "per 100 ml" | serving 330 ml "per 330 ml"',
      'Energia [energyKj] 76 kJ | 251 kJ',
      'Energia [energyKcal] 18 kcal | 59 kcal',
      'Carboidrati [carbohydrate] 4.3 g | 14.2 g',
      '  di cui zuccheri [sugars] 4.2 g | 13.9 g',
      'L-carnitina [carnitine] 300 mg | 1000 mg',
    ],
  },
  {
    name: 'a scan with letters for digits and broken words',
    input: [
      'Valori nutrizionali medi per lOO g',
      'Energia 1.58O kJ / 373 kcal',
      'Grassi O,9 g',
      'Carboidrati 4,l g',
      'Proteine 87,O g',
    ].join('\n'),
    table: [
      'per100g "Valori nutrizionali medi per lOO g"',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 373 kcal',
      'Grassi [fat] 0.9 g',
      'Carboidrati [carbohydrate] 4.1 g',
      'Proteine [protein] 87 g',
    ],
  },
  {
    name: 'full-width digits and squared units',
    input: 'Per １００ ㎖: Energia ４５ kcal, Magnesio ５６ ㎎ (15% VNR)',
    table: [
      'per100ml "Per 100 ml"',
      'Energia [energyKcal] 45 kcal',
      'Magnesio [magnesium] 56 mg (15%)',
    ],
  },
  {
    name: 'a line of values below a line of names',
    input: ['Energia\tProteine\tCarboidrati\tGrassi', 'per 100 g\t378 kcal\t75 g\t8 g\t5 g']
      .join('\n')
      .replace('Energia', '\tEnergia'),
    table: [
      'per100g "per 100 g"',
      'Energia [energyKcal] 378 kcal',
      'Grassi [fat] 5 g',
      'Carboidrati [carbohydrate] 8 g',
      'Proteine [protein] 75 g',
    ],
  },
  {
    name: 'percentages of the reference in the cells of the serving',
    input: [
      'Componente | per 100 g | per 25 g',
      'Vitamina C | 320 mg (400%*) | 80 mg (100%*)',
      'Vitamina E | 48 mg α-TE (400%*) | 12 mg α-TE (100%*)',
      'Acido folico | 800 µg (400%*) | 200 µg (100%*)',
      '* % VNR',
    ].join('\n'),
    table: [
      'per100g "per 100 g" | serving 25 g "per 25 g"',
      'Vitamina C [vitaminC] 320 mg | 80 mg (100%)',
      'Vitamina E [vitaminE] 48 mg | 12 mg (100%)',
      'Acido folico [folicAcid] 800 µg | 200 µg (100%)',
    ],
    notes: ['* % VNR'],
  },
  {
    name: 'two tables, nutrients then actives',
    input: [
      '| Valori nutrizionali | per 100 g |',
      '|---|---|',
      '| Energia | 1320 kJ / 310 kcal |',
      '| Proteine | 2 g |',
      '',
      '| Ingredienti caratterizzanti | per dose (10 g) | % VNR |',
      '|---|---|---|',
      '| Creatina | 3 g | |',
      '| Niacina | 16 mg | 100% |',
    ].join('\n'),
    table: [
      'per100g "per 100 g" | serving 10 g "per dose (10 g)" | nrv "% VNR"',
      'Energia [energyKj] 1320 kJ | -',
      'Energia [energyKcal] 310 kcal | -',
      'Proteine [protein] 2 g | -',
      'Creatina [creatine] - | 3 g',
      'Niacina [niacin] - | 16 mg (100%)',
    ],
  },
  {
    name: 'dashes for bullets, colons and the unit in the words',
    input: [
      'Contenuto per dose giornaliera (3 capsule):',
      '- Curcuma e.s. (Curcuma longa L.) titolata al 95% in curcuminoidi: 900 mg',
      '- Pepe nero e.s. tit. 95% piperina: 15 mg',
      '- Vitamina D: 25 microgrammi (1000 UI), 500% VNR',
    ].join('\n'),
    table: [
      'serving 3 capsula "Contenuto per dose giornaliera (3 capsule)"',
      'Curcuma e.s. (Curcuma longa L.) titolata al 95% in curcuminoidi [] 900 mg',
      'Pepe nero e.s. tit. 95% piperina [] 15 mg',
      'Vitamina D [vitaminD] 25 µg (500%)',
    ],
  },
  {
    name: 'kilojoules with a comma of thousands by mistake',
    input:
      'Per 100 g: Energia 1,623 kJ (388 kcal); Grassi 12.5 g; Carboidrati 40,0 g; Proteine 30 g; Sale 0,3 g',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1623 kJ',
      'Energia [energyKcal] 388 kcal',
      'Grassi [fat] 12.5 g',
      'Carboidrati [carbohydrate] 40 g',
      'Proteine [protein] 30 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'all that a biscuit declares, with cholesterol and omega',
    input: [
      'Dichiarazione nutrizionale per 100 g',
      'Energia: 1.987 kJ - 475 kcal',
      'Grassi: 22 g',
      'di cui saturi: 3,1 g',
      'di cui monoinsaturi: 15,2 g',
      'di cui polinsaturi: 3,5 g',
      'Colesterolo: 35 mg',
      'Carboidrati: 58 g',
      'di cui zuccheri: 18 g',
      'di cui amido: 39 g',
      'Fibra: 4,4 g',
      'Proteine: 9 g',
      'Sale (Na x 2,5): 0,48 g',
    ].join('\n'),
    table: [
      'per100g "Dichiarazione nutrizionale per 100 g"',
      'Energia [energyKj] 1987 kJ',
      'Energia [energyKcal] 475 kcal',
      'Grassi [fat] 22 g',
      '  di cui saturi [saturates] 3.1 g',
      '  di cui monoinsaturi [monounsaturates] 15.2 g',
      '  di cui polinsaturi [polyunsaturates] 3.5 g',
      'Carboidrati [carbohydrate] 58 g',
      '  di cui zuccheri [sugars] 18 g',
      '  di cui amido [starch] 39 g',
      'Fibra [fibre] 4.4 g',
      'Proteine [protein] 9 g',
      'Sale (Na x 2,5) [salt] 0.48 g',
      'Colesterolo [cholesterol] 35 mg',
    ],
  },
  {
    name: 'a dose table whose basis stands in its title',
    input: {
      title: 'Valori medi per 2 bustine (10 g)',
      rows: [
        { componente: 'Arginina', valore: '2 g' },
        { componente: 'Vitamina C', valore: '160 mg', vnr: '200%' },
      ],
    },
    table: [
      'serving 10 g "Valori medi per 2 bustine (10 g)" | nrv',
      'Arginina [arginine] 2 g',
      'Vitamina C [vitaminC] 160 mg (200%)',
    ],
  },
  {
    name: 'prose around a table',
    input: [
      'Un integratore di magnesio di alta qualità, senza glutine.',
      'INFORMAZIONI NUTRIZIONALI',
      'Per 1 bustina (5 g)',
      'Magnesio 375 mg 100% VNR',
      'Potassio 300 mg 15% VNR',
      'MODALITÀ D’USO: una bustina al giorno in 200 ml di acqua.',
    ].join('\n'),
    table: [
      'serving 5 g "Per 1 bustina (5 g)"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 300 mg (15%)',
    ],
    title: 'INFORMAZIONI NUTRIZIONALI',
  },
  {
    name: 'brackets around units and percentages',
    input: [
      'Per capsula:',
      'Ferro [mg]: 14 [100% VNR]',
      'Vitamina B12 (µg): 2,5 (100% VNR)',
      'Acido folico (mcg): 200 (100% VNR)',
    ].join('\n'),
    table: [
      'serving 1 capsula "Per capsula"',
      'Ferro [iron] 14 mg (100%)',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
      'Acido folico [folicAcid] 200 µg (100%)',
    ],
  },
  {
    name: 'slashes between two columns of a run',
    input:
      'Valori nutrizionali per 100 g / per barretta (35 g): Energia 1690 kJ / 592 kJ - 404 kcal / 141 kcal',
    table: [
      'per100g "per 100 g" | serving 35 g "per barretta (35 g)"',
      'Energia [energyKj] 1690 kJ | 592 kJ',
      'Energia [energyKcal] 404 kcal | 141 kcal',
    ],
  },
  {
    name: 'a dose of tablets with its weight',
    input: [
      'Per dose 2 compresse (2,4 g)',
      'Calcio 800 mg (100% VNR)',
      'Vit D3 25 µg (500% VNR)',
      'Boro 1OO µg',
    ].join('\n'),
    table: [
      'serving 2.4 g "Per dose 2 compresse (2,4 g)"',
      'Calcio [calcium] 800 mg (100%)',
      'Vit D3 [vitaminD] 25 µg (500%)',
      'Boro [boron] 100 µg',
    ],
  },
  {
    name: 'energy by its units alone behind the basis',
    input: 'Per 100 g: kJ 1554, kcal 366. Proteine 79 g. Carboidrati 6,7 g. Grassi 2,4 g.',
    table: [
      'per100g "Per 100 g"',
      'kJ [energyKj] 1554 kJ',
      'kJ [energyKcal] 366 kcal',
      'Grassi [fat] 2.4 g',
      'Carboidrati [carbohydrate] 6.7 g',
      'Proteine [protein] 79 g',
    ],
  },
  {
    name: 'highlights with their values first',
    input: ['24 g proteine', '5,5 g di BCAA', '<1 g zuccheri', '120 kcal'],
    table: [
      'serving',
      'kcal [energyKcal] 120 kcal',
      'zuccheri [sugars] <1 g',
      'proteine [protein] 24 g',
      'BCAA [bcaa] 5.5 g',
    ],
  },
  {
    name: 'a hundred kilocalories behind the slash',
    input: 'Per porzione (28 g)\nEnergia: 418 kJ / 100 kcal\nProteine: 21 g',
    table: [
      'serving 28 g "Per porzione (28 g)"',
      'Energia [energyKj] 418 kJ',
      'Energia [energyKcal] 100 kcal',
      'Proteine [protein] 21 g',
    ],
  },
  {
    name: 'the basis behind a slash, in every value',
    input: 'Energia 1605 kJ/100 g (379 kcal/100 g), Proteine 80 g/100g, Sale 0,4 g/100g',
    table: [
      'per100g',
      'Energia [energyKj] 1605 kJ',
      'Energia [energyKcal] 379 kcal',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.4 g',
    ],
  },
  {
    name: 'the basis in a bracket behind the title of a run',
    input:
      'valori nutrizionali (100 g): energia 379 kcal/1605 kj; proteine: 75; carboidrati: 8; grassi: 5,2',
    table: [
      'per100g "100 g"',
      'energia [energyKj] 1605 kJ',
      'energia [energyKcal] 379 kcal',
      'grassi [fat] 5.2 g?',
      'carboidrati [carbohydrate] 8 g?',
      'proteine [protein] 75 g?',
    ],
  },
  {
    name: 'pairs between pipes, units in front',
    input: 'Energia kJ 1590 - Kcal 376 | Proteine g 80 | Carboidrati g 7',
    table: [
      'serving',
      'Energia [energyKj] 1590 kJ',
      'Energia [energyKcal] 376 kcal',
      'Carboidrati [carbohydrate] 7 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'a promise in prose is no table',
    input: 'Contiene 25g di proteine per porzione e solo 1g di zuccheri',
    table: [''],
  },
  {
    name: 'an English run, kilojoules of both columns first',
    input:
      'Nutrition Information per 100g per 25g serving Energy 1556 kJ 389 kJ 367 kcal 92 kcal Fat 1,4 g 0,4 g of which saturates 0,7 g 0,2 g Protein 85 g 21 g',
    table: [
      'per100g "per 100g" | serving 25 g "per 25g serving"',
      'Energy [energyKj] 1556 kJ | 389 kJ',
      'Energy [energyKcal] 367 kcal | 92 kcal',
      'Fat [fat] 1.4 g | 0.4 g',
      '  of which saturates [saturates] 0.7 g | 0.2 g',
      'Protein [protein] 85 g | 21 g',
    ],
  },
  {
    name: 'no heading at all, lines with tabs and percentages',
    input: ['Tiamina\t1,1 mg\t100%', 'Riboflavina\t1,4 mg\t100%', 'Niacina\t16 mg\t100%'].join(
      '\n',
    ),
    table: [
      'serving | nrv',
      'Tiamina [thiamin] 1.1 mg (100%)',
      'Riboflavina [riboflavin] 1.4 mg (100%)',
      'Niacina [niacin] 16 mg (100%)',
    ],
  },
  {
    name: 'sections by a word for a glass and a spoon',
    input: {
      per_bicchiere_250ml: { Energia: '110 kcal' },
      per_cucchiaio: { Proteine: '3 g' },
      per_2_misurini_50g: { Proteine: '40 g' },
    },
    table: [
      'serving 250 ml | serving 1 cucchiaio | serving 50 g',
      'Energia [energyKcal] 110 kcal | - | -',
      'Proteine [protein] - | 3 g | 40 g',
    ],
  },
  {
    name: 'enzymes and odd units of activity',
    input: [
      'Per 1 capsula',
      'Lattasi: 4.500 FCC',
      'Bromelina: 250 mg (2.500 GDU/g)',
      'Proteasi: 50.000 HUT',
    ].join('\n'),
    table: [
      'serving 1 capsula "Per 1 capsula"',
      'Lattasi [] 4500 FCC',
      'Bromelina [] 250 mg',
      'Proteasi [] 50000 HUT',
    ],
  },
  {
    name: 'signs and words of limits in one table',
    input: [
      'Parametro | per 100 g',
      'Grassi | < 0,5 g',
      'Carboidrati | inferiore a 1 g',
      'Fibre | ≤ 2 g',
      'Proteine | non meno di 85 g',
      'Sale | ca. 0,9 g',
    ].join('\n'),
    table: [
      'per100g "per 100 g"',
      'Grassi [fat] <0.5 g',
      'Carboidrati [carbohydrate] <1 g',
      'Fibre [fibre] <2 g',
      'Proteine [protein] >85 g',
      'Sale [salt] ~0.9 g',
    ],
  },
];
