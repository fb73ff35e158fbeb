import type { WholeLabel } from './label.ts';

/** Labels as fields of a shop keep them: lines, pairs, lists of lists. */
export const stores: readonly WholeLabel[] = [
  {
    name: 'features as the shop stores them, bold headings and dashes',
    input: {
      features: [
        '**INGREDIENTI:**',
        '- Proteine del siero di latte isolate',
        '- Aromi',
        '- Edulcorante: sucralosio',
        '**VALORI NUTRIZIONALI (per 30 g):**',
        '- Energia: 478 kJ / 113 kcal',
        '- Grassi: 0,3 g',
        '- di cui saturi: 0,2 g',
        '- Carboidrati: 0,9 g',
        '- di cui zuccheri: 0,8 g',
        '- Proteine: 26,4 g',
        '- Sale: 0,16 g',
        "**MODALITÀ D'USO:**",
        '- 1 misurino (30 g) in 200 ml di acqua',
      ],
    },
    table: [
      'serving 30 g "VALORI NUTRIZIONALI (per 30 g)"',
      'Energia [energyKj] 478 kJ',
      'Energia [energyKcal] 113 kcal',
      'Grassi [fat] 0.3 g',
      '  di cui saturi [saturates] 0.2 g',
      'Carboidrati [carbohydrate] 0.9 g',
      '  di cui zuccheri [sugars] 0.8 g',
      'Proteine [protein] 26.4 g',
      'Sale [salt] 0.16 g',
    ],
  },
  {
    name: 'pipe text of a features list with its note',
    input: {
      features: {
        valori_nutrizionali: [
          '| Componente | Per 2 capsule | %VNR* |',
          '|---|---|---|',
          '| CLA | 1600 mg | - |',
          '| Vitamina B6 | 1,4 mg | 100% |',
          '*VNR: Valori Nutritivi di Riferimento',
          'Porzioni per confezione: 45',
        ],
      },
    },
    table: [
      'serving 2 capsula "Per 2 capsule" | nrv "%VNR*"',
      'CLA [cla] 1600 mg',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'servings: 45',
      'note: *VNR: Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'a hybrid: pairs with a nested energy and per_dose list',
    input: {
      valori_nutrizionali: {
        per_100g: {
          Energia: {
            kJ: '1590',
            kcal: '375',
          },
          Grassi: {
            totali: '5 g',
            saturi: '3 g',
          },
          Proteine: '77 g',
        },
        per_dose_25g: [
          {
            componente: 'Energia',
            valore: '398 kJ / 94 kcal',
          },
          {
            componente: 'Grassi',
            valore: '1,3 g',
          },
          {
            componente: 'Proteine',
            valore: '19 g',
          },
        ],
      },
    },
    table: [
      'per100g | serving 25 g',
      'Energia [energyKj] 1590 kJ | 398 kJ',
      'Energia [energyKcal] 375 kcal | 94 kcal',
      'Grassi [fat] 5 g | 1.3 g',
      '  saturi [saturates] 3 g | -',
      'Proteine [protein] 77 g | 19 g',
    ],
  },
  {
    name: 'HTML in JSON in JSON with entities written twice',
    input:
      '"{\\"valori_nutrizionali\\":\\"&lt;table&gt;&lt;tr&gt;&lt;td&gt;Proteine&lt;/td&gt;&lt;td&gt;24&amp;nbsp;g&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Sale&lt;/td&gt;&lt;td&gt;&amp;lt; 0,1 g&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;\\"}"',
    table: ['serving', 'Proteine [protein] 24 g', 'Sale [salt] <0.1 g'],
  },
  {
    name: 'feed of a marketplace with nutrition as repeated attributes',
    input: {
      attributi: {
        'Proteine (per 100g)': '80 g',
        'Grassi (per 100g)': '5 g',
        'Carboidrati (per 100g)': '6 g',
        Formato: '2 kg',
      },
    },
    table: [
      'per100g',
      'Grassi [fat] 5 g',
      'Carboidrati [carbohydrate] 6 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'percentages of water of a drink and sodium rows in a list of text',
    input: [
      'Valori medi per 100 ml',
      'Energia 17 kJ / 4 kcal',
      'Grassi < 0,1 g',
      'Carboidrati 0,3 g',
      'Proteine < 0,1 g',
      'Sale 0,02 g',
      'Niacina 2,4 mg (15% VNR)',
      'Ac. pantotenico 0,9 mg (15% VNR)',
      'Vit. B6 0,21 mg (15% VNR)',
      'Vit. B12 0,38 mcg (15% VNR)',
    ],
    table: [
      'per100ml "Valori medi per 100 ml"',
      'Energia [energyKj] 17 kJ',
      'Energia [energyKcal] 4 kcal',
      'Grassi [fat] <0.1 g',
      'Carboidrati [carbohydrate] 0.3 g',
      'Proteine [protein] <0.1 g',
      'Sale [salt] 0.02 g',
      'Niacina [niacin] 2.4 mg (15%)',
      'Ac. pantotenico [pantothenicAcid] 0.9 mg (15%)',
      'Vit. B6 [vitaminB6] 0.21 mg (15%)',
      'Vit. B12 [vitaminB12] 0.38 µg (15%)',
    ],
  },
  {
    name: 'default serving label of a softgel without one',
    input: {
      per_porzione: [
        {
          componente: 'CLA',
          valore: '1600 mg',
        },
        {
          componente: 'Vitamina E',
          valore: '12 mg (100% VNR)',
        },
      ],
    },
    servingLabel: 'Per 2 capsule**',
    table: [
      'serving 2 capsula "Per 2 capsule**"',
      'CLA [cla] 1600 mg',
      'Vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'rows as array of arrays with header in JSON text',
    input:
      '[["Nutriente","Per 100 g","Per 45 g"],["Energia","1650 kJ/394 kcal","743 kJ/177 kcal"],["Proteine","33 g","15 g"],["di cui collagene","10 g","4,5 g"]]',
    table: [
      'per100g "Per 100 g" | serving 45 g "Per 45 g"',
      'Energia [energyKj] 1650 kJ | 743 kJ',
      'Energia [energyKcal] 394 kcal | 177 kcal',
      'Proteine [protein] 33 g | 15 g',
      '  di cui collagene [collagen] 10 g | 4.5 g',
    ],
  },
];
