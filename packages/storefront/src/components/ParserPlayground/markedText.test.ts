import { parseLabel } from '@vetta/nutrition-parser';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { fromAddress, toAddress } from './labelAddress.ts';
import { markedText, placeOf } from './markedText.ts';

const pieces = (text: string) => markedText(text, parseLabel(text));
const marked = (text: string, wanted: string) =>
  pieces(text).flatMap(({ text: piece, mark }) => (mark === wanted ? [piece] : []));

it('marks the values where they stand in the text', () => {
  expect(marked('Proteine: 80 g\nGrassi: 1,5 g', 'read')).toEqual(['80 g', '1,5 g']);
});

it('marks the words that name an allergen, and no look-alike', () => {
  const text = 'Ingredienti: siero di latte, burro di cacao. Può contenere soia.';
  expect(marked(text, 'allergen')).toEqual(['siero', 'latte', 'soia']);
});

it.each(examples)('loses no character of $name', ({ text }) => {
  const joined = pieces(text).map((piece) => piece.text);
  expect(joined.join('')).toBe(text);
});

it('marks nothing in an empty text', () => {
  expect(pieces('')).toEqual([]);
});

it('tells the line of a place, or its key', () => {
  const text = 'Per 100 g\nSale: 20 g';
  expect(placeOf(text, { start: 16, end: 20 })).toBe(', riga 2: «20 g»');
  expect(placeOf(text, { path: ['per_100g', 0], start: 0, end: 2 })).toBe(', per_100g.0');
  expect(placeOf(text, undefined)).toBe('');
});

it('comes back from an address as it was', () => {
  for (const { text } of examples) {
    expect(toAddress(text)).toMatch(/^[\w-]*$/);
    expect(fromAddress(toAddress(text))).toBe(text);
  }
  expect(fromAddress('%%%')).toBe('');
});
