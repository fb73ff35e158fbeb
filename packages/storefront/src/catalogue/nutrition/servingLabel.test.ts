import { expect, test } from 'vitest';
import { nutritionFootnote, servingFootnote } from './footnotes.ts';
import { servingLabel } from './servingLabel.ts';

test.each([
  ['whey-isolate', 'Per 30 g**'],
  ['perfect-mass', 'Per 79 g**'],
  ['iso-soya', 'Per 40 g**'],
  ['iso-soya-cacao-750-g', 'Per 40 g**'],
  ['iso-soyabean', 'Per 30 g**'],
  ['cla-1000-why-sport', 'Per 2 capsule**'],
  ['__proto__', 'Per 30 g**'],
])('%s: %s', (slug, label) => {
  expect(servingLabel(slug)).toBe(label);
});

test('each default label is explained by its footnote', () => {
  expect(servingLabel('whey-isolate').endsWith('**')).toBe(true);
  expect(servingFootnote).toBe('**Dose di riferimento: vale quella indicata sulla confezione.');
});

test('the footnote explains VNR', () => {
  expect(nutritionFootnote).toBe('*VNR: Valori Nutritivi di Riferimento');
});
