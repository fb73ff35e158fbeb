import type { Column, NutrientKey, NutritionTable, Quantity } from '@vetta/nutrition-parser';
import { describe, expect, it } from 'vitest';
import { compositionShares } from './compositionShares.ts';
import { headlineNutrient } from './headlineNutrient.ts';

const quantity = (amount: number, unit = 'g'): Quantity => ({
  amount,
  unit,
  raw: `${String(amount).replace('.', ',')} ${unit}`,
});

type Line = [name: string, key: NutrientKey | undefined, ...values: (Quantity | null)[]];

const table = (columns: Column[], ...lines: Line[]): NutritionTable => ({
  columns,
  rows: lines.map(([name, key, ...values]) => ({ name, key, indent: 0, values })),
  notes: [],
  shape: 'pipe-table',
});

const per100: Column = { kind: 'per100g' };
const scoop: Column = { kind: 'serving', amount: 30, unit: 'g' };

describe('the figure that matters', () => {
  it('is the protein of a serving', () => {
    const whey = table(
      [per100, scoop, { kind: 'nrv' }],
      ['Energia', 'energyKj', quantity(1570, 'kJ'), quantity(471, 'kJ')],
      ['Carboidrati', 'carbohydrate', quantity(2.5), quantity(0.8)],
      ['Proteine', 'protein', quantity(87), quantity(26.1)],
    );
    expect(headlineNutrient(whey)).toMatchObject({
      figure: '26,1',
      unit: 'g',
      text: 'di proteine in una dose da 30 g.',
    });
  });

  it('is the carbohydrate of an energy gel', () => {
    const gel = table(
      [per100],
      ['Energia', 'energyKj', quantity(911, 'kJ')],
      ['Carboidrati', 'carbohydrate', quantity(53.6)],
      ['Proteine', 'protein', quantity(0)],
    );
    expect(headlineNutrient(gel)).toMatchObject({
      figure: '53,6',
      text: 'di carboidrati per 100 g.',
    });
  });

  it('is the protein of a bar that has a little more carbohydrates', () => {
    const bar = table(
      [{ kind: 'serving', amount: 45, unit: 'g' }],
      ['Carboidrati', 'carbohydrate', quantity(17)],
      ['Proteine', 'protein', quantity(15)],
    );
    expect(headlineNutrient(bar)?.text).toBe('di proteine in una dose da 45 g.');
  });

  it('is nothing that weighs more than the dose it is said to be in', () => {
    const mistaken = table(
      [scoop],
      ['Proteine', 'protein', quantity(82)],
      ['Carboidrati', 'carbohydrate', quantity(4.2)],
    );
    expect(headlineNutrient(mistaken)).toMatchObject({
      figure: '4,2',
      text: 'di carboidrati in una dose da 30 g.',
    });
    expect(headlineNutrient(table([scoop], ['Proteine', 'protein', quantity(82)]))).toBeUndefined();
  });

  it('is the fibre of a fibre', () => {
    const psyllium = table(
      [{ kind: 'serving', amount: 4, unit: 'g' }],
      ['Carboidrati', 'carbohydrate', quantity(0.1)],
      ['Fibre', 'fibre', quantity(3.4)],
    );
    expect(headlineNutrient(psyllium)?.text).toBe('di fibre in una dose da 4 g.');
  });

  it('is that of the dose where a single piece is printed before it', () => {
    const tablets = table(
      [
        { kind: 'serving', label: 'Per compressa', amount: 1, unit: 'compressa' },
        { kind: 'serving', label: 'Per dose (5 compresse)', amount: 5, unit: 'compressa' },
      ],
      ['L-Leucina', 'leucine', quantity(150, 'mg'), quantity(750, 'mg')],
    );
    expect(headlineNutrient(tablets)).toMatchObject({
      figure: '750',
      text: 'di L-Leucina in 5 compresse.',
    });
  });

  it('is the first active where there are no foods', () => {
    const magnesium = table(
      [{ kind: 'serving', amount: 3, unit: 'compressa' }],
      ['Magnesio', 'magnesium', quantity(300, 'mg')],
      ['Vitamina B6', 'vitaminB6', quantity(1.4, 'mg')],
    );
    expect(headlineNutrient(magnesium)).toMatchObject({
      figure: '300',
      unit: 'mg',
      text: 'di magnesio in 3 compresse.',
    });
  });

  it('keeps the capitals of a name that is written with them', () => {
    const oil = table([{ kind: 'serving' }], ['EPA', 'epa', quantity(500, 'mg')]);
    expect(headlineNutrient(oil)?.text).toBe('di EPA in una dose.');
  });

  it('is missing where nothing is printed as a plain amount', () => {
    const traces: Quantity = { amount: 0, unit: 'g', qualifier: 'traces', raw: 'tracce' };
    expect(headlineNutrient(table([per100], ['Grassi', 'fat', traces]))).toBeUndefined();
    expect(headlineNutrient(table([], ['Grassi', 'fat']))).toBeUndefined();
  });
});

describe('composition of 100 g in 100 lines', () => {
  it('adds up to 100', () => {
    const whey = table(
      [per100, scoop],
      ['Proteine', 'protein', quantity(87), quantity(26.1)],
      ['Carboidrati', 'carbohydrate', quantity(2.5), quantity(0.8)],
      ['Grassi', 'fat', quantity(1.2), quantity(0.4)],
    );
    expect(compositionShares(whey)).toMatchObject([
      { id: 'protein', grams: 87, amount: '87,0' },
      { id: 'carbohydrate', grams: 2.5, amount: '2,5' },
      { id: 'fat', grams: 1.2, amount: '1,2' },
      { id: 'rest', grams: 9.3, amount: '9,3' },
    ]);
  });

  it.each([
    ['more than a hundred', [quantity(87), quantity(20), quantity(1)]],
    ['one of them missing', [quantity(87), null, quantity(1)]],
    ['another unit', [quantity(87), quantity(20, 'mg'), quantity(1)]],
    ['nothing of all three', [quantity(0), quantity(0), quantity(0)]],
  ])('is not drawn with %s', (_what, [protein = null, carbohydrate = null, fat = null]) => {
    const doubtful = table(
      [per100],
      ['Proteine', 'protein', protein],
      ['Carboidrati', 'carbohydrate', carbohydrate],
      ['Grassi', 'fat', fat],
    );
    expect(compositionShares(doubtful)).toBeUndefined();
  });

  it('is not drawn from a serving', () => {
    expect(
      compositionShares(table([scoop], ['Proteine', 'protein', quantity(26.1)])),
    ).toBeUndefined();
  });
});
