import { expect, test } from 'vitest';
import { flavourColour } from './flavourColours.ts';

test('a flavour has its colour, whatever its accents and case', () => {
  expect(flavourColour('Caffè')).toBe(flavourColour('caffe'));
  expect(flavourColour('FRAGOLA')).toBe('#e2455e');
});

test('the first known flavour in a name counts, the longest where two begin there', () => {
  expect(flavourColour('Limone e menta')).toBe(flavourColour('Limone'));
  expect(flavourColour('Gusto arancia rossa')).toBe(flavourColour('Arancia rossa'));
  expect(flavourColour('Cioccolato bianco e cocco')).toBe(flavourColour('Cioccolato bianco'));
});

test.each(['Standard', '', 'Colata', '__proto__', 'constructor', '(.*', 'x'.repeat(100_000)])(
  '%j is grey',
  (flavour) => {
    expect(flavourColour(flavour)).toBe('#9aa3a6');
  },
);

test.each([
  'Vaniglia',
  'Nocciola',
  'Pistacchio',
  'Frutti di bosco',
  'Mirtillo',
  'Cocco',
  'Tè alla pesca',
])('%s is a colour', (flavour) => {
  expect(flavourColour(flavour)).toMatch(/^#[0-9a-f]{6}$/);
  expect(flavourColour(flavour)).not.toBe('#9aa3a6');
});
