import { expect, test } from 'vitest';
import { slugFault, slugOf } from './slug.ts';

test('a brand becomes a slug', () => {
  expect(slugOf("Valle d'Aosta Élite")).toBe('valle-d-aosta-elite');
  expect(slugOf(' Alpe & Lab® ')).toBe('alpe-lab');
});

test('a long name becomes a slug of whole words', () => {
  expect(slugOf('parola '.repeat(60))).toBe(Array(17).fill('parola').join('-'));
  expect(slugOf('a'.repeat(300))).toBe('a'.repeat(120));
});

test.each([
  ['siero-100', null],
  ['prototype', null],
  ['constructor', null],
  ['a'.repeat(120), null],
  ['a'.repeat(121), 'length'],
  ['varianti', 'reserved'],
  ['Siero 100', 'letters'],
  ['__proto__', 'letters'],
  ['caffè', 'letters'],
  ['', 'letters'],
])('the slug %j: %s', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault);
});
