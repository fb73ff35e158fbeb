import { expect, test } from 'vitest';
import { knownCategories } from './knownCategories.ts';

test('categories without a page of their own are no links', () => {
  expect(
    knownCategories([
      { slug: 'novita', name: 'Novità' },
      { slug: 'proteine', name: 'Proteine in polvere' },
      { slug: '__proto__', name: 'Proto' },
    ]),
  ).toEqual([{ slug: 'proteine', name: 'Proteine in polvere' }]);
});

test('a legacy slug is the current one, once', () => {
  expect(
    knownCategories([
      { slug: 'vitamine-minerali-antiossidanti', name: 'Vitamine' },
      { slug: 'supplementi', name: 'Supplementi' },
    ]),
  ).toEqual([{ slug: 'supplementi', name: 'Vitamine' }]);
});

test.each([[[]], [[{ slug: 'novita', name: 'Novità' }]]])(
  'with nothing else to show it is the seven',
  (listed) => {
    expect(knownCategories(listed).map(({ name }) => name)).toEqual([
      'Proteine',
      'Aminoacidi e Creatina',
      'Alimenti Fit',
      'Supplementi',
      'Dimagranti',
      'Pre-workout/Energetici',
      'Merchandising e Cosmetici',
    ]);
  },
);
