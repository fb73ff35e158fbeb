import { describe, expect, test } from 'vitest';
import { parseIngredients } from '../ingredients/parseIngredients.ts';
import { languageOf } from './languageOf.ts';

describe('the language of a list', () => {
  test.each([
    ['Creatina monoidrato', 'it'],
    ['Creapure®, Bioperine®, Rhodiola rosea L.', 'it'],
    ['Panax ginseng, inulina, BCAA', 'it'],
    ['whey, riso, sale', 'it'],
    ['latte / Milch / lait / leche', 'it'],
    ['proteine del siero di latte, aroma crème brûlée', 'it'],
    ['L-leucina, L-isoleucina, L-valina', 'it'],
    ['whey protein (milk), natural flavouring', 'en'],
    ['Molkenprotein (Milch), Sonnenblumenlecithin', 'other'],
    ['Farine de blé, sucre', 'other'],
    ['leche en polvo, azúcar', 'other'],
    ['Leite em pó, farinha', 'other'],
    ['Melk, suiker', 'other'],
    ['mleko w proszku, cukier', 'other'],
    ['Mjölk, socker', 'other'],
    ['tejpor, cukor', 'other'],
    ['Mlijeko, voda', 'other'],
    ['сухое молоко, сахар', 'other'],
    ['γάλα σε σκόνη, ζάχαρη', 'other'],
    ['β-alanina, Ω3', 'it'],
  ])('%s: %s', (list, language) => {
    expect(languageOf(list)).toBe(language);
    expect(parseIngredients(list).value.language).toBe(language);
  });
});

describe('a list that is not read', () => {
  test.each<[string, unknown]>([
    ['a text', 'Zutaten: Weizenmehl, Milchpulver, Zucker. Kann Spuren von Soja enthalten.'],
    ['items', { ingredients: ['Weizenmehl', 'Butter', 'Zucker'] }],
    ['objects', { ingredients: [{ name: 'Mandeln', percent: 40 }, { name: 'Datteln' }] }],
    ['keys', { ingredients: { Weizenmehl: '60%', Zucker: '40%' } }],
  ])('as %s', (_, input) => {
    const { value, diagnostics } = parseIngredients(input);
    expect(value).toMatchObject({ language: 'other', ingredients: [], allergens: [], traces: [] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['language-unsupported']);
  });

  test('leaves the Italian one beside it, and what is behind', () => {
    const { value } = parseIngredients(
      'Zutaten: Wasser, Milch. Ingredienti: acqua, latte. Kann Spuren enthalten. Può contenere soia.',
    );
    expect(value.language).toBe('it');
    expect(value.ingredients.map(({ name }) => name)).toEqual(['acqua', 'latte']);
    expect([value.allergens, value.traces]).toEqual([['milk'], ['soybeans']]);
  });

  test('has the English one read in its place', () => {
    const { value } = parseIngredients('DE: Wasser, Milch. EN: water, egg. FR: eau, lait.');
    expect([value.language, value.allergens]).toEqual(['en', ['eggs']]);
  });
});

test('an input of which nothing is read is told', () => {
  expect(parseIngredients('Conservare in frigo.').diagnostics.map(({ code }) => code)).toEqual([
    'nothing-read',
  ]);
  expect(parseIngredients('').diagnostics).toEqual([]);
  expect(parseIngredients({ ingredienti: null }).diagnostics).toEqual([]);
});
