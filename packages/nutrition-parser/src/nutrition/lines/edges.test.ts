import { describe, expect, test } from 'vitest';
import { parseNutrition } from '../../parseNutrition.ts';
import { parseQuantity } from '../../parseQuantity.ts';
import { printedTable, printQuantity } from '../../testing/print.ts';

type Case = [what: string, input: unknown, expected: string[]];

describe('tables at the edge of what labels print', () => {
  test.each<Case>([
    [
      'thousands of grams of a serving without weight',
      'Creatina: 5.500 g',
      ['serving', 'Creatina [creatine] 5.5 g'],
    ],
    [
      'more than the basis weighs',
      'Per 100 g\nProteine: 500\nSale: 0,5',
      ['per100g "Per 100 g"', 'Proteine [protein] 500 mg?', 'Sale [salt] 0.5 g?'],
    ],
    [
      'a part without its first amount',
      '| | 100 g | 30 g |\n|---|---|---|\n| Grassi (di cui saturi) | | 10 g (2 g) |',
      [
        'per100g "100 g" | serving 30 g "30 g"',
        'Grassi [fat] - | 10 g',
        '  di cui saturi [saturates] - | 2 g',
      ],
    ],
    [
      'two names and nothing printed',
      '| | 100 g | 30 g |\n|---|---|---|\n| Grassi (di cui saturi) | | |\n| Sale | 1 g | 0,3 g |',
      ['per100g "100 g" | serving 30 g "30 g"', 'Sale [salt] 1 g | 0.3 g'],
    ],
    [
      'energy with nothing printed',
      '| | 100 g | 30 g |\n|---|---|---|\n| Energia | | |\n| Sale | 1 g | 0,3 g |',
      ['per100g "100 g" | serving 30 g "30 g"', 'Sale [salt] 1 g | 0.3 g'],
    ],
    [
      'a serving and what is no piece',
      'Porzione: 30 g circa\nSale: 1 g',
      ['serving 30 g "Porzione: 30 g circa"', 'Sale [salt] 1 g'],
    ],
    [
      'a serving of an unknown piece',
      'Dose: 2 pugni\nSale: 1 g',
      ['serving "Dose: 2 pugni"', 'Sale [salt] 1 g'],
    ],
    [
      'a serving whose bracket closes',
      '(Porzione: 30 g)\nSale: 1 g',
      ['serving 30 g "(Porzione: 30 g)"', 'Sale [salt] 1 g'],
    ],
    [
      'a unit pair behind another name',
      'Energia alimentare (kJ/kcal): 1500/357',
      [
        'serving',
        'Energia alimentare [energyKj] 1500 kJ',
        'Energia alimentare [energyKcal] 357 kcal',
      ],
    ],
    [
      'traces beside an amount',
      'Zuccheri: 5 g (tracce di lattosio)',
      ['serving', 'Zuccheri [sugars] 5 g'],
    ],
    [
      'a percentage of the reference alone',
      'Zinco: 16% del VNR',
      ['serving', 'Zinco [zinc] - (16%)'],
    ],
    [
      'millilitres of a vitamin',
      'Vitamina C | 80 ml | 100% VNR\nZinco | 10 mg | 100% VNR',
      ['serving | nrv', 'Vitamina C [vitaminC] 80 ml (100%)', 'Zinco [zinc] 10 mg (100%)'],
    ],
    [
      'values that refer to no basis',
      'Sale 1 g, riferiti ai 100 g',
      ['per100g "riferiti ai 100 g"', 'Sale [salt] 1 g'],
    ],
    [
      'a nameless row that is no energy',
      '| Energia | 1500 kJ | 450 kJ |\n| | 5 g | 1 g |\n| Sale | 1 g | 0,3 g |',
      [
        'serving | other | serving 5 g "5 g" | serving 1 g "1 g"',
        'Energia [energyKj] 1500 kJ | 450 kJ | - | -',
        'Sale [salt] - | - | 1 g | 0.3 g',
      ],
    ],
    [
      'a title that is the basis of its rows',
      { titolo: 'Per 100 g', valori: [{ nome: 'Sale', valore: '1 g' }] },
      ['per100g "Per 100 g"', 'Sale [salt] 1 g'],
    ],
    [
      'a title beside the dose that it leaves unmeasured',
      {
        title: 'Valori per dose',
        serving_size: '20 ml',
        values: [{ nutrient: 'Sale', amount: 1, unit: 'g' }],
      },
      ['serving 20 ml "20 ml"', 'Sale [salt] 1 g', 'title: Valori per dose'],
    ],
    [
      'a title over an object of rows',
      { titolo: 'Per 100 g', valori: { Sale: '1 g' } },
      ['per100g "Per 100 g"', 'Sale [salt] 1 g'],
    ],
    [
      'two names on a plain line',
      'Per 100 g\nGrassi (di cui saturi): 10 g (2 g)',
      ['per100g "Per 100 g"', 'Grassi [fat] 10 g', '  di cui saturi [saturates] 2 g'],
    ],
    [
      'a subtitle that spans nothing',
      '| Vitamine | |\n| Vitamina C | 80 mg |',
      ['serving', 'Vitamina C [vitaminC] 80 mg'],
    ],
    [
      'an unknown name with the first value',
      'Per dose | %VNR\nMiscela 5 g | 10%\nZinco 10 mg | 100%',
      ['serving "Per dose" | nrv "%VNR"', 'Zinco [zinc] 10 mg (100%)'],
    ],
    [
      'kilocalories behind kilojoules, named once',
      'Energia (kJ) 1500, (kcal) 357',
      ['serving', 'Energia [energyKj] 1500 kJ', 'Energia [energyKcal] 357 kcal'],
    ],
    [
      'kilojoules alone behind the basis',
      'Ogni 100 g: 1500 kJ; proteine 5 g',
      ['per100g "Ogni 100 g"', 'kJ [energyKj] 1500 kJ', 'proteine [protein] 5 g'],
    ],
    [
      'a serving on two lines',
      'Porzione\n30 g\nSale: 1 g',
      ['serving 30 g "Porzione 30 g"', 'Sale [salt] 1 g'],
    ],
    [
      'what a sachet holds, without a colon',
      '1 bustina contiene Zinco 10 mg, Rame 1 mg',
      ['serving 1 bustina "1 bustina"', 'Zinco [zinc] 10 mg', 'Rame [copper] 1 mg'],
    ],
    [
      'niacin equivalents behind a gap',
      'Niacina 16 mg  NE, Zinco 5 mg',
      ['serving', 'Niacina [niacin] 16 mg', 'Zinco [zinc] 5 mg'],
    ],
    [
      'a value that is missing in JSON',
      '{"per_100g": {"Grassi": , "Sale": "1 g"}}',
      ['per100g', 'Grassi [fat] -', '! value-unparsed', '! json-invalid'],
    ],
    [
      'commas alone in JSON',
      '{,"Sale": "1 g",,}',
      ['serving', 'Sale [salt] 1 g', '! json-invalid'],
    ],
    ['a letter that is no mojibake', 'Vitamina aÃx: 5 mg', ['serving', 'Vitamina aÃx [] 5 mg']],
    [
      'references that are a word',
      'Per dose   VNR\nZinco 10 mg',
      ['serving "Per dose" | nrv "VNR"', 'Zinco [zinc] 10 mg'],
    ],
    [
      'a long line alone in a table',
      '| | 100 g |\n| Sale | 1 g |\n| parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole parole  |',
      ['per100g "100 g"', 'Sale [salt] 1 g'],
    ],
    [
      'nothing declared, twice',
      'per 100 g\nper dose (30 g)\nFibre  n.d.  n.d.\nSale 1 g 0,3 g',
      [
        'per100g "per 100 g" | serving 30 g "per dose (30 g)"',
        'Fibre [fibre] - | -',
        'Sale [salt] 1 g | 0.3 g',
      ],
    ],
    [
      'more than a hundred grams of a larger serving',
      'Per dose (200 g)\nCarboidrati: 150\nSale: 1 g',
      ['serving 200 g "Per dose (200 g)"', 'Carboidrati [carbohydrate] 150 g?', 'Sale [salt] 1 g'],
    ],
    [
      'servings that are not told',
      { porzioni_per_confezione: 'n.d.', per_porzione: { Sale: '1 g' } },
      ['serving', 'Sale [salt] 1 g'],
    ],
    [
      'a line of gaps that begins with a sign',
      'Nutrienti   100 g   30 g\nSale   1 g   0,3 g\n*   5 g   3 g',
      ['per100g "100 g" | serving 30 g "30 g"', 'Sale [salt] 1 g | 0.3 g', 'note: *   5 g   3 g'],
    ],
  ])('%s', (_, input, expected) => {
    expect(printedTable(input)).toEqual(expected);
  });

  test('JSON in JSON, fourteen deep, is left alone', () => {
    let text = '{"Grassi":"1 g"}';
    for (let i = 0; i < 14; i++) text = JSON.stringify(text);
    expect(parseNutrition(text).value.rows).toEqual([]);
  });

  test('HTML below a key tells its path where the reader is missing', () => {
    const { diagnostics } = parseNutrition({ per_100g: '<table><tr><td>Sale<td>1 g</table>' });
    expect(diagnostics.map(({ code, span }) => [code, span?.path])).toEqual([
      ['html-reader-missing', ['per_100g']],
    ]);
  });
});

