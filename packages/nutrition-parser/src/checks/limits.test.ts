import { describe, expect, test } from 'vitest';
import type { DiagnosticCode } from '../model.ts';
import { parseNutrition } from '../parseNutrition.ts';

/** How often a code is raised for what 100 g hold, or another basis. */
const raised = (code: DiagnosticCode, lines: string, basis = 'Per 100 g'): number =>
  parseNutrition(`${basis}\n${lines.replaceAll('; ', '\n')}`).diagnostics.filter(
    (diagnostic) => diagnostic.code === code,
  ).length;

type Limit = readonly [what: string, passing: string, failing: string];

/** The last amounts that pass, and the first that do not. */
const limits: readonly (readonly [DiagnosticCode, readonly Limit[]])[] = [
  [
    'energy-kj-kcal-mismatch',
    [
      ['few kilojoules', 'Energia: 394 kJ / 100 kcal', 'Energia: 393 kJ / 100 kcal'],
      ['many kilojoules', 'Energia: 431 kJ / 100 kcal', 'Energia: 432 kJ / 100 kcal'],
      ['about as many', 'Energia: 418 kJ / 100 kcal', 'Energia: circa 500 kJ / 100 kcal'],
      ['a limit is no amount', 'Energia: < 500 kJ / 100 kcal', 'Energia: 500 kJ / 100 kcal'],
    ],
  ],
  [
    'energy-atwater-mismatch',
    [
      [
        'too much for fat, carbohydrate and protein',
        'Energia: 334 kcal; Grassi: 10 g; Carboidrati: 20 g; Proteine: 30 g',
        'Energia: 335 kcal; Grassi: 10 g; Carboidrati: 20 g; Proteine: 30 g',
      ],
      [
        'too little, all carbohydrate sugar',
        'Energia: 246 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 20 g; Proteine: 30 g',
        'Energia: 245 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 20 g; Proteine: 30 g',
      ],
      [
        'carbohydrate that is no sugar may count less',
        'Energia: 217 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 0 g; Proteine: 30 g',
        'Energia: 216 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 0 g; Proteine: 30 g',
      ],
      [
        'polyols may count nothing',
        'Energia: 174 kcal; Grassi: 10 g; Carboidrati: 20 g; Polioli: 20 g; Proteine: 30 g',
        'Energia: 173 kcal; Grassi: 10 g; Carboidrati: 20 g; Polioli: 20 g; Proteine: 30 g',
      ],
      [
        'few polyols count little',
        'Energia: 232 kcal; Grassi: 10 g; Carboidrati: 20 g; Polioli: 4 g; Proteine: 30 g',
        'Energia: 231 kcal; Grassi: 10 g; Carboidrati: 20 g; Polioli: 4 g; Proteine: 30 g',
      ],
      [
        'erythritol counts nothing',
        'Energia: 174 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 20 g; Eritritolo: 20 g; Proteine: 30 g',
        'Energia: 173 kcal; Grassi: 10 g; Carboidrati: 20 g; Zuccheri: 20 g; Eritritolo: 20 g; Proteine: 30 g',
      ],
      [
        'fibre may count',
        'Energia: 356 kcal; Grassi: 10 g; Carboidrati: 20 g; Fibre: 10 g; Proteine: 30 g',
        'Energia: 357 kcal; Grassi: 10 g; Carboidrati: 20 g; Fibre: 10 g; Proteine: 30 g',
      ],
      [
        'alcohol counts',
        'Energia: 411 kcal; Grassi: 10 g; Carboidrati: 20 g; Alcol: 10 g; Proteine: 30 g',
        'Energia: 412 kcal; Grassi: 10 g; Carboidrati: 20 g; Alcol: 10 g; Proteine: 30 g',
      ],
      [
        'kilojoules alone',
        'Energia: 1398 kJ; Grassi: 10 g; Carboidrati: 20 g; Proteine: 30 g',
        'Energia: 1402 kJ; Grassi: 10 g; Carboidrati: 20 g; Proteine: 30 g',
      ],
    ],
  ],
  [
    'sub-exceeds-parent',
    [
      [
        'sugars and polyols together',
        'Carboidrati: 10 g; Zuccheri: 5 g; Polioli: 6 g',
        'Carboidrati: 10 g; Zuccheri: 6 g; Polioli: 7 g',
      ],
      [
        'the steps of both',
        'Grassi: 5,5 g; di cui saturi: 5,6 g',
        'Grassi: 5,5 g; di cui saturi: 5,7 g',
      ],
      [
        'milligrams of grams',
        'Magnesio citrato: 1,5 g; di cui magnesio: 1550 mg',
        'Magnesio citrato: 1,5 g; di cui magnesio: 1560 mg',
      ],
      [
        'at least so much',
        'Grassi: > 5,5 g; di cui saturi: 9 g',
        'Grassi: < 5,5 g; di cui saturi: 9 g',
      ],
      [
        'a part that is a limit',
        'Grassi: 5,5 g; di cui saturi: < 9 g',
        'Grassi: 5,5 g; di cui saturi: circa 9 g',
      ],
      [
        'a share is no mass',
        'Grassi: 5,5 g; di cui saturi: 9 %',
        'Grassi: 5,5 g; di cui saturi: 9 g',
      ],
      [
        'a kind that alone is too much is told once',
        'Grassi: 5,5 g; saturi: 4,3 g; polinsaturi: 1,1 g',
        'Grassi: 5,5 g; saturi: 5,7 g; polinsaturi: 1,1 g',
      ],
      [
        'the kinds of fat together',
        'Grassi: 5,5 g; saturi: 2,5 g; monoinsaturi: 2,2 g; polinsaturi: 0,9 g',
        'Grassi: 5,5 g; saturi: 2,5 g; monoinsaturi: 2,2 g; polinsaturi: 1,1 g',
      ],
      [
        'of two kinds',
        'Grassi: 5,5 g; saturi: 3,3 g; polinsaturi: 2,3 g',
        'Grassi: 5,5 g; saturi: 3,3 g; polinsaturi: 2,5 g',
      ],
    ],
  ],
  [
    'sum-exceeds-100',
    [
      [
        'a hundredth more, and the steps',
        'Grassi: 20 g; Carboidrati: 40 g; Proteine: 42 g',
        'Grassi: 20 g; Carboidrati: 40 g; Proteine: 43 g',
      ],
      [
        'limits weigh nothing',
        'Grassi: < 20 g; Carboidrati: 40 g; Proteine: 43 g',
        'Grassi: circa 20 g; Carboidrati: 40 g; Proteine: 43 g',
      ],
      [
        'fibre and salt weigh, too',
        'Carboidrati: 40,5 g; Fibre: 30,5 g; Proteine: 20,5 g; Sale: 9,5 g',
        'Carboidrati: 40,5 g; Fibre: 30,5 g; Proteine: 20,5 g; Sale: 9,9 g',
      ],
    ],
  ],
  [
    'salt-sodium-mismatch',
    [
      ['a twentieth and the steps', 'Sale: 1,45 g; Sodio: 0,5 g', 'Sale: 1,46 g; Sodio: 0,5 g'],
      ['in milligrams', 'Sale: 1,25 g; Sodio: 500 mg', 'Sale: 1,5 g; Sodio: 500 mg'],
      ['a share is no mass', 'Sale: 3 g; Sodio: 5 %', 'Sale: 3 g; Sodio: 5 g'],
      ['a limit', 'Sale: < 3 g; Sodio: 0,5 g', 'Sale: circa 3 g; Sodio: 0,5 g'],
    ],
  ],
  [
    'unit-implausible',
    [
      ['kilocalories of fat', 'Energia: 910 kcal', 'Energia: 911 kcal'],
      ['kilojoules of fat', 'Energia: 3780 kJ', 'Energia: 3790 kJ'],
      ['all of it', 'Proteine: 100 g', 'Proteine: 101 g'],
      ['grams of what is counted in micrograms', 'Selenio: 0,1 g', 'Selenio: 0,2 g'],
      ['grams of what is counted in milligrams', 'Zinco: 2 g', 'Zinco: 3 g'],
      ['milligrams of it', 'Selenio: 200 mg', 'Biotina: 1 g'],
      ['energy in grams', 'Energia: 5 %', 'Energia: 5 g'],
      ['a nutrient in kilocalories', 'Proteine: 5 %', 'Proteine: 5 kcal'],
    ],
  ],
  [
    'nrv-mismatch',
    [
      ['few per cent', 'Calcio: 120 mg (14% VNR)', 'Calcio: 120 mg (13% VNR)'],
      ['many per cent', 'Calcio: 120 mg (16% VNR)', 'Calcio: 120 mg (17% VNR)'],
      ['other units', 'Calcio: 0,12 g (15% VNR)', 'Calcio: 0,12 g (30% VNR)'],
      ['international units', 'Vitamina D: 200 UI (100% VNR)', 'Vitamina D: 200 UI (200% VNR)'],
      ['units without a rate', 'Vitamina E: 20 UI (10% VNR)', 'Vitamina A: 2664 UI (10% VNR)'],
      ['at most', 'Calcio: < 120 mg (1% VNR)', 'Calcio: circa 120 mg (1% VNR)'],
      ['a range', 'Calcio: 100-120 mg (1% VNR)', 'Calcio: 100 mg (1% VNR)'],
      ['no reference value', 'Taurina: 120 mg (1% VNR)', 'Sale: 6 g (1% AR)'],
    ],
  ],
];

