import { describe, expect, test } from 'vitest';
import { htmlReader } from './html/index.ts';
import { looksLikeHtml, parseNutrition } from './index.ts';
import { printTable } from './testing/print.ts';

const table = (input: unknown, servingLabel?: string): string[] =>
  printTable(parseNutrition(input, { servingLabel, html: htmlReader }).value);

describe('columns', () => {
  test.each([
    ['per_dose_25g', { per_dose_25g: { Proteine: '20 g' } }, 'serving 25 g'],
    ['per_2_buste', { per_2_buste: { Magnesio: '375 mg' } }, 'serving 2 busta'],
    ['per_barretta_45g', { per_barretta_45g: { Proteine: '15 g' } }, 'serving 45 g'],
    ['per_bustina', { per_bustina: { Magnesio: '375 mg' } }, 'serving 1 bustina'],
    ['per_softgel', { per_softgel: { EPA: '400 mg' } }, 'serving 1 softgel'],
    ['per_compressa', { per_compressa: { Zinco: '10 mg' } }, 'serving 1 compressa'],
    ['per_dose', { per_dose: { Zinco: '10 mg' } }, 'serving'],
    ['no basis', { Zinco: '10 mg' }, 'serving'],
    ['no basis in lines', 'Zinco: 10 mg', 'serving'],
    [
      'porzione beside the sections',
      { porzione: '30 g', per_porzione: { Zinco: '10 mg' } },
      'serving 30 g "30 g"',
    ],
    [
      'porzione in the list',
      { per_porzione: [{ porzione: '30 g' }, { componente: 'Zinco', valore: '10 mg' }] },
      'serving 30 g "30 g"',
    ],
    [
      'a number as dose',
      { dose: 30, rows: [{ nutriente: 'Zinco', quantita: '10 mg' }] },
      'serving 30 g "per 30 g"',
    ],
  ])('%s', (_, input, expected) => {
    expect(table(input)[0]).toBe(expected);
  });

  test('a label from outside names the unnamed serving alone', () => {
    const sections = { per_100g: { Proteine: '80 g' }, per_porzione: { Proteine: '24 g' } };
    expect(table(sections, 'Per 2 capsule**')[0]).toBe(
      'per100g | serving 2 capsula "Per 2 capsule**"',
    );
    const own = { per_porzione: { porzione: 'Per 40 g', Proteine: '34 g' } };
    expect(table(own, 'Per 30 g**')[0]).toBe('serving 40 g "Per 40 g"');
  });
});

describe('key names of objects', () => {
  test.each([
    [{ componente: 'Zinco', valore: '10 mg' }],
    [{ component: 'Zinco', value: '10 mg' }],
    [{ nutriente: 'Zinco', quantita: '10 mg' }],
    [{ nutrient: 'Zinco', amount: '10', unit: 'mg' }],
    [{ nome: 'Zinco', valore: 10, unita: 'mg' }],
    [{ name: 'Zinco', value: 10, unità: 'mg' }],
    [{ label: 'Zinco', value: '10 mg' }],
  ])('%j is a row', (row) => {
    expect(table([row])).toEqual(['serving', 'Zinco [zinc] 10 mg']);
  });

  test.each([['vnr'], ['nrv'], ['daily_value'], ['rda'], ['%VNR']])(
    '%s is the reference percent',
    (key) => {
      const { value } = parseNutrition([{ nome: 'Zinco', valore: '10 mg', [key]: '100%' }]);
      expect(value.rows[0]?.nrvPercent).toBe(100);
      expect(value.columns.map(({ kind }) => kind).toSorted()).toEqual(['nrv', 'serving']);
    },
  );
});

describe('energy', () => {
  const expected = ['Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'];
  test.each([
    ['one cell', 'Energia: 1570 kJ / 370 kcal'],
    ['the other way round', 'Energia: 370 kcal / 1570 kJ'],
    ['brackets', 'Energia: 1570 kJ (370 kcal)'],
    ['without spaces', 'Energia: 1570kJ/370kcal'],
    ['a dash', 'Energia: 1570 kJ - 370 kcal'],
    ['two lines', 'Energia: 1570 kJ\nEnergia: 370 kcal'],
    ['two lines, units in the names', 'Energia (kcal): 370\nEnergia (kJ): 1570'],
    ['the pair named in the name', 'Energia (kJ/kcal): 1570/370'],
    ['the pair named the other way', 'Energia (kcal/kJ): 370/1570'],
    ['an empty name below', '| Energia | 1570 kJ |\n| | 370 kcal |'],
    ['units first', 'Energia: kJ 1570 kcal 370'],
    ['thousands', 'Energia: 1.570 kJ / 370 kcal'],
  ])('%s', (_, text) => {
    expect(table(text).slice(1)).toEqual(expected);
  });
});

