import { expect, test } from 'vitest';
import { allergens as legalNames } from '@vetta/nutrition-parser';
import { allergenKeys } from '../../catalogue/allergenKeys.ts';
import { chooseIngredients } from '../../catalogue/labels/chooseIngredients.ts';
import type { DeclaredFacts, IngredientsContent } from '../../contract/label.ts';
import { labelFindings } from './labelFindings.ts';

const text =
  'Proteine del siero del LATTE isolate (emulsionante: lecitina di SOIA), cacao, senza glutine, edulcorante: sucralosio (E955).';
/** A label as the API reads it and the page draws it. */
const read = (printed: string) =>
  chooseIngredients('a-product', { ingredientTexts: [printed] }).content;
const content = read(`${text} Può contenere tracce di uova. Conservare in luogo fresco.`);
const find = (avoid: Parameters<typeof labelFindings>[1]['avoid'], ingredients: string[] = []) =>
  labelFindings(content, { avoid, avoidIngredients: ingredients, avoidTraces: false });

test('quotes the item that names an allergen, and marks its word', () => {
  const { allergens, places } = find(['milk']);
  expect(allergens.get('milk')).toEqual({
    says: 'contained',
    quotes: ['Proteine del siero del LATTE isolate'],
  });
  expect(places.map(({ start, end }) => text.slice(start, end))).toContain('LATTE');
});

test('quotes the warning that names it in traces', () => {
  expect(find(['eggs']).allergens.get('eggs')).toEqual({
    says: 'traces',
    quotes: ['Può contenere tracce di uova.'],
  });
});

test('what is denied or not named is said not to be named, and not marked', () => {
  const { allergens, places } = find(['gluten', 'fish']);
  expect([...allergens.values()]).toEqual([
    { says: 'nothing', quotes: [] },
    { says: 'nothing', quotes: [] },
  ]);
  expect(places).toEqual([]);
});

test.each(['sucralosio', 'E955', 'e 955'])('%s is quoted as the label prints it', (query) => {
  const { ingredients, places } = find([], [query]);
  const finding = ingredients.get(query);
  expect(finding?.says).toBe('contained');
  expect(finding?.quotes.join()).toContain('sucralosio');
  expect(places.map(({ start, end }) => text.slice(start, end)).join()).toContain('sucralosio');
});

test('what stands beside the list alone is quoted from there', () => {
  const fixed: IngredientsContent & { kind: 'fixed' } = {
    kind: 'fixed',
    composition: { text: 'L-leucina, L-valina.', allergens: [], items: [[0, 9, 'L-leucina']] },
    contains: [{ text: 'latte', allergens: [[0, 5, 'milk']] }],
    traces: [{ text: 'soia', allergens: [[0, 4, 'soybeans']] }],
    features: [],
  };
  const { allergens } = labelFindings(fixed, {
    avoid: ['milk', 'soybeans', 'fish'],
    avoidIngredients: [],
    avoidTraces: false,
  });
  expect(Object.fromEntries(allergens)).toEqual({
    milk: { says: 'contained', quotes: ['latte'] },
    soybeans: { says: 'traces', quotes: ['soia'] },
    fish: { says: 'nothing', quotes: [] },
  });
});

const declaring = (says: 'contains' | 'traces', allergen: 'celery' | 'fish', quote: string) =>
  ({ says, allergen, quote }) as const;
const declared: DeclaredFacts = {
  readable: true,
  contains: ['celery', 'mustard', 'milk'],
  traces: ['fish', 'milk', 'eggs'],
  quotes: [
    declaring('traces', 'celery', 'Tracce di sedano.'),
    declaring('contains', 'celery', 'Contiene: sedano.'),
    declaring('traces', 'fish', 'Può contenere pesce.'),
  ],
};

