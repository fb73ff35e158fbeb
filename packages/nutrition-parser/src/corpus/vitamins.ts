import type { TableLabel } from './label.ts';

/** Vitamins, minerals, omega-3, probiotics, botanicals: whole nutrition labels in the manner of the trade, and what they say. */
export const vitamins: readonly TableLabel[] = [
  {
    name: 'multivitamin, pipe with VNR',
    input: [
      '| Componente | Per compressa | %VNR* |',
      '|---|---|---|',
      '| Vitamina A | 800 µg | 100% |',
      '| Vitamina D | 10 mcg | 200% |',
      '| Vitamina E | 12 mg α-TE | 100% |',
      '| Niacina | 16 mg NE | 100% |',
      '| Vitamina B12 | 2,5 mcg | 100% |',
      '| Magnesio | 56,3 mg | 15% |',
      '*VNR: Valori Nutritivi di Riferimento',
    ].join('\n'),
    table: [
      'serving 1 compressa "Per compressa" | nrv "%VNR*"',
      'Vitamina A [vitaminA] 800 µg (100%)',
      'Vitamina D [vitaminD] 10 µg (200%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'Niacina [niacin] 16 mg (100%)',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
      'Magnesio [magnesium] 56.3 mg (15%)',
    ],
    notes: ['*VNR: Valori Nutritivi di Riferimento'],
  },
  {
    name: 'vitamin D, units',
    input: { per_capsula: { 'Vitamina D3': '50 µg (2000 UI) (1000% VNR*)' } },
    table: ['serving 1 capsula', 'Vitamina D3 [vitaminD] 50 µg (1000%)'],
  },
  {
    name: 'magnesium, per two sachets',
    input: {
      per_2_buste: [
        { componente: 'Magnesio', valore: '375 mg (100% VNR)' },
        { componente: 'Potassio', valore: '600 mg (30% VNR)' },
      ],
    },
    table: [
      'serving 2 busta',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 600 mg (30%)',
    ],
  },
  {
    name: 'vitamin C, run-on',
    input:
      'Per 1 compressa: Vitamina C 1000 mg (1250% VNR*), Zinco 10 mg (100% VNR*), Rosa canina e.s. 50 mg. *VNR: Valori Nutritivi di Riferimento',
    table: [
      'serving 1 compressa "Per 1 compressa"',
      'Vitamina C [vitaminC] 1000 mg (1250%)',
      'Zinco [zinc] 10 mg (100%)',
      'Rosa canina e.s. [] 50 mg',
    ],
    notes: ['*VNR: Valori Nutritivi di Riferimento'],
  },
  {
    name: 'omega 3, lines with parts',
    input: [
      'Apporto per 2 softgel',
      'Olio di pesce: 2.000 mg',
      'di cui Omega 3: 1.200 mg',
      'di cui EPA: 660 mg',
      'di cui DHA: 440 mg',
      'Vitamina E: 12 mg (100% VNR)',
    ].join('\n'),
    table: [
      'serving 2 softgel "Apporto per 2 softgel"',
      'Olio di pesce [] 2000 mg',
      '  di cui Omega 3 [omega3] 1200 mg',
      '  di cui EPA [epa] 660 mg',
      '  di cui DHA [dha] 440 mg',
      'Vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'probiotics, counts',
    input: [
      'Tenore per dose giornaliera (1 capsula)',
      'Fermenti lattici vivi totali: 5 miliardi UFC',
      'Lactobacillus acidophilus LA-5: 2,5 x 10^9 UFC',
      'Bifidobacterium lactis BB-12: 2,5 mld UFC',
      'Inulina: 100 mg',
    ].join('\n'),
    table: [
      'serving 1 capsula "Tenore per dose giornaliera (1 capsula)"',
      'Fermenti lattici vivi totali [] 5000000000 UFC',
      'Lactobacillus acidophilus LA-5 [] 2500000000 UFC',
      'Bifidobacterium lactis BB-12 [] 2500000000 UFC',
      'Inulina [inulin] 100 mg',
    ],
  },
  {
    name: 'botanical, semicolons',
    input: [
      'Ingredienti caratterizzanti;per 2 capsule',
      'Rodiola e.s.;400 mg',
      'di cui rosavine;12 mg',
      'Melatonina;1 mg',
    ].join('\n'),
    table: [
      'serving 2 capsula "per 2 capsule"',
      'Rodiola e.s. [] 400 mg',
      '  di cui rosavine [] 12 mg',
      'Melatonina [melatonin] 1 mg',
    ],
  },
  {
    name: 'nutritional_table',
    input: {
      nutritional_table: {
        title: 'Informazioni nutrizionali',
        serving_size: '1 capsula',
        servings_per_container: 120,
        values: [
          { nutrient: 'Vitamina D3', amount: 50, unit: 'mcg', daily_value: '1000%' },
          { nutrient: 'Vitamina K2', amount: '75', unit: 'µg', daily_value: 100 },
        ],
      },
    },
    table: [
      'serving 1 capsula "1 capsula" | nrv',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina K2 [vitaminK] 75 µg (100%)',
    ],
    title: 'Informazioni nutrizionali',
    servingsPerPack: 120,
  },
  {
    name: 'name, value and unit',
    input: [
      { name: 'Ferro', value: '14', unit: 'mg', vnr: '100%' },
      { name: 'Vitamina C', value: 80, unit: 'mg', vnr: 100 },
      { name: '', value: '5 mg' },
      { name: 'Rame', value: '' },
    ],
    table: ['serving | nrv', 'Ferro [iron] 14 mg (100%)', 'Vitamina C [vitaminC] 80 mg (100%)'],
  },
  {
    name: 'per_porzione with valori',
    input: {
      per_porzione: {
        porzione: '3 compresse',
        valori: [
          { nome: 'Magnesio', valore: '300 mg', vnr: '80%' },
          { nome: 'Vitamina B6', valore: '1,4 mg', vnr: '100%' },
        ],
      },
    },
    table: [
      'serving 3 compressa "3 compresse" | nrv',
      'Magnesio [magnesium] 300 mg (80%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'enzymes',
    input: [
      'Per 1 capsula',
      'Bromelina: 250 mg (2.500 GDU/g)',
      'Lattasi: 4.500 FCC',
      'Proteasi: 25.000 HUT',
      'Lipasi: 500 FIP',
    ].join('\n'),
    table: [
      'serving 1 capsula "Per 1 capsula"',
      'Bromelina [] 250 mg',
      'Lattasi [] 4500 FCC',
      'Proteasi [] 25000 HUT',
      'Lipasi [] 500 FIP',
    ],
  },
  {
    name: 'units and thousands',
    input: [
      'Per dose (2 capsule)',
      'Vitamina A: 2.664 UI',
      'Beta-carotene: 4,8 mg',
      'Acido folico: 0,200 mg',
      'Biotina: 50 ug',
    ].join('\n'),
    table: [
      'serving 2 capsula "Per dose (2 capsule)"',
      'Vitamina A [vitaminA] 2664 UI',
      'Beta-carotene [betaCarotene] 4.8 mg',
      'Acido folico [folicAcid] 0.2 mg',
      'Biotina [biotin] 50 µg',
    ],
  },
  {
    name: 'two columns of percentages',
    input: [
      '| Componente | Per 100 g | %VNR | Per dose (10 g) | %VNR |',
      '|---|---|---|---|---|',
      '| Vitamina C | 800 mg | 1000% | 80 mg | 100% |',
      '| Zinco | 50 mg | 500% | 5 mg | 50% |',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | nrv "%VNR" | serving 10 g "Per dose (10 g)" | nrv "%VNR"',
      'Vitamina C [vitaminC] 800 mg | 80 mg (100%)',
      'Zinco [zinc] 50 mg | 5 mg (50%)',
    ],
  },
  {
    name: 'empty cells',
    input: [
      '| Componente | Per 100 g | Per dose |',
      '|---|---|---|',
      '| Vitamina C | - | 80 mg |',
      '| Zinco | N/D | 10 mg |',
      '| Selenio | | 55 mcg |',
      '| Totale | | |',
    ].join('\n'),
    table: [
      'per100g "Per 100 g" | serving "Per dose"',
      'Vitamina C [vitaminC] - | 80 mg',
      'Zinco [zinc] - | 10 mg',
      'Selenio [selenium] - | 55 µg',
    ],
  },
  {
    name: 'column of units',
    input: [
      '| Nutriente | U.M. | Quantità | VNR % |',
      '|---|---|---|---|',
      '| Vitamina B1 | mg | 1,1 | 100 |',
      '| Vitamina B12 | mcg | 2,5 | 100 |',
    ].join('\n'),
    table: [
      'serving "Quantità" | nrv "VNR %"',
      'Vitamina B1 [thiamin] 1.1 mg (100%)',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
    ],
  },
  {
    name: 'English keys',
    input: {
      title: 'Nutrition facts',
      serving_size: '2 capsule',
      values: [
        { component: 'Creatine', value: '3 g' },
        { label: 'Caffeine', amount: '200 mg' },
      ],
    },
    table: [
      'serving 2 capsula "2 capsule"',
      'Creatine [creatine] 3 g',
      'Caffeine [caffeine] 200 mg',
    ],
    title: 'Nutrition facts',
  },
  {
    name: 'pairs without unit',
    input: { 'Vitamina C': 80, Magnesio: '375', Proteine: 24, Caffeina: '200', Energia: 370 },
    table: [
      'serving',
      'Energia [energyKcal] 370 kcal?',
      'Proteine [protein] 24 g?',
      'Vitamina C [vitaminC] 80 mg?',
      'Magnesio [magnesium] 375 mg?',
      'Caffeina [caffeine] 200 mg?',
    ],
  },
  {
    name: 'electrolytes, several servings',
    input: {
      valori: [
        { nome: 'Sodio', '1 bustina (6 g)': '300 mg', '2 bustine (12 g)': '600 mg' },
        { nome: 'Potassio', '1 bustina (6 g)': '300 mg', '2 bustine (12 g)': '600 mg' },
      ],
    },
    table: [
      'serving 6 g "1 bustina (6 g)" | serving 12 g "2 bustine (12 g)"',
      'Sodio [sodium] 300 mg | 600 mg',
      'Potassio [potassium] 300 mg | 600 mg',
    ],
  },
];
