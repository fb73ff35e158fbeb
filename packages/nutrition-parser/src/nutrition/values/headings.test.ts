import { expect, test } from 'vitest';
import { readHeading } from './headings.ts';

const column = (text: string): string => {
  const heading = readHeading(text);
  if (!heading) return 'none';
  const { kind, amount, unit } = heading.column;
  if (heading.role !== 'value') return heading.role;
  return amount === undefined ? kind : `${kind} ${amount} ${unit}`;
};

test.each([
  ['Per 100 g', 'per100g'],
  ['per 100g', 'per100g'],
  ['100 g', 'per100g'],
  ['/100 g', 'per100g'],
  ['g/100 g', 'per100g'],
  ['Per 100 g di prodotto', 'per100g'],
  ['Valori medi per 100 g', 'per100g'],
  ['per_100g', 'per100g'],
  ['per 100 ml', 'per100ml'],
  ['100ml', 'per100ml'],
  ['Per dose (30 g)', 'serving 30 g'],
  ['per dose da 25g', 'serving 25 g'],
  ['per_dose_25g', 'serving 25 g'],
  ['per_barretta_45g', 'serving 45 g'],
  ['per_2_buste', 'serving 2 busta'],
  ['per_compressa', 'serving 1 compressa'],
  ['per_softgel', 'serving 1 softgel'],
  ['per 2 capsule', 'serving 2 capsula'],
  ['Per 2 capsule**', 'serving 2 capsula'],
  ['Per 30 g**', 'serving 30 g'],
  ['Per 79 g**', 'serving 79 g'],
  ['per porzione', 'serving'],
  ['Per dose', 'serving'],
  ['per dose (2 capsule)', 'serving 2 capsula'],
  ['2 misurini (30 g)', 'serving 30 g'],
  ['1 dose = 10 g', 'serving 10 g'],
  ['1 dose = 14 g (2 misurini)', 'serving 14 g'],
  ['1 dose = 5 compresse', 'serving 5 compressa'],
  ['per barretta (100 g)', 'serving 100 g'],
  ['Per 30g', 'serving 30 g'],
  ['per 250 ml', 'serving 250 ml'],
  ['per fiala (25 ml)', 'serving 25 ml'],
  ['per 3 cps', 'serving 3 capsula'],
  ['per due compresse', 'serving 2 compressa'],
  ['per stick', 'serving 1 stick'],
  ['Apporto giornaliero', 'serving'],
  ['dose giornaliera (4 capsule)', 'serving 4 capsula'],
  ['per 12,5 g', 'serving 12.5 g'],
  ['Quantità', 'serving'],
  ['Valore', 'serving'],
  ['per 100 g di proteine', 'other'],
  ['g per 100 g di proteina', 'other'],
  ['con 300 ml di latte', 'other'],
  ['30 g + 250 ml di latte scremato', 'other'],
  ['Profilo aminoacidico', 'other'],
  ['Aminogramma (%)', 'other'],
  ['%VNR', 'nrv'],
  ['% VNR*', 'nrv'],
  ['VNR', 'nrv'],
  ['%NRV', 'nrv'],
  ['%RDA', 'nrv'],
  ['% AR*', 'nrv'],
  ['%', 'nrv'],
  ['%VNR per dose', 'nrv'],
  ['Componente', 'name'],
  ['Nutriente', 'name'],
  ['Valori nutrizionali', 'name'],
  ['U.M.', 'unit'],
  ['Unità di misura', 'unit'],
  ['Proteine', 'none'],
  ['', 'none'],
  ['x'.repeat(200), 'none'],
])('%j is %s', (text, expected) => {
  expect(column(text)).toBe(expected);
});

test.each([
  ['Quantità (mg)', 'mg'],
  ['g/100 g', 'g'],
  ['mg per dose', 'mg'],
  ['Per 100 g (g)', 'g'],
  ['Per 100 g', undefined],
])('the values below %j have the unit %s', (text, unit) => {
  expect(readHeading(text)?.unit).toBe(unit);
});
