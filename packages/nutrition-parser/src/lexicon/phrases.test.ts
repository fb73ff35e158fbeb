import { describe, expect, test } from 'vitest';
import { asWhole, atStart, atWord, firstWordsOf, wordSet } from './phrases.ts';

describe('phrases', () => {
  test.each([
    ['può contenere', 'PUO’  contenere soia', true],
    ['può contenere', 'puo contenereX', false],
    ['prodott~ … stabiliment~', 'prodotta a mano in uno stabilimento', true],
    ['prodott~ … stabiliment~', 'prodotta a mano. Stabilimento', false],
    ['può [anche ]contenere', 'può anche contenere', true],
    ['(latte|burro) #%', 'burro 3,5%', true],
    ['(latte|burro) #%', 'panna 3,5%', false],
    ['n.b.', 'nxb.', false],
    ["d'oliva", 'd’oliva', true],
  ])('%s at the start of %s: %s', (phrase, text, isFound) => {
    expect(atStart(phrase).test(text)).toBe(isFound);
  });

  test('a word is found where it begins, and nowhere within another', () => {
    expect(atWord('tracce').test('con tracce di soia')).toBe(true);
    expect(atWord('tracce').test('retracce')).toBe(false);
  });

  test('a whole text has nothing behind the phrase', () => {
    expect(asWhole('no|non presente').test('non presente')).toBe(true);
    expect(asWhole('no|non presente').test('no, sì')).toBe(false);
  });

  test('each line and each bar begins a phrase, but a bar in brackets does not', () => {
    expect(firstWordsOf('senza~|priv(o|a)\n [il ]prodotto')).toEqual([
      'senza',
      'privo',
      'priva',
      'il',
      'prodotto',
    ]);
  });

  test('a bracket that is never closed goes to the end', () => {
    expect(firstWordsOf('gust(o')).toEqual(['gusto']);
  });

  test('words of a list are a set', () => {
    expect(wordSet(' a  b\na ')).toEqual(new Set(['a', 'b']));
  });
});
