import { expect, test } from 'vitest';
import { blockFamily, blockTitle } from './blockFamily.ts';

test.each([
  ['premier-whey-80', 'premier'],
  ['premier-protein-bar', 'premier'],
  ['fat-burner-stack', 'fatBurner'],
  ['aminoacidi-plus', 'aminoAcids'],
  ['eaa-pro', 'aminoAcids'],
  ['bcaa-2-1-1', 'aminoAcids'],
  ['citrulline-malate', 'aminoAcids'],
  ['vitamina-d3-2000', 'micronutrients'],
  ['multivitaminico-quattro-stagioni', 'micronutrients'],
  ['complesso-minerale', 'micronutrients'],
  ['omega-3-profondo', 'micronutrients'],
  ['barretta-33-proteine', 'snacks'],
  ['snack-riso', 'snacks'],
  ['gelatina-energetica-bivacco', 'energy'],
  ['carbo-ciclo', 'energy'],
  ['creatina-monoidrata', 'energy'],
  ['iso-soya', 'proteins'],
  ['perfect-mass', 'proteins'],
  ['whey-isolate', 'proteins'],
  ['shaker-massiccio', null],
  ['barbabietola', null],
  ['', null],
])('%s: %s', (slug, family) => {
  expect(blockFamily(slug)).toBe(family);
});

test('foods have average values, the rest nutrition values', () => {
  expect(blockTitle('snacks')).toBe('Valori medi');
  expect(blockTitle('premier')).toBe('Valori medi');
  expect(blockTitle('proteins')).toBe('Valori medi');
  expect(blockTitle('micronutrients')).toBe('Valori Nutrizionali');
  expect(blockTitle(null)).toBe('Valori Nutrizionali');
});
