import { describe, expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';

type Case = [what: string, input: unknown, expected: string[]];

describe('tables of several flavours', () => {
  test.each<Case>([
    [
      'keys over sections',
      {
        Cacao: { per_100g: { Proteine: '78 g' }, per_dose_30g: { Proteine: '23 g' } },
        Vaniglia: { per_100g: { Proteine: '80 g' }, per_dose_30g: { Proteine: '24 g' } },
      },
      [
        'per100g "Cacao" | serving 30 g "Cacao" | per100g "Vaniglia" | serving 30 g "Vaniglia"',
        'Proteine [protein] 78 g | 23 g | 80 g | 24 g',
      ],
    ],
    [
      'keys over lists of rows',
      {
        cacao: [{ nome: 'Proteine', valore: '78 g' }],
        vaniglia: [{ nome: 'Proteine', valore: '80 g' }],
        note: 'Valori medi.',
      },
      [
        'serving "cacao" | serving "vaniglia"',
        'Proteine [protein] 78 g | 80 g',
        'note: Valori medi.',
      ],
    ],
    [
      'keys over texts',
      {
        Cacao: 'Per 100 g\nProteine: 78 g',
        Vaniglia: 'Per 100 g\nProteine: 80 g',
        Origine: 'Latte: italiano\nUova: francesi',
      },
      [
        'per100g "Cacao Per 100 g" | per100g "Vaniglia Per 100 g"',
        'Proteine [protein] 78 g | 80 g',
      ],
    ],
    [
      'groups of other rows are none',
      {
        macronutrienti: { per_100g: { Proteine: '80 g' } },
        minerali: { per_100g: { Calcio: '420 mg' } },
      },
      ['per100g', 'Proteine [protein] 80 g', 'Calcio [calcium] 420 mg'],
    ],
    [
      'lines, three of them under the same headings',
      'Whey\nPer 100 g  Per 30 g\nGusto cacao\nProteine 78 g 23 g\nGusto vaniglia\nProteine 80 g 24 g\nGusto fragola\nProteine 79 g 23,7 g',
      [
        'per100g "Gusto cacao Per 100 g" | serving 30 g "Gusto cacao Per 30 g" | per100g "Gusto vaniglia Per 100 g" | serving 30 g "Gusto vaniglia Per 30 g" | per100g "Gusto fragola Per 100 g" | serving 30 g "Gusto fragola Per 30 g"',
        'Proteine [protein] 78 g | 23 g | 80 g | 24 g | 79 g | 23.7 g',
        'title: Whey',
      ],
    ],
    [
      'one text with a table beside others',
      { scheda: 'Latte: italiano\nUova: francesi', valori_medi: 'Per 100 g\nProteine: 78 g' },
      ['per100g "Per 100 g"', 'Proteine [protein] 78 g'],
    ],
    [
      'one flavour is a title',
      'Gusto cacao\nPer 100 g\nProteine: 78 g',
      ['per100g "Per 100 g"', 'Proteine [protein] 78 g', 'title: Gusto cacao'],
    ],
    [
      'a list of flavours names no columns',
      'Gusto cacao\nGusto vaniglia\nPer 100 g\nProteine: 78 g',
      ['per100g "Per 100 g"', 'Proteine [protein] 78 g', 'title: Gusto cacao'],
    ],
  ])('%s', (_, input, expected) => {
    expect(printedTable(input)).toEqual(expected);
  });
});
