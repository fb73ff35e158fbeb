import { parseNutrition } from '@vetta/nutrition-parser';
import { expect, it } from 'vitest';
import { labelTable } from './labelTable.ts';

const { value: table } = parseNutrition({
  dose: '30 g',
  rows: [
    { componente: 'Energia', per_100g: '1570 kJ / 370 kcal', per_30g: '471 kJ / 111 kcal' },
    { componente: 'Grassi', per_100g: '1,2 g', per_30g: '0,4 g' },
    { sottocomponente: 'di cui acidi grassi saturi', per_100g: '0,6 g', per_30g: '0,2 g' },
    { componente: 'Proteine', per_100g: '87,0 g', per_30g: '26,1 g' },
    { componente: 'Calcio', per_100g: '480 mg', per_30g: '144 mg', vnr: '18%' },
  ],
});
const protein = table.rows.find(({ key }) => key === 'protein');
const label = labelTable(table, protein);
const row = (name: string) => label.rows.find((candidate) => candidate.label === name);

it('heads its columns as a label does', () => {
  expect(label.columns.map((column) => column.label)).toEqual(['Per 100 g', 'Per 30 g', '% VNR*']);
});

it('sets kJ and kcal one below the other in one row', () => {
  expect(row('Energia')?.cells).toEqual([
    [
      { amount: '1570', unit: 'kJ' },
      { amount: '370', unit: 'kcal' },
    ],
    [
      { amount: '471', unit: 'kJ' },
      { amount: '111', unit: 'kcal' },
    ],
    null,
  ]);
});

it('indents sub-rows and gives them no tick', () => {
  expect(row('di cui acidi grassi saturi')).toMatchObject({ level: 1, tone: undefined });
  expect(row('Grassi')).toMatchObject({ level: 0, tone: 'fat' });
});

it('highlights the row that matters', () => {
  expect(row('Proteine')?.emphasis).toBe('highlight');
  expect(row('Grassi')?.emphasis).toBe('regular');
});

it('parts the minerals with a bar and says what the stars mean', () => {
  expect(row('Calcio')).toMatchObject({ breakBefore: true, tone: 'mineral' });
  expect(row('Calcio')?.cells[2]).toEqual({ amount: '18', unit: '%' });
  expect(label.footnotes).toEqual(['*VNR: Valori Nutritivi di Riferimento']);
});

const footnotesWith = (notes: string[]) =>
  labelTable({
    ...table,
    notes,
    columns: table.columns.map((column, at) =>
      at === 1 ? { ...column, label: 'Per 40 g**' } : column,
    ),
  }).footnotes ?? [];

it('explains the two stars of a default serving label, once', () => {
  expect(footnotesWith([])).toContain(
    '**Dose di riferimento: vale quella indicata sulla confezione.',
  );
  const own = '**Una dose: due misurini';
  expect(footnotesWith([own]).filter((note) => note.startsWith('**'))).toEqual([own]);
  expect((label.footnotes ?? []).some((note) => note.startsWith('**'))).toBe(false);
});
