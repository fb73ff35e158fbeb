import { describe, expect, it } from 'vitest';
import { markAllergens } from './markAllergens.ts';

function bold(source: string): string[] {
  const { text, allergens } = markAllergens(source);
  return allergens.map(([start, end]) => text.slice(start, end));
}

describe('sets in bold', () => {
  it.each([
    ['Proteine isolate del siero del LATTE (93,1%), lecitina di SOIA', ['siero', 'LATTE', 'SOIA']],
    ['Può contenere tracce di uova e frutta a guscio.', ['uova', 'frutta a guscio']],
    ['farina di _avena_, **nocciole** 28%', ['avena', 'nocciole']],
    ['caseinato di calcio, ARACHIDI', ['caseinato', 'ARACHIDI']],
    ['olio di pesce; gelatina', ['pesce']],
    ['anidride solforosa e solfiti', ['anidride solforosa', 'solfiti']],
  ])('%s', (text, expected) => {
    expect(bold(text)).toEqual(expected);
  });
});

describe('leaves plain', () => {
  it.each([
    'burro di cacao, noce moscata, latte di cocco, grano saraceno',
    'aroma di pesca, succo di pera',
    'Senza glutine. Senza lattosio. Privo di latte.',
    'olive, lattuga, sierosità',
    'sciroppo di glucosio da frumento',
    'L-glutammina (100%).',
  ])('%s', (text) => {
    expect(bold(text)).toEqual([]);
  });
});

it('loses no character but the marks', () => {
  const text = 'Acqua, latte (12%), <b>soia</b>; sale';
  expect(markAllergens(text).text).toBe(text);
});
