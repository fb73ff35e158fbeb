import type { WholeLabel } from './label.ts';

/** Labels as shop systems answer with them: objects and JSON, read by both readers. */
export const answers: readonly WholeLabel[] = [
  {
    name: 'feed of a gainer, keys in snake case with per_100g and per_serving objects',
    input: {
      sku: 'GN-3000',
      nome: 'Mega Gainer 3 kg',
      nutrition: {
        serving_size: '100 g',
        per_100g: {
          energy_kj: 1598,
          energy_kcal: 377,
          fat: 2.1,
          saturated_fat: 0.9,
          carbohydrates: 68,
          sugars: 12.4,
          fiber: 1.2,
          protein: 21,
          salt: 0.31,
        },
      },
    },
    table: [
      'per100g',
      'energy [energyKj] 1598 kJ',
      'energy [energyKcal] 377 kcal',
      'fat [fat] 2.1 g?',
      '  saturated fat [saturates] 0.9 g?',
      'carbohydrates [carbohydrate] 68 g?',
      '  sugars [sugars] 12.4 g?',
      'fiber [fibre] 1.2 g?',
      'protein [protein] 21 g?',
      'salt [salt] 0.31 g?',
    ],
  },
  {
    name: 'isotonic drink, JSON in JSON with an HTML table in valori_nutrizionali',
    input:
      '{"details":"{\\"valori_nutrizionali\\":\\"<table><thead><tr><th>Valori nutrizionali medi</th><th>100 g di polvere</th><th>1 dose (35 g) in 500 ml</th></tr></thead><tbody><tr><td>Valore energetico</td><td>1530 kJ - 360 kcal</td><td>536 kJ - 126 kcal</td></tr><tr><td>Carboidrati</td><td>88 g</td><td>31 g</td></tr><tr><td>&nbsp;&nbsp;di cui zuccheri</td><td>62 g</td><td>22 g</td></tr><tr><td>Sale</td><td>2,1 g</td><td>0,74 g</td></tr><tr><td>Magnesio</td><td>161 mg (43%*)</td><td>56 mg (15%*)</td></tr></tbody></table><p>*% dei Valori Nutritivi di Riferimento</p>\\"}"}',
    table: [
      'per100g "100 g di polvere" | serving 35 g "1 dose (35 g) in 500 ml"',
      'Valore energetico [energyKj] 1530 kJ | 536 kJ',
      'Valore energetico [energyKcal] 360 kcal | 126 kcal',
      'Carboidrati [carbohydrate] 88 g | 31 g',
      '  di cui zuccheri [sugars] 62 g | 22 g',
      'Sale [salt] 2.1 g | 0.74 g',
      'Magnesio [magnesium] 161 mg | 56 mg (15%)',
      'note: *% dei Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'feed with features as lines in bold, nutrition and ingredients',
    input: {
      features: [
        '**INGREDIENTI:** maltodestrine da mais, destrosio, correttore di acidità: acido citrico; aroma, sale marino, colorante: carotenoidi.',
        "**MODALITÀ D'USO:** 40 g in 500 ml di acqua.",
        '**VALORI NUTRIZIONALI PER 100 g:** Energia 1600 kJ / 377 kcal; Grassi 0 g; Carboidrati 93 g, di cui zuccheri 40 g; Proteine 0 g; Sale 1 g',
        '**AVVERTENZE:** non eccedere.',
      ],
    },
    table: [
      'per100g "PER 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 377 kcal',
      'Grassi [fat] 0 g',
      'Carboidrati [carbohydrate] 93 g',
      '  di cui zuccheri [sugars] 40 g',
      'Proteine [protein] 0 g',
      'Sale [salt] 1 g',
    ],
  },
  {
    name: 'magnesium sachets, JSON list with nrv as a number and unit apart',
    input: [
      {
        nome: 'Magnesio',
        valore: 375,
        unita: 'mg',
        vnr: 100,
      },
      {
        nome: 'di cui da citrato',
        valore: '300',
        unita: 'mg',
        vnr: null,
      },
      {
        nome: 'Potassio',
        valore: '300',
        unita: 'mg',
        vnr: 15,
      },
      {
        nome: 'Vitamina B1',
        valore: '1,1',
        unita: 'mg',
        vnr: '100%',
      },
    ],
    table: [
      'serving | nrv',
      'Magnesio [magnesium] 375 mg (100%)',
      '  di cui da citrato [] 300 mg',
      'Potassio [potassium] 300 mg (15%)',
      'Vitamina B1 [thiamin] 1.1 mg (100%)',
    ],
  },
  {
    name: 'creatine product page as the shop API gives it',
    input: {
      id: 17,
      product_group_name: 'Creatina 100%',
      long_description:
        'La creatina incrementa le prestazioni. Ingredienti: creatina monoidrato micronizzata.',
      features: {
        nutritionalHighlights: ['3 g di creatina per dose'],
        modalita_uso: '3 g al giorno',
        valori_nutrizionali: {
          per_dose_3g: [
            {
              componente: 'Creatina',
              valore: '3',
              unita: 'g',
            },
          ],
          per_100g: [
            {
              componente: 'Creatina',
              valore: '100',
              unita: 'g',
            },
          ],
        },
      },
    },
    table: ['serving 3 g | per100g', 'Creatina [creatine] 3 g | 100 g'],
  },
  {
    name: 'iron drops with servings per pack and title',
    input: {
      titolo: 'Ferro liquido',
      dosi_per_confezione: '20',
      porzione: '2 ml',
      righe: [
        {
          componente: 'Ferro',
          quantita: '14 mg',
          vnr: '100%',
        },
        {
          componente: 'Vitamina C',
          quantita: '40 mg',
          vnr: '50%',
        },
      ],
    },
    table: [
      'serving 2 ml "2 ml" | nrv',
      'Ferro [iron] 14 mg (100%)',
      'Vitamina C [vitaminC] 40 mg (50%)',
      'title: Ferro liquido',
      'servings: 20',
    ],
  },
  {
    name: 'nutrition as a string of HTML in a Shopify metafield with br between rows',
    input: {
      metafields: {
        valori_nutrizionali:
          'Valori nutrizionali per 100 ml:<br/>Energia 192 kJ/45 kcal<br/>Grassi 0,1 g<br/>di cui saturi 0 g<br/>Carboidrati 4 g<br/>di cui zuccheri 3,9 g<br/>Proteine 7 g<br/>Sale 0,2 g',
      },
    },
    table: [
      'per100ml "Valori nutrizionali per 100 ml"',
      'Energia [energyKj] 192 kJ',
      'Energia [energyKcal] 45 kcal',
      'Grassi [fat] 0.1 g',
      '  di cui saturi [saturates] 0 g',
      'Carboidrati [carbohydrate] 4 g',
      '  di cui zuccheri [sugars] 3.9 g',
      'Proteine [protein] 7 g',
      'Sale [salt] 0.2 g',
    ],
  },
  {
    name: 'rows within rows that say for what they are',
    input: {
      rows: [
        {
          per: '100 g',
        },
        {
          nome: 'Proteine',
          valore: '80 g',
        },
        {
          nome: 'Grassi',
          valore: '5 g',
        },
        {
          per: '30 g',
        },
        {
          nome: 'Proteine',
          valore: '24 g',
        },
        {
          nome: 'Grassi',
          valore: '1,5 g',
        },
      ],
    },
    table: [
      'per100g "100 g" | serving 30 g "30 g"',
      'Grassi [fat] 5 g | 1.5 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'feed with groups of nutrients',
    input: {
      nutritionalInfo: {
        servingSize: '30 g',
        servingsPerContainer: 33,
        groups: [
          {
            name: 'Macronutrienti',
            items: [
              {
                name: 'Proteine',
                per100g: '80 g',
                perServing: '24 g',
              },
              {
                name: 'Grassi',
                per100g: '6 g',
                perServing: '1,8 g',
              },
            ],
          },
          {
            name: 'Minerali',
            items: [
              {
                name: 'Calcio',
                per100g: '500 mg',
                perServing: '150 mg',
                nrv: '19%',
              },
            ],
          },
        ],
      },
    },
    table: [
      'per100g | serving 30 g "30 g" | nrv',
      'Grassi [fat] 6 g | 1.8 g',
      'Proteine [protein] 80 g | 24 g',
      'Calcio [calcium] 500 mg | 150 mg (19%)',
      'servings: 33',
    ],
  },
  {
    name: 'keys of a form: per-serving fields beside their units',
    input: {
      nome: 'Iso Whey',
      porzione: '25 g',
      nutrienti: [
        {
          label: 'Energia',
          per100: '1580',
          perPorzione: '395',
          um: 'kJ',
        },
        {
          label: 'Proteine',
          per100: '88',
          perPorzione: '22',
          um: 'g',
        },
      ],
    },
    table: [
      'per100g | serving 25 g "25 g"',
      'Energia [energyKj] 1580 kJ | 395 kJ',
      'Proteine [protein] 88 g | 22 g',
    ],
  },
  {
    name: 'per capsule of a probiotic as pairs',
    input: {
      valori_nutrizionali: {
        per_2_capsule: {
          'Lactobacillus plantarum': '5 miliardi UFC',
          'Bifidobacterium longum': '5x10^9 UFC',
          FOS: '200 mg',
          Zinco: '10 mg (100% VNR)',
        },
      },
    },
    table: [
      'serving 2 capsula',
      'Lactobacillus plantarum [] 5000000000 UFC',
      'Bifidobacterium longum [] 5000000000 UFC',
      'FOS [] 200 mg',
      'Zinco [zinc] 10 mg (100%)',
    ],
  },
  {
    name: 'feed with a schema.org nutrition object',
    input: {
      '@type': 'Product',
      name: 'Barretta',
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '60 g',
        calories: '220 kcal',
        fatContent: '7 g',
        saturatedFatContent: '4 g',
        carbohydrateContent: '22 g',
        sugarContent: '2 g',
        fiberContent: '5 g',
        proteinContent: '20 g',
        sodiumContent: '180 mg',
      },
    },
    table: [
      'serving 60 g "60 g"',
      'calories [energyKcal] 220 kcal',
      'fat [fat] 7 g',
      '  saturated Fat [saturates] 4 g',
      'carbohydrate [carbohydrate] 22 g',
      '  sugar [sugars] 2 g',
      'fiber [fibre] 5 g',
      'protein [protein] 20 g',
      'sodium [sodium] 180 mg',
    ],
  },
];
