import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

describe('objects', () => {
  test.each([
    [
      'percentages of rows that are not there',
      { per_dose: { Sale: '1 g' }, vnr: { Zinco: '5%', Sale: 'x', Rosa: '5%' } },
      ['serving', 'Sale [salt] 1 g'],
    ],
    [
      'a percentage of an unknown substance',
      { per_dose: { 'Rosa canina': '50 mg' }, vnr: { 'Rosa canina': '5%' } },
      ['serving | nrv', 'Rosa canina [] 50 mg (5%)'],
    ],
    [
      'keys of nested columns that say nothing',
      {
        rows: [
          { nutriente: 'Sale', per_100g: { valore: 1, unita: 'g', foo: 1 } },
          { nutriente: 'Energia', per_100g: { kj: null, kcal: 5 } },
        ],
      },
      ['per100g', 'Energia [energyKcal] 5 kcal', 'Sale [salt] 1 g'],
    ],
    [
      'rows under headings that lack their list',
      {
        headers: ['', '100 g'],
        rows: [
          { nome: 'Sale', valori: ['1 g'], note: 'x' },
          { nome: 'Zinco', valore: '1 g' },
        ],
      },
      ['per100g "100 g"', 'Sale [salt] 1 g', 'Zinco [zinc] 1 g'],
    ],
    ['a number', 42, ['! nothing-read']],
    [
      'parts without amounts',
      { per_100g: { Grassi: { valore: '5 g', di_cui: { saturi: '', note: null } } } },
      ['per100g', 'Grassi [fat] 5 g'],
    ],
    [
      'parts without their whole',
      { per_100g: { Grassi: { di_cui: { saturi: '1 g' } } } },
      ['per100g', '  saturi [saturates] 1 g'],
    ],
    [
      'another section among the rows',
      [
        { componente: 'Ingredienti', valore: 'latte' },
        { componente: 'Grassi', valore: '5 g' },
      ],
      ['serving', 'Grassi [fat] 5 g'],
    ],
    [
      'parts beside their whole',
      { per_100g: { Grassi: '5 g', di_cui: { saturi: '1 g' } } },
      ['per100g', 'Grassi [fat] 5 g', '  saturi [saturates] 1 g'],
    ],
    [
      'parts within their whole',
      { per_100g: { Proteine: { valore: '5 g', di_cui: { caseina: '1 g' } } } },
      ['per100g', 'Proteine [protein] 5 g', '  caseina [] 1 g'],
    ],
    [
      'energy with its unit in the key',
      { per_100g: { Energia_kJ: 1570, Energia_kcal: 370 } },
      ['per100g', 'Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'],
    ],
    [
      'units and energy inside a column',
      {
        rows: [
          { componente: 'Energia', per_100g: { kj: 1650, kcal: 390 } },
          { componente: 'Calcio', per_100g: { valore: 400, unita: 'mg', vnr: 50 } },
        ],
      },
      [
        'per100g | nrv',
        'Energia [energyKj] 1650 kJ',
        'Energia [energyKcal] 390 kcal',
        'Calcio [calcium] 400 mg (50%)',
      ],
    ],
    [
      'parts under their nutrient',
      {
        per_100g: {
          energia: { kJ: 1650, kcal: 390 },
          grassi: { totali: '6 g', saturi: '2 g' },
          carboidrati: { valore: '5', unita: 'g', di_cui_zuccheri: '4 g' },
        },
      },
      [
        'per100g',
        'energia [energyKj] 1650 kJ',
        'energia [energyKcal] 390 kcal',
        'grassi [fat] 6 g',
        '  saturi [saturates] 2 g',
        'carboidrati [carbohydrate] 5 g',
        '  di cui zuccheri [sugars] 4 g',
      ],
    ],
    [
      'a part beside the value of a row',
      [{ nutriente: 'Grassi', valore: '6 g', di_cui_saturi: '2 g' }],
      ['serving', 'Grassi [fat] 6 g', '  di cui saturi [saturates] 2 g'],
    ],
    [
      'rows whose values are a list under headings',
      {
        headers: ['', '100 g', '30 g', '%VNR'],
        righe: [
          { nome: 'Proteine', valori: ['80 g', '24 g', ''] },
          { nome: 'Calcio', valori: ['400 mg', '120 mg', '15%'] },
        ],
      },
      [
        'per100g "100 g" | serving 30 g "30 g" | nrv "%VNR"',
        'Proteine [protein] 80 g | 24 g',
        'Calcio [calcium] 400 mg | 120 mg (15%)',
      ],
    ],
    [
      'headings of the values alone',
      {
        colonne: ['Per 100 g', 'Per dose'],
        rows: [['Proteine', '80 g', '24 g'], 5, { nome: 'Sale' }],
      },
      ['per100g "Per 100 g" | serving "Per dose"', 'Proteine [protein] 80 g | 24 g'],
    ],
    [
      'a column at the end of the key',
      { proteine_per_100g: '80 g', proteine_per_dose: '24 g', proteins_100g: 80 },
      ['per100g | serving', 'proteine [protein] 80 g | 24 g'],
    ],
    [
      'ingredients as rows of a dose',
      {
        dose_giornaliera: '1 bustina',
        componenti: [{ ingrediente: 'Creatina', quantita: 3, unita_misura: 'g' }],
      },
      ['serving 1 bustina "1 bustina"', 'Creatina [creatine] 3 g'],
    ],
    [
      'a row whose only value is its dose',
      { dose: '1 compressa', tabella: [{ componente: 'Ferro', dose: '14 mg' }] },
      ['serving 1 compressa "1 compressa"', 'Ferro [iron] 14 mg'],
    ],
    [
      'sections under keys that say nothing',
      { data: { prodotto: { scheda: { per_100g: { Proteine: '80 g' } } } } },
      ['per100g', 'Proteine [protein] 80 g'],
    ],
    [
      'what holds no table under keys that say nothing',
      { prodotto: { price: { cents: 30 }, sizes: [{ price: 3 }] } },
      ['! nothing-read'],
    ],
    [
      'a text as JSON',
      '"Proteine: 80 g\\nGrassi: 6 g"',
      ['serving', 'Grassi [fat] 6 g', 'Proteine [protein] 80 g'],
    ],
    [
      'a list of sub-rows',
      [
        {
          nutriente: 'Grassi',
          valore: '5 g',
          sottocomponenti: [
            { nutriente: 'saturi', valore: '1 g' },
            'x',
            { nutriente: 'polinsaturi', valore: '2 g' },
          ],
        },
      ],
      [
        'serving',
        'Grassi [fat] 5 g',
        '  saturi [saturates] 1 g',
        '  polinsaturi [polyunsaturates] 2 g',
      ],
    ],
    [
      'a sub-row that is an object',
      [
        {
          nutriente: 'Grassi',
          valore: '5 g',
          sottocomponenti: { nutriente: 'saturi', valore: '1 g' },
        },
      ],
      ['serving', 'Grassi [fat] 5 g', '  saturi [saturates] 1 g'],
    ],
    [
      'sub-rows that are none',
      [{ nutriente: 'Grassi', valore: '5 g', sottocomponenti: 5 }],
      ['serving', 'Grassi [fat] 5 g'],
    ],
    [
      'sub-rows under the key of one',
      [
        {
          nutriente: 'Grassi',
          valore: '5 g',
          sottocomponente: [{ nutriente: 'saturi', valore: '1 g' }],
        },
      ],
      ['serving', 'Grassi [fat] 5 g', '  saturi [saturates] 1 g'],
    ],
    [
      'a sub-row that says no',
      [
        { nutriente: 'Grassi', valore: '5 g', sottocomponente: false },
        { nutriente: 'Ferro', valore: '1 mg', sottocomponente: 'false' },
      ],
      ['serving', 'Grassi [fat] 5 g', 'Ferro [iron] 1 mg'],
    ],
    [
      'a row that is the serving size',
      {
        rows: [
          { nutriente: 'Porzione', quantita: '30 g' },
          { nutriente: 'Proteine', quantita: '24 g' },
        ],
      },
      ['serving 30 g "Porzione 30 g"', 'Proteine [protein] 24 g'],
    ],
    [
      'a row that counts the servings',
      {
        rows: [
          { nutriente: 'Dosi per confezione', quantita: '25' },
          { nutriente: 'Proteine', quantita: '24 g' },
        ],
      },
      ['serving', 'Proteine [protein] 24 g', 'servings: 25'],
    ],
    [
      'notes in a list',
      { per_100g: { Proteine: '80 g' }, note: ['*VNR', '', 5] },
      ['per100g', 'Proteine [protein] 80 g', 'note: *VNR'],
    ],
    [
      'notes that are none',
      { per_100g: { Proteine: '80 g' }, note: 5 },
      ['per100g', 'Proteine [protein] 80 g'],
    ],
    [
      'a label beside per_100g',
      { per_100g: { porzione: 'Valori per 100 g', Proteine: '80 g' } },
      ['per100g "Valori per 100 g"', 'Proteine [protein] 80 g'],
    ],
    [
      'a dose that is no serving',
      { dose: 'quanto basta', rows: [{ nutriente: 'Proteine', quantita: '24 g' }] },
      ['serving "quanto basta"', 'Proteine [protein] 24 g'],
    ],
    [
      'an empty dose',
      { dose: ' ', rows: [{ nutriente: 'Proteine', quantita: '24 g' }] },
      ['serving', 'Proteine [protein] 24 g'],
    ],
    [
      'porzione as a section',
      { porzione: { Proteine: '24 g' } },
      ['serving', 'Proteine [protein] 24 g'],
    ],
    [
      'a single row',
      { nutriente: 'Proteine', valore: '80 g' },
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'a row whose value is an object',
      { nome: 'Whey', valori: { Proteine: '80 g' } },
      ['serving', 'Proteine [protein] 80 g'],
    ],
    [
      'a section in values',
      { per_100g: { valori: [{ nome: 'Proteine', valore: '80 g' }] } },
      ['per100g', 'Proteine [protein] 80 g'],
    ],
    [
      'headed lists with an odd row',
      { columns: ['Nutriente', 'Per 100 g'], rows: [['Proteine', '80 g'], 5, ['Sale', '1 g']] },
      ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'headed lists without rows',
      { columns: ['Nutriente', 'Per 100 g'], rows: [5, 'x'] },
      ['title: x', '! nothing-read'],
    ],
    [
      'a key with capitals in code',
      { per100g: { acidiGrassiSaturi: '1 g', Proteine: '80 g' } },
      ['per100g', 'acidi Grassi Saturi [saturates] 1 g', 'Proteine [protein] 80 g'],
    ],
    [
      'a very long key',
      {
        xyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy:
          '5 g',
        Proteine: '80 g',
      },
      [
        'serving',
        'Proteine [protein] 80 g',
        'xyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy [] 5 g',
      ],
    ],
    [
      'lines in a list',
      ['Proteine: 80 g', 'Sale: 1 g'],
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
    ],
    [
      'percentages beside the sections',
      { vnr: { Magnesio: '100%', Zinco: '5%' }, per_dose: { Magnesio: '375 mg' } },
      ['serving | nrv', 'Magnesio [magnesium] 375 mg (100%)'],
    ],
    [
      'a serving that is named by another label',
      { per_porzione: { Proteine: '24 g' } },
      ['serving 1 dose "una dose"', 'Proteine [protein] 24 g'],
      'una dose',
    ],
    [
      'a serving under two names',
      {
        per_porzione: [
          { componente: 'Porzione', valore: '30 g' },
          { componente: 'Proteine', valore: '24 g' },
        ],
        per_dose: { Sale: '1 g' },
      },
      ['serving 30 g "Porzione 30 g"', 'Proteine [protein] 24 g', 'Sale [salt] 1 g'],
    ],
    [
      'a name with a tag before its digits',
      '<p>Vitamina B<sub>12</sub>: 5 µg</p><p><b>Sale</b>1 g</p>',
      ['serving', 'Sale [salt] 1 g', 'Vitamina B12 [vitaminB12] 5 µg'],
    ],
    [
      'JSON in a fence',
      '```json\n{"per_100g":{"Grassi":"5 g"}}\n```',
      ['per100g', 'Grassi [fat] 5 g'],
    ],
    [
      'JSON in a fence that is open',
      '```{"per_100g":{"Grassi":"5 g"}}',
      ['per100g', 'Grassi [fat] 5 g'],
    ],
    [
      'powers in a column of units',
      [{ nome: 'Fermenti', valore: '5', unita: 'x 10^9 UFC' }],
      ['serving', 'Fermenti [] 5000000000 UFC'],
    ],
    [
      'a product with its price and table',
      {
        id: 12,
        prezzo: '24,90',
        ean: '8001234567890',
        Peso: '1 kg',
        valori_nutrizionali: { per_100g: { Sale: '1 g' } },
      },
      ['per100g', 'Sale [salt] 1 g'],
    ],
    [
      'a product without a table',
      { id: 12, descrizione: 'Buono da 2006', ingredienti: 'sale 2%', uso: 'Sale: 1 g' },
      ['! nothing-read'],
    ],
    [
      'a text under any key',
      { descrizione: 'Sale: 1 g', tabella_testo: 'Zinco: 2 mg' },
      ['serving', 'Zinco [zinc] 2 mg'],
    ],
    [
      'what is sold and reviewed',
      {
        reviews: [{ name: 'Anna', value: 5 }],
        cart: [{ name: 'Whey 900 g', quantity: 2, price: '24,90' }],
        scheda: { nome: 'Shaker', prezzo: 9.9, capacita: '700 ml', nova_group: 4 },
        aggiornato_il: '2024-01-31',
      },
      ['! nothing-read'],
    ],
    [
      'attributes that are no nutrients',
      {
        attributes: [
          { name: 'Colore', value: 'blu' },
          { name: '_acf', value: 'field_1' },
          { name: 'Grassi', value: 'da analizzare' },
        ],
      },
      ['serving', 'Grassi [fat] -', '! value-unparsed'],
    ],
    [
      'objects too deep',
      {
        Sale: '1 g',
        valori_nutrizionali: {
          valori_nutrizionali: {
            valori_nutrizionali: {
              valori_nutrizionali: {
                valori_nutrizionali: {
                  valori_nutrizionali: {
                    valori_nutrizionali: {
                      valori_nutrizionali: {
                        valori_nutrizionali: { valori_nutrizionali: { Sale: '1 g' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
      ['serving', 'Sale [salt] 1 g'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});