describe.each(limits)('%s', (code, cases) => {
  test.each(cases)('%s', (_, passing, failing) => {
    expect(raised(code, passing)).toBe(0);
    expect(raised(code, failing)).toBe(1);
  });
});

/** The same for the serving beside it. */
const raisedBeside = (
  hundred: string,
  serving: string,
  head = 'Per 100 g | Per dose (30 g)',
): number =>
  parseNutrition(`Nutriente | ${head}\nProteine | ${hundred} | ${serving}`).diagnostics.filter(
    ({ code }) => code === 'serving-ratio-mismatch',
  ).length;

test.each<[string, string, DiagnosticCode, string, string]>([
  [
    'a step more than the basis',
    'Per dose (2,5 g)',
    'unit-implausible',
    'Creatina: 3 g',
    'Creatina: 4 g',
  ],
  ['a dense liquid', 'Per 100 ml', 'unit-implausible', 'Carboidrati: 120 g', 'Carboidrati: 120 kJ'],
  [
    'energy of a large serving',
    'Per dose',
    'unit-implausible',
    'Energia: 1200 kcal',
    'Energia: 12 g',
  ],
  [
    'what a serving of unknown weight may hold',
    'Per dose',
    'unit-implausible',
    'Creatina: 1000 mg',
    'Creatina: 2 kg',
  ],
  [
    'what is swallowed whole',
    'Per 2 capsule',
    'unit-implausible',
    'Caffeina: 20 g',
    'Caffeina: 21 g',
  ],
  [
    'free amino acids that count as no protein',
    'Per 100 g',
    'energy-atwater-mismatch',
    'Energia: 365 kcal; Grassi: 0 g; Carboidrati: 2 g; Proteine: 0 g; Leucina: 45 g; Valina: 45 g',
    'Energia: 365 kcal; Grassi: 0 g; Carboidrati: 2 g; Proteine: 0 g; Leucina: 45 g',
  ],
  [
    'servings by weight',
    'Per dose (50 g)',
    'sum-exceeds-100',
    'Carboidrati: 30 g; Proteine: 20 g',
    'Carboidrati: 40 g; Proteine: 20 g',
  ],
])('%s', (_, basis, code, passing, failing) => {
  expect(raised(code, passing, basis)).toBe(0);
  expect(raised(code, failing, basis)).toBe(1);
});

