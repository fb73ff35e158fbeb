import { expect, test } from 'vitest';
import { categories, findCategory } from './categories.ts';
import { galleryCaptions } from './gallery.ts';
import { foundWords } from './messages.ts';
import { footerProductLinks, headerLinks, socialLinks } from './navigation.ts';
import { aostaShop, shops, torinoShop } from './shops.ts';

test('there are seven categories, by name and slug', () => {
  expect(categories.map(({ name, slug }) => [name, slug])).toEqual([
    ['Proteine', 'proteine'],
    ['Aminoacidi e Creatina', 'aminoacidi-e-creatina'],
    ['Alimenti Fit', 'alimenti-fit'],
    ['Supplementi', 'supplementi'],
    ['Dimagranti', 'dimagranti'],
    ['Pre-workout/Energetici', 'pre-workout-energetici'],
    ['Merchandising e Cosmetici', 'merchandising-e-cosmetici'],
  ]);
  expect(findCategory('pippo')).toBeUndefined();
});

test('there are two shops with six photos each; only Aosta is new', () => {
  expect(shops.map(({ address }) => address)).toEqual([
    'Corso Torino 85, Buttigliera Alta',
    'Corso Saint-Martin-de-Corléans 55, Aosta',
  ]);
  expect(shops.map(({ photos }) => photos.length)).toEqual([6, 6]);
  expect([torinoShop.isNew, aostaShop.isNew]).toEqual([false, true]);
});

test.each([
  [torinoShop, ['1,2,3,4,5 09:30-12:30', '1,2,3,4,5 15:30-19:30', '6 09:30-12:30']],
  [aostaShop, ['1,2,3,4,5 09:00-12:30', '1,2,3,4,5 15:00-19:30', '6 09:00-12:30', '6 15:00-19:00']],
])('$name is open at its stated hours', ({ openingHours }, hours) => {
  expect(
    openingHours.map(({ closes, days, opens }) => `${days.join(',')} ${opens}-${closes}`),
  ).toEqual(hours);
});

test('the header has its five links, the footer six product links that all lead to /prodotti', () => {
  expect(headerLinks.map(({ label }) => label)).toEqual([
    'Home',
    'Chi siamo',
    'Prodotti',
    'Negozi',
    'Contatti',
  ]);
  expect(footerProductLinks.map(({ href, label }) => `${label} ${href}`)).toEqual([
    'Proteine /prodotti',
    'Aminoacidi /prodotti',
    'Pre-workout /prodotti',
    'Vitamine e Minerali /prodotti',
    'Accessori /prodotti',
    'Abbigliamento /prodotti',
  ]);
  expect(socialLinks.map(({ href }) => href === null)).toEqual([false, false, true]);
});

test('the gallery has eight captions', () => {
  expect(galleryCaptions).toHaveLength(8);
});

test.each([
  [0, '', '0 prodotti trovati'],
  [1, '', '1 prodotto trovato'],
  [12, '  ', '12 prodotti trovati'],
  [3, ' whey ', '3 prodotti trovati per "whey"'],
])('%i with %j: %s', (count, search, text) => {
  expect(`${count} ${foundWords(count, search)}`).toBe(text);
});