test.each([
  ['celery', { says: 'contained', quotes: ['Contiene: sedano.'], isOutsideList: true }],
  ['fish', { says: 'traces', quotes: ['Può contenere pesce.'], isOutsideList: true }],
  ['mustard', { says: 'contained', quotes: [], isOutsideList: true }],
  ['milk', { says: 'contained', quotes: ['Proteine del siero del LATTE isolate'] }],
  ['eggs', { says: 'traces', quotes: ['Può contenere tracce di uova.'] }],
  ['sesame', { says: 'nothing', quotes: [] }],
] as const)('what lists are filtered by is said here as well: %s', (key, expected) => {
  const choice = { avoid: [key], avoidIngredients: [], avoidTraces: false };
  expect(labelFindings(content, choice, declared).allergens.get(key)).toEqual(expected);
  const unread = labelFindings({ kind: 'unavailable' }, choice, { ...declared, readable: false });
  expect(unread.isRead).toBe(false);
  expect(unread.allergens.get(key)?.says).toBe(
    key === 'milk' ? 'contained' : key === 'eggs' ? 'traces' : expected.says,
  );
});

test('of the words that declare it the first two are quoted, each once', () => {
  const words = ['Contiene: sedano.', 'CONTIENE: SEDANO.', 'Zuppa di sedano', 'Sale al sedano'];
  const quotes = words.map((quote) => ({ allergen: 'celery', says: 'contains', quote }) as const);
  const facts = { readable: true, contains: ['celery'], traces: [], quotes } as const;
  const choice = { avoid: ['celery'], avoidIngredients: [], avoidTraces: false } as const;
  expect(labelFindings(content, choice, facts).allergens.get('celery')?.quotes).toEqual([
    'Contiene: sedano.',
    'Zuppa di sedano',
  ]);
});

test('nothing is read out of a text without ingredients', () => {
  const choice = { avoid: ['milk'], avoidIngredients: [], avoidTraces: false } as const;
  expect(labelFindings(read('Vedi etichetta'), choice).isRead).toBe(false);
  expect(labelFindings(content, choice).isRead).toBe(true);
  expect(labelFindings(content, choice, { ...declared, readable: false }).isRead).toBe(false);
});

test('every allergen that stands beside the list is found by its key', () => {
  const said = allergenKeys.map((key) => {
    const name = legalNames[key]?.name ?? '';
    const label = read(`Senza zuccheri • ${name} • sale. Contiene: ${name}.`);
    const choice = { avoid: [key], avoidIngredients: [], avoidTraces: false };
    return [key, labelFindings(label, choice).allergens.get(key)?.says];
  });
  expect(said).toEqual(allergenKeys.map((key) => [key, 'contained']));
});

test('a word that names two allergens is said of both', () => {
  const choice = {
    avoid: ['crustaceans', 'molluscs'],
    avoidIngredients: [],
    avoidTraces: false,
  } as const;
  const { allergens: said, places } = labelFindings(read('acqua, frutti di mare, sale'), choice);
  const finding = { says: 'contained', quotes: ['frutti di mare'] };
  expect(Object.fromEntries(said)).toEqual({ crustaceans: finding, molluscs: finding });
  expect(places).toHaveLength(1);
});

test.each(['vit. B12', 'L-leucina 2:1:1', 'Alga spirulina (Arthrospira platensis)'])(
  'of a list that was not read %s is found by its words',
  (query) => {
    const unread: IngredientsContent = {
      kind: 'text',
      composition: { text: `Miscela: riso, ${query}, sale.`, allergens: [], items: [] },
      contains: [],
    };
    const choice = { avoid: [], avoidIngredients: [query], avoidTraces: false };
    expect(labelFindings(unread, choice).ingredients.get(query)?.says).toBe('contained');
  },
);

test('nothing is said of an ingredient where no list was read', () => {
  const choice = { avoid: [], avoidIngredients: ['E955'], avoidTraces: false };
  expect(labelFindings({ kind: 'unavailable' }, choice, declared).isRead).toBe(false);
});

test('what the list was not read into is still quoted', () => {
  const unread: IngredientsContent = {
    kind: 'text',
    composition: { text: 'Miscela di erbe: rodiola, ginseng.', allergens: [], items: [] },
    contains: [],
  };
  const choice = { avoid: [], avoidIngredients: ['rodiola'], avoidTraces: false };
  expect(labelFindings(unread, choice).ingredients.get('rodiola')).toEqual({
    says: 'contained',
    quotes: ['rodiola'],
  });
});
