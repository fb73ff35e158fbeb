import { expect, test } from 'vitest';
import { parseNutrition } from '../../index.ts';

/** Where a name may be: alone, first, later, within a table, in a record, in a row of cells. */
const carriers: Readonly<Record<string, (key: string, value: unknown) => unknown>> = {
  'the only key': (key, value) => ({ [key]: value }),
  'the first key': (key, value) => ({ [key]: value, Sodio: '120 mg', Ferro: '14 mg' }),
  'a later key': (key, value) => ({ Sodio: '120 mg', Ferro: '14 mg', [key]: value }),
  'a key of a table': (key, value) => ({ nutrition: { Sodio: '120 mg', [key]: value } }),
  'a key of a product': (key, value) => ({ nome: 'X', prezzo: '29,90', [key]: value }),
  'the only record': (key, value) => [{ name: key, value }],
  'a later record': (key, value) => [
    { nome: 'Sodio', valore: '120 mg' },
    { nome: key, valore: value },
  ],
  'an attribute': (key, value) => ({ attributes: [{ name: key, value }] }),
  'a row of cells': (key, value) => [
    ['Sodio', '120 mg'],
    [key, value],
  ],
};

const names: readonly (readonly [keys: string, value: unknown, reading: string])[] = [
  [
    'proteine PROTEINE protein_content nutrition.protein totalProtein',
    '24 g',
    'serving protein 24 g',
  ],
  ['valori_nutrizionali_proteine nutrition:protein proteinContent', '24 g', 'serving protein 24 g'],
  ['proteine_g proteine-g proteineG PROTEINE_G proteinGrams', 24, 'serving protein 24 g'],
  ['proteine_100g proteinePer100g Proteine100g proteine-per-100g', 24, 'per100g protein 24 g'],
  ['ProteineG100 proteine_g_100g proteine/100g proteine_x_100g', 24, 'per100g protein 24 g'],
  ['proteine_dose ProteineDose protein_per_serving proteinPerPortion', 24, 'serving protein 24 g'],
  ['proteine_barretta proteine_2_capsule proteine_daily_dose', 24, 'serving protein 24 g'],
  ['kcal KCAL energiaKcal energy-kcal valoreEnergeticoKcal', 370, 'serving energyKcal 370 kcal'],
  ['Kcal100g kcal-100g energia_100g_kcal energyKcalPer100g', 370, 'per100g energyKcal 370 kcal'],
  ['grassiSaturi GrassiSaturi grassi_di_cui_saturi grassiDiCuiSaturi', 1, 'serving saturates 1 g'],
  ['vitaminaC vit_c vitC vitamina-c vitaminaC_mg', 80, 'serving vitaminC 80 mg'],
];

test.each(
  names.flatMap(([keys, value, reading]) =>
    keys.split(' ').map((key) => [key, value, reading] as const),
  ),
)('reads %s alike wherever it is', (key, value, reading) => {
  const found = Object.entries(carriers).map(([carrier, put]) => {
    const { columns, rows } = parseNutrition(put(key, value)).value;
    const row = rows.find(({ key: nutrient }) => nutrient === reading.split(' ')[1]);
    const at = row?.values.findIndex((quantity) => quantity !== null) ?? -1;
    const quantity = row?.values[at];
    return [carrier, `${columns[at]?.kind} ${row?.key} ${quantity?.amount} ${quantity?.unit}`];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.keys(carriers).map((carrier) => [carrier, reading])),
  );
});

test('names of printed words keep them', () => {
  const { rows } = parseNutrition({
    'Beta-glucani': '3 g',
    BioPerine: '5 mg',
    'L-Teanina': '200 mg',
  }).value;
  expect(rows.map(({ name }) => name)).toEqual(['Beta-glucani', 'BioPerine', 'L-Teanina']);
});

const values: readonly (readonly [value: unknown, reading: string])[] = [
  ['10 mg per 100 g', 'per100g 10 mg'],
  ['10 mg/100g', 'per100g 10 mg'],
  ['10 mg (x 100 g)', 'per100g 10 mg'],
  ['per 100 g: 10 mg', 'per100g 10 mg'],
  ['10 mg per 100 g (100% VNR)', 'per100g 10 mg 100%'],
  ['10 mg/capsula', 'serving 10 mg'],
  [{ mg: 10, vnr: 100 }, 'serving 10 mg 100%'],
  [{ v: 10, u: 'mg' }, 'serving 10 mg'],
  [{ val: 10, um: 'mg' }, 'serving 10 mg'],
  [{ dose: '10 mg', '%VNR': 100 }, 'serving 10 mg 100%'],
  [{ valore: 10, unita: 'mg', vnr: { valore: 100, unita: '%' } }, 'serving 10 mg 100%'],
  [{ display: '10 mg' }, 'serving 10 mg'],
];

/** Where a value may be: under its name, in a list of pairs, in a record, spread in it, in a row of cells. */
const places: Readonly<Record<string, (value: unknown) => unknown>> = {
  'the only key': (value) => ({ Zinco: value }),
  'a later key': (value) => ({ valori: { Ferro: '14 mg', Zinco: value } }),
  'a list of pairs': (value) => [{ Ferro: '14 mg' }, { Zinco: value }],
  'a record': (value) => [{ nome: 'Zinco', valore: value }],
  'a record of its parts': (value) => [
    typeof value === 'object' && !Array.isArray(value)
      ? { nome: 'Zinco', ...value }
      : { nome: 'Zinco', valore: value },
  ],
  'a row of cells': (value) => [['Zinco', typeof value === 'string' ? value : '10 mg']],
};

test.each(values)('reads %j alike wherever it is', (value, reading) => {
  const isText = typeof value === 'string';
  const found = Object.entries(places)
    .filter(([place]) => isText || place !== 'a row of cells')
    .map(([place, put]) => {
      const { columns, rows } = parseNutrition(put(value)).value;
      const row = rows.find(({ key }) => key === 'zinc');
      const at = row?.values.findIndex((quantity) => quantity !== null) ?? -1;
      const quantity = row?.values[at];
      const percent = typeof row?.nrvPercent === 'number' ? ` ${row.nrvPercent}%` : '';
      const kind = columns.filter((column) => column.kind !== 'nrv')[at]?.kind;
      return [place, `${kind} ${quantity?.amount} ${quantity?.unit}${percent}`];
    });
  expect(found).toEqual(found.map(([place]) => [place, reading]));
});
