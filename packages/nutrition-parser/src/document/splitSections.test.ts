import { expect, test } from 'vitest';
import { splitSections } from './sections.ts';

const texts = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(splitSections(text)).map(([kind, section]) => [kind, section.text]),
  );

test.each([
  ['INGREDIENTI: avena, sale', { ingredients: 'avena, sale' }],
  ['Ingredienti: avena. Avvertenze: nessuna.', { ingredients: 'avena.', warnings: 'nessuna.' }],
  ["**MODALITÀ D'USO:** 30 g", { usage: '30 g' }],
  ['**MODALITA D’USO**\n30 g in acqua', { usage: '30 g in acqua' }],
  ['modalità d’uso:\n30 g', { usage: '30 g' }],
  ['USO: 30 g', { usage: '30 g' }],
  ['AVVERTENZE Non superare la dose', { warnings: 'Non superare la dose' }],
  ["**CONSIGLIO DELL'ESPERTO:** bevi", { tip: 'bevi' }],
  ['TIP: bevi', { tip: 'bevi' }],
  ['CONSIGLIO: bevi', { tip: 'bevi' }],
  [
    'Valori nutrizionali:\nProteine: 80 g\n\nIngredienti:\navena',
    { nutrition: 'Proteine: 80 g', ingredients: 'avena' },
  ],
  ['**INGREDIENTI:** avena\n**PUNTI DI FORZA:** buono', { ingredients: 'avena' }],
  ['Ingredienti: avena. Conservazione: al fresco', { ingredients: 'avena.' }],
  ['<p><b>Ingredienti:</b> avena</p>', { ingredients: 'avena' }],
  // What the values are for belongs to them.
  [
    'Informazioni nutrizionali per dose (1 cpr): zinco 10 mg',
    { nutrition: 'per dose (1 cpr): zinco 10 mg' },
  ],
  ['VALORI NUTRIZIONALI (per 100 g)\nSale 1 g', { nutrition: '(per 100 g)\nSale 1 g' }],
  ["DOSI E MODALITÀ D'USO: 1 al giorno", { usage: '1 al giorno' }],
  ["Dosi e modalità d'impiego: 2 capsule", { usage: '2 capsule' }],
  ["Suggerimenti per l'uso: 30 g", { usage: '30 g' }],
  ['Il nostro consiglio: bevi', { tip: 'bevi' }],
  ['Ingredients: oats. Directions: mix.', { ingredients: 'oats.', usage: 'mix.' }],
  // A second heading of the same kind goes on with the section.
  [
    'AVVERTENZE: non superare la dose. Attenzione: tenere lontano dai bambini.',
    { warnings: 'non superare la dose. Attenzione: tenere lontano dai bambini.' },
  ],
  // Capitals alone part a text that lost its lines, unless the sentence asks for them.
  [
    'INGREDIENTI avena, sale AVVERTENZE non superare',
    { ingredients: 'avena, sale', warnings: 'non superare' },
  ],
  ['Per la salute leggere le AVVERTENZE riportate', {}],
  ['Solo con le sue AVVERTENZE e altri INGREDIENTI buoni', {}],
  ['Una descrizione senza sezioni.', {}],
  ['', {}],
])('%j has %j', (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test('the span is the place of the text in the original', () => {
  const text = 'Prova.\n**INGREDIENTI:** avena &amp; sale\n**AVVERTENZE:** no';
  const { ingredients } = splitSections(text);
  expect(ingredients?.text).toBe('avena &amp; sale');
  expect(text.slice(ingredients?.span.start, ingredients?.span.end)).toBe(ingredients?.text);
});

test('a thing that is no text has no sections', () => {
  expect(Reflect.apply(splitSections, undefined, [null])).toEqual({});
});
