import { expect, it } from 'vitest';
import { splitTraces } from './splitTraces.ts';

it.each([
  [
    'the sentence at the end',
    'Proteine del siero di latte, aromi. Può contenere tracce di soia e uova.',
    {
      composition: 'Proteine del siero di latte, aromi.',
      traces: 'Può contenere tracce di soia e uova.',
    },
  ],
  [
    'a line of its own',
    'AVENA, cacao\nPuò contenere: frutta a guscio',
    { composition: 'AVENA, cacao', traces: 'Può contenere: frutta a guscio' },
  ],
  [
    'the plant that handles it',
    'Creatina. Prodotto in uno stabilimento che lavora LATTE.',
    { composition: 'Creatina.', traces: 'Prodotto in uno stabilimento che lavora LATTE.' },
  ],
  [
    'what stands in brackets, and leaves the list behind them whole',
    'Siero di LATTE (può contenere tracce di soia), aroma, lecitina di SOIA.',
    {
      composition: 'Siero di LATTE, aroma, lecitina di SOIA.',
      traces: 'Può contenere tracce di soia',
    },
  ],
  [
    'brackets of its own with it',
    'Avena. Può contenere frutta a guscio (mandorle, nocciole ecc.) e soia. Senza zuccheri.',
    {
      composition: 'Avena. Senza zuccheri.',
      traces: 'Può contenere frutta a guscio (mandorle, nocciole ecc.) e soia.',
    },
  ],
  [
    'each of two sentences',
    'Siero di LATTE. Può contenere tracce di soia. Prodotto in uno stabilimento che lavora arachidi.',
    {
      composition: 'Siero di LATTE.',
      traces: 'Può contenere tracce di soia. Prodotto in uno stabilimento che lavora arachidi.',
    },
  ],
])('parts %s', (_what, text, expected) => {
  expect(splitTraces(text)).toEqual(expected);
});

it('leaves a list without traces whole', () => {
  expect(splitTraces(' L-glutammina (100%). ')).toEqual({ composition: 'L-glutammina (100%).' });
});

it.each([['Riso. Non contiene tracce di lattosio.'], ['Riso, senza tracce di glutine.']])(
  'takes no denial for traces: %s',
  (text) => {
    expect(splitTraces(text)).toEqual({ composition: text });
  },
);

it('leaves a text of traces alone whole', () => {
  expect(splitTraces('Può contenere tracce di soia.')).toEqual({
    composition: 'Può contenere tracce di soia.',
  });
});