test('what is in a volume may weigh more than water', () => {
  const heavy = 'Carboidrati: 80 g; Proteine: 40 g';
  expect(raised('sum-exceeds-100', heavy)).toBe(1);
  expect(raised('sum-exceeds-100', heavy, 'Per 100 ml')).toBe(0);
  expect(raised('sum-exceeds-100', heavy, 'Per dose (100 ml)')).toBe(0);
});

describe('serving-ratio-mismatch', () => {
  test.each([
    ['a twentieth and the steps', '80 g', '25,4 g', '25,5 g'],
    ['less', '80 g', '22,6 g', '22,5 g'],
    ['other units', '1 g', '300 mg', '600 mg'],
    ['a limit', '80 g', '< 50 g', '50 g'],
    ['no mass in common', '80 g', '50 UI', '50 g'],
  ])('%s', (_, hundred, passing, failing) => {
    expect(raisedBeside(hundred, passing)).toBe(0);
    expect(raisedBeside(hundred, failing)).toBe(1);
  });

  test('servings of other measures do not follow', () => {
    expect(raisedBeside('80 g', '50 g', 'Per 100 ml | Per dose (30 g)')).toBe(0);
    expect(raisedBeside('8 g', '50 g', 'Per 100 ml | Per dose (30 ml)')).toBe(1);
    expect(raisedBeside('80 g', '50 g', 'Per 100 g | Per dose')).toBe(0);
  });
});
