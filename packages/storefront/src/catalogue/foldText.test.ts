import { expect, test } from 'vitest';
import { foldText, wordsOf } from './foldText.ts';

test('accents and case are folded, composed or not', () => {
  expect(foldText('MODALITÀ')).toBe('modalita');
  expect(foldText('modalita\u0300')).toBe('modalita');
});

test('words are cut at everything that is no letter and no digit', () => {
  expect(wordsOf("L'albume d’uovo, 33% (box)")).toEqual(['l', 'albume', 'd', 'uovo', '33', 'box']);
});

test('a hyphenated word also counts as one', () => {
  expect(wordsOf('Omega-3')).toEqual(['omega', '3', 'omega3']);
  expect(wordsOf('- — -')).toEqual([]);
  expect(wordsOf('-Omega--3-')).toEqual(['omega', '3', 'omega3']);
});
