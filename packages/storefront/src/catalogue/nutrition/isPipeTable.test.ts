import { expect, test } from 'vitest';
import { isPipeTable } from './isPipeTable.ts';

test.each([
  ['Componente | Per 100 g\nProteine | 80 g', true],
  ['| NUTRIENTE | Valore |\n|---|---|', true],
  ['Valori per dose\nNutriente | Dose', true],
  ['Componente: proteine', false],
  ['Componente: proteine\nGusto | Cacao', false],
  ['Componenti | Dose', false],
  ['Gusto | Cacao', false],
  [{ componente: '|' }, false],
  [null, false],
])('%j is a pipe table: %s', (source, isOne) => {
  expect(isPipeTable(source)).toBe(isOne);
});