describe('amounts at the edge', () => {
  test.each([
    ['5e99 g', '5'],
    ['1 250, g', '1250'],
    ['9'.repeat(400), '-'],
    ['20-25%', '20..25 %'],
    ['5 g - 10%', '5 g'],
    ['24 - 30%', '24'],
    ['2 x 10^1 mg', '20 mg'],
    ['5 mg.circa', '5 mg'],
  ])('reads %j as %s', (text, expected) => {
    expect(printQuantity(parseQuantity(text))).toBe(expected);
  });
});

test('each of two names in a cell has its place', () => {
  const text = '| | 100 g |\n|---|---|\n| Grassi, di cui saturi | 18 g, 9 g |';
  const places = parseNutrition(text).value.rows.map(({ span }) =>
    text.slice(span?.start, span?.end),
  );
  expect(places).toEqual(['Grassi', 'di cui saturi']);
});

test.each<[string, unknown, string[]]>([
  [
    'a serving of a hundred',
    { perServing: { Protein: 20 }, servingSize: '100 ml' },
    ['serving 100 ml "100 ml"', 'Protein [protein] 20 g?'],
  ],
  [
    'product texts that only look like tables',
    { descrizione: 'Valori: buoni\nProteine: tante', scheda: 'Latte: italiano\nUova: di qui' },
    ['! nothing-read'],
  ],
  [
    'deep sections',
    {
      a: { data: { data: { data: { data: { data: { Sale: '1 g' } } } } } },
      b: { data: { data: { data: { data: { data: { Sale: '1 g' } } } } } },
    },
    ['serving', 'Sale [salt] 1 g'],
  ],
  [
    'percentages in words under a name of its own line',
    'Per 1 compressa\nVitamina C\n80 mg (pari al 100% del VNR*)\nZinco\n5 mg [50% V.N.R.]',
    [
      'serving 1 compressa "Per 1 compressa"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 5 mg (50%)',
    ],
  ],
  [
    'a percentage of the reference value in full',
    'Per 1 compressa: vitamina C 80 mg (100% del valore nutritivo di riferimento), zinco 5 mg',
    [
      'serving 1 compressa "Per 1 compressa"',
      'vitamina C [vitaminC] 80 mg (100%)',
      'zinco [zinc] 5 mg',
    ],
  ],
  [
    'reference percentages under a sign alone',
    'Componente      Per 1 compressa      %\nZinco      5 mg      50',
    ['serving 1 compressa "Per 1 compressa" | nrv "%"', 'Zinco [zinc] 5 mg (50%)'],
  ],
  [
    'several bases between one name and its values',
    'Proteine per 100 g: 80 g; per dose: 24 g\nSale (per 100 g): 0,5 g, per dose: 0,15 g',
    [
      'per100g "per 100 g" | serving "per dose"',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  ],
  [
    'values that repeat their name',
    [
      { nome: 'Energia', valore: 'Energia 1570 kJ (370 kcal)' },
      { nome: 'Sale', valore: 'Sale 0,5 g' },
    ],
    ['serving', 'Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal', 'Sale [salt] 0.5 g'],
  ],
  [
    'a table that is called a composition',
    { titolo: 'Composizione', valori: [{ nome: 'Proteine', valore: '80 g' }] },
    ['serving', 'Proteine [protein] 80 g', 'title: Composizione'],
  ],
  [
    'ranges in words',
    'Per 2 capsule: curcumina da 90 a 95 mg, piperina tra 2 e 4 mg',
    [
      'serving 2 capsula "Per 2 capsule"',
      'curcumina [curcumin] 90..95 mg',
      'piperina [piperine] 2..4 mg',
    ],
  ],
  [
    'a tolerance before the unit',
    'Per 100 g\nProteine: 80 ± 2 g',
    ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
  ],
  [
    'a table with its rows as items of a list',
    ['Valori medi', 'Nutriente | Per 100 g', 'Sale | 1 g', 'Dosi per confezione: 30'],
    ['per100g "Per 100 g"', 'Sale [salt] 1 g', 'servings: 30'],
  ],
  [
    'a basis with its unit first',
    'Per g 100\nSale: 1 g',
    ['per100g "Per g 100"', 'Sale [salt] 1 g'],
  ],
  [
    'nothing in a bracket beside two columns',
    'Per 100 g  Per 30 g\nProteine 80 g 24 g\nFibre 6 g (n.d.)',
    [
      'per100g "Per 100 g" | serving 30 g "Per 30 g"',
      'Fibre [fibre] 6 g | -',
      'Proteine [protein] 80 g | 24 g',
    ],
  ],
  [
    'a number behind another label is no number of servings',
    'Per 100 g\nProteine: 80 g\nIndice glicemico: 35',
    ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Indice glicemico [] 35'],
  ],
  [
    'a basis between an unknown name and its value',
    'Residuo fisso per 100 g: 5 g\nProteine: 2 g',
    ['per100g "per 100 g"', 'Proteine [protein] 2 g', 'Residuo fisso [] 5 g'],
  ],
  [
    "'da' that begins no range",
    'Per 2 capsule\nCurcumina da curcuma 190 mg\nPiperina da 2 a 4 mg',
    [
      'serving 2 capsula "Per 2 capsule"',
      'Curcumina da curcuma [] 190 mg',
      'Piperina [piperine] 2..4 mg',
    ],
  ],
  [
    'a second basis in brackets that has no values of its own',
    'Per 100 g (per dose 30 g)\nProteine 80 g (24 g)\nCalcio 420 mg (53%)',
    [
      'per100g "Per 100 g" | serving 30 g "per dose 30 g"',
      'Proteine [protein] 80 g | 24 g',
      'Calcio [calcium] 420 mg | - (53%)',
    ],
  ],
  [
    'a piece that holds nothing known',
    '1 misurino = 30 g di polvere\nProteine: 24 g',
    ['serving 30 g "1 misurino = 30 g"', 'Proteine [protein] 24 g'],
  ],
  [
    'values first with their percentages',
    '1 compressa = 10 mg di zinco (100% VNR), 80 mg vitamina C (100% VNR)',
    [
      'serving 1 compressa "1 compressa"',
      'zinco [zinc] 10 mg (100%)',
      'vitamina C [vitaminC] 80 mg (100%)',
    ],
  ],
])('reads %s', (_, text, expected) => {
  expect(printedTable(text)).toEqual(expected);
});
