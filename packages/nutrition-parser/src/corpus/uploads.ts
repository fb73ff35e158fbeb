import type { WholeLabel } from './label.ts';

/** Labels in what sellers load up to shops, with all its fields beside them. */
export const uploads: readonly WholeLabel[] = [
  {
    name: 'Amazon-like bullet list of a zinc supplement',
    input: {
      bullets: [
        '✅ ALTA CONCENTRAZIONE - 25 mg di zinco per compressa',
        '✅ VEGANO - senza glutine e lattosio',
      ],
      ingredienti:
        'Agente di carica: Cellulosa microcristallina; Zinco bisglicinato; Antiagglomeranti: Sali di magnesio degli acidi grassi, Biossido di silicio.',
      nutrition_table: [
        {
          voce: 'Zinco',
          quantità_per_dose: '25 mg',
          '%VNR': '250%',
        },
      ],
    },
    table: ['serving | nrv', 'Zinco [zinc] 25 mg (250%)'],
  },
  {
    name: 'whole Woo product JSON with attributes and meta',
    input: {
      id: 812,
      name: 'ZMA 90 cps',
      attributes: [
        {
          name: 'Gusto',
          options: ['Neutro'],
        },
        {
          name: 'Formato',
          options: ['90 capsule'],
        },
      ],
      meta_data: [
        {
          key: '_ingredienti',
          value:
            'Magnesio ossido, gelatina alimentare, zinco gluconato, vitamina B6 (piridossina cloridrato), antiagglomerante: magnesio stearato.',
        },
        {
          key: '_nutrizione',
          value:
            '| Per 3 capsule | | %VNR |\n|---|---|---|\n| Magnesio | 375 mg | 100% |\n| Zinco | 10 mg | 100% |\n| Vitamina B6 | 1,4 mg | 100% |',
        },
      ],
    },
    table: [
      'serving 3 capsula "Per 3 capsule" | nrv "%VNR"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'sections with names in English keys and Italian rows',
    input: {
      valori_nutrizionali: {
        per_100_g: {
          'Valore energetico': '1560 kJ (368 kcal)',
          'Grassi totali': '3 g',
          'Acidi grassi saturi': '1,9 g',
          Carboidrati: '7 g',
          Zuccheri: '5,1 g',
          Proteine: '78 g',
          Sale: '0,6 g',
        },
        per_serving_25_g: {
          'Valore energetico': '390 kJ (92 kcal)',
          'Grassi totali': '0,75 g',
          'Acidi grassi saturi': '0,48 g',
          Carboidrati: '1,75 g',
          Zuccheri: '1,28 g',
          Proteine: '19,5 g',
          Sale: '0,15 g',
        },
      },
    },
    table: [
      'per100g | serving 25 g',
      'Valore energetico [energyKj] 1560 kJ | 390 kJ',
      'Valore energetico [energyKcal] 368 kcal | 92 kcal',
      'Grassi totali [fat] 3 g | 0.75 g',
      '  Acidi grassi saturi [saturates] 1.9 g | 0.48 g',
      'Carboidrati [carbohydrate] 7 g | 1.75 g',
      '  Zuccheri [sugars] 5.1 g | 1.28 g',
      'Proteine [protein] 78 g | 19.5 g',
      'Sale [salt] 0.6 g | 0.15 g',
    ],
  },
  {
    name: 'nutrition in a features object with title and lines',
    input: {
      features: {
        valori_nutrizionali: {
          titolo: 'Valori medi',
          porzione: '1 barretta (60 g)',
          righe: [
            'Energia: 942 kJ / 225 kcal',
            'Grassi: 8 g',
            'di cui saturi: 4,2 g',
            'Carboidrati: 20 g',
            'di cui zuccheri: 2,1 g',
            'Proteine: 20 g',
            'Sale: 0,3 g',
          ],
        },
      },
    },
    table: [
      'serving 60 g "1 barretta (60 g)"',
      'Energia [energyKj] 942 kJ',
      'Energia [energyKcal] 225 kcal',
      'Grassi [fat] 8 g',
      '  di cui saturi [saturates] 4.2 g',
      'Carboidrati [carbohydrate] 20 g',
      '  di cui zuccheri [sugars] 2.1 g',
      'Proteine [protein] 20 g',
      'Sale [salt] 0.3 g',
      'title: Valori medi',
    ],
  },
  {
    name: 'rows with value and unit in one list item object, notes beside',
    input: {
      tabella_nutrizionale: {
        base: 'Per 2 capsule',
        voci: [
          {
            nome: 'Curcuma e.s.',
            valore: '600 mg',
          },
          {
            nome: '- di cui curcuminoidi',
            valore: '570 mg',
          },
          {
            nome: 'Piperina',
            valore: '5 mg',
          },
        ],
        nota: '*VNR non stabilito',
      },
    },
    table: [
      'serving 2 capsula "Per 2 capsule"',
      'Curcuma e.s. [] 600 mg',
      '  di cui curcuminoidi [curcumin] 570 mg',
      'Piperina [piperine] 5 mg',
      'note: *VNR non stabilito',
    ],
  },
  {
    name: 'numbers as strings with units of their own field and inequality',
    input: [
      {
        label: 'Grassi',
        amount: '< 0.5',
        unit: 'g',
      },
      {
        label: 'Zuccheri',
        amount: '<0,1',
        unit: 'g',
      },
      {
        label: 'Sale',
        amount: 'tracce',
        unit: 'g',
      },
      {
        label: 'Fibre',
        amount: 'n.d.',
        unit: 'g',
      },
      {
        label: 'Proteine',
        amount: '90.0',
        unit: 'g',
      },
    ],
    table: [
      'serving',
      'Grassi [fat] <0.5 g',
      'Zuccheri [sugars] <0.1 g',
      'Fibre [fibre] -',
      'Proteine [protein] 90 g',
      'Sale [salt] traces 0 g',
    ],
  },
];
