import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findDeclarations, parseIngredients } from '../src/index.ts';
import { formsOfNoun } from '../src/lexicon/inflection.ts';

/** The lines of a file of words, without its remarks. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(`words/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

type Word = { allergen: string; source: string; word: string };

function readWords(): Word[] {
  let [allergen = '', source = ''] = ['', ''];
  return linesOf('allergens.txt').flatMap((line) => {
    if (line.includes(' | ')) {
      [allergen = '', source = ''] = line.split(' | ');
      return [];
    }
    const names = line.replace(/^= /, '').split('; ');
    const words = line.startsWith('=') ? names : names.flatMap(formsOfNoun);
    return words.map((word) => ({ allergen, source, word }));
  });
}

const words = readWords();

test('the lists hold at least 1,500 words', () => {
  expect(new Set(words.map(({ word }) => word)).size).toBeGreaterThanOrEqual(1500);
});

/** Where a word stands on a label, and what is told to be contained there. */
const places: Readonly<Record<string, (word: string) => readonly string[]>> = {
  'a list': (word) => parseIngredients(`Acqua, ${word}, sale`).value.allergens,
  'a list in brackets': (word) => parseIngredients(`Ripieno (acqua, ${word} 12%)`).value.allergens,
  'a declaration': (word) =>
    findDeclarations({ note: `Contiene: ${word}.` })
      .filter(({ presence }) => presence === 'contains')
      .map(({ allergen }) => allergen),
};

describe.each(Object.entries(places))('%s', (_, contained) => {
  test('names the allergen of every word', () => {
    const missed = words.filter(({ allergen, word }) => !contained(word).includes(allergen));
    expect(missed.map(({ allergen, source, word }) => `${allergen}: ${word} (${source})`)).toEqual(
      [],
    );
  });
});

const lookAlikes = linesOf('lookAlikes.txt').flatMap((line) => {
  const [kind = '', names = ''] = line.split(' | ');
  return names.split('; ').map((name) => ({ kind, name }));
});

test('the lists hold at least 200 look-alikes', () => {
  expect(new Set(lookAlikes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
});

test.each(Object.entries(places))('%s names no allergen of a look-alike', (_, contained) => {
  const named = lookAlikes.flatMap(({ kind, name }) => {
    const found = contained(name);
    return found.length > 0 ? [`${name} (${kind}): ${found.join(' ')}`] : [];
  });
  expect(named).toEqual([]);
});

test.each([
  ['Acqua, conservante: 220, sale', ['sulphites']],
  ['Acqua, conservanti: 202, 223, sale', ['sulphites']],
  ['Water, preservatives (202, 220), salt', ['sulphites']],
  ['Water, preservative (223), salt', ['sulphites']],
  ['Water, emulsifier (426), salt', ['soybeans']],
  ['Water, emulsifier (322), salt', []],
  ['Acqua, 220, sale', []],
  // The fish's own eggs are no hen's.
  ['Acqua, uova di lumpo, sale', ['fish']],
  ['Acqua, squilla (Urginea maritima), sale', []],
  ['Acqua, proteine 80 g e 426 kcal, sale', []],
])('%s names %j', (list, named) => {
  expect(parseIngredients(list).value.allergens).toEqual(named);
});

test.each([
  [{ note: 'Contiene: aroma sedano.' }, ['celery']],
  [{ note: 'Può contenere: aroma nocciola.' }, ['nuts']],
  [{ note: 'Allergeni: aroma sedano' }, ['celery']],
  [{ allergeni: 'aroma latte.' }, ['milk']],
  [{ allergeni: ['aroma senape', 'aroma crostacei'] }, ['crustaceans', 'mustard']],
  [{ allergeni: 'aromi (aroma latte)' }, ['milk']],
  [{ allergeni: { 'aroma latte': 'sì' } }, ['milk']],
  [{ note: 'Contains: milk flavour.' }, ['milk']],
  [{ note: 'Gusto latte. Contiene: soia.' }, ['soybeans']],
  [{ gusto: 'latte' }, []],
  [{ note: 'Allergeni: pesce\nVegano: no' }, ['fish']],
  [{ note: 'Contiene uova Vegano NO' }, ['eggs']],
])('%j declares %j', (label, named) => {
  expect([...new Set(findDeclarations(label).map(({ allergen }) => allergen))].toSorted()).toEqual(
    named,
  );
});
