import { expect, it } from 'vitest';
import { cutTraces } from './cutTraces.ts';

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
])('parts %s', (_what, text, expected) => {
  expect(cutTraces(text)).toEqual(expected);
});

it('leaves a list without traces whole', () => {
  expect(cutTraces(' L-glutammina (100%). ')).toEqual({ composition: 'L-glutammina (100%).' });
});

it('leaves a text of traces alone whole', () => {
  expect(cutTraces('Può contenere tracce di soia.')).toEqual({
    composition: 'Può contenere tracce di soia.',
  });
});