describe('rows', () => {
  test('come in the order of the regulation, sub-rows behind their parent', () => {
    const text =
      'Vitamina C: 80 mg\nSale: 1 g\nProteine: 20 g\nFibre: 2 g\npolioli: 1 g\nzuccheri: 3 g\nCarboidrati: 5 g\nmonoinsaturi: 1 g\nsaturi: 1 g\nGrassi: 4 g\nEnergia: 370 kcal\nEnergia: 1570 kJ';
    expect(parseNutrition(text).value.rows.map(({ name, indent }) => `${indent}${name}`)).toEqual([
      '0Energia',
      '0Energia',
      '0Grassi',
      '1saturi',
      '1monoinsaturi',
      '0Carboidrati',
      '1zuccheri',
      '1polioli',
      '0Fibre',
      '0Proteine',
      '0Sale',
      '0Vitamina C',
    ]);
  });

  test.each([
    ['Vitamina C*', 'Vitamina C'],
    ['Vitamina C**:', 'Vitamina C'],
    ['**Vitamina C**', 'Vitamina C'],
    ['- Vitamina C', 'Vitamina C'],
    ['• Vitamina C', 'Vitamina C'],
    ['Vitamina&nbsp;C', 'Vitamina C'],
    ['Vitamina\u00a0C', 'Vitamina C'],
    ['Vita\u200bmina C', 'Vitamina C'],
    ['Vitamina C¹', 'Vitamina C'],
    ['Vitamina C (1)', 'Vitamina C'],
    ['Vitamina C (mg)', 'Vitamina C'],
    ['Vitamina C ....', 'Vitamina C'],
    ['  Vitamina   C ', 'Vitamina C'],
  ])('%j has the name %j', (printed, name) => {
    expect(parseNutrition([{ nome: printed, valore: '80' }]).value.rows).toMatchObject([
      { name, key: 'vitaminC' },
    ]);
  });

  test('are skipped without name or value, and kept where nothing is declared', () => {
    const rows = [
      { nome: 'A', valore: '' },
      { nome: '', valore: '5 g' },
      { valore: '5 g' },
      { nome: 'B' },
      { nome: 'Fibre', valore: 'N/D' },
      null,
      5,
    ];
    expect(table(rows)).toEqual(['serving', 'Fibre [fibre] -']);
  });

  test('a repeated equal row is dropped', () => {
    expect(table('Proteine: 80 g\nProteine: 80 g')).toHaveLength(2);
  });
});

describe('units', () => {
  test.each([
    ['from the row', { 'Sodio (mg)': '250' }, 'Sodio [sodium] 250 mg'],
    ['from the nutrient', { Sodio: '250' }, 'Sodio [sodium] 250 mg?'],
    [
      'grams beyond the basis are milligrams',
      { 'L-Leucina': 2500 },
      'L-Leucina [leucine] 2500 mg?',
    ],
    ['none known', { 'Estratto di fico 4': '12' }, 'Estratto di fico 4 [] 12'],
  ])('%s', (_, input, expected) => {
    expect(table(input)[1]).toBe(expected);
  });
});

describe('any input', () => {
  const hostile = {
    get per_100g(): unknown {
      throw new Error('no');
    },
  };
  test.each([
    [null],
    [undefined],
    [5],
    [''],
    ['   '],
    [[]],
    [{}],
    ['{'],
    ['['],
    ['<table>'],
    [() => 1],
    [Symbol.iterator],
    [1n],
    [hostile],
  ])('gives a table without rows: %#', (input) => {
    expect(parseNutrition(input).value).toMatchObject({ columns: [], rows: [], notes: [] });
  });

  test('no prototype is touched', () => {
    const input: unknown = JSON.parse(
      '{"__proto__":{"polluted":"1 g"},"constructor":{"prototype":{"x":"1 g"}},"Proteine":"80 g"}',
    );
    expect(table(input)).toContain('Proteine [protein] 80 g');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

test.each([
  ['<table><tr><td>x</table>', true],
  ['<p>Proteine: 80 g</p>', true],
  [{ valori_nutrizionali: '<ul><li>x</ul>' }, true],
  [JSON.stringify({ a: '<table>' }), true],
  ['Proteine < 0,1 g', false],
  ['Grassi <b>5 g</b>', false],
  [null, false],
])('%j looks like HTML: %j', (input, expected) => {
  expect(looksLikeHtml(input)).toBe(expected);
});

test('every amount has its place: the path of its string and the offsets in it', () => {
  const { value } = parseNutrition({ per_100g: [{ componente: 'Proteine', valore: 'ca. 80 g*' }] });
  expect(value.rows[0]?.values[0]).toEqual({
    amount: 80,
    unit: 'g',
    qualifier: '~',
    raw: 'ca. 80 g',
    span: { path: ['per_100g', 0, 'valore'], start: 0, end: 8 },
  });
  expect(value.rows[0]?.span).toEqual({ path: ['per_100g', 0, 'componente'], start: 0, end: 8 });
});
