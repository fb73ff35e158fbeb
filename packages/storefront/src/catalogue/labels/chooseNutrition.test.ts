import { htmlReader } from '@vetta/nutrition-parser/html';
import { describe, expect, it } from 'vitest';
import { chooseNutrition } from './chooseNutrition.ts';
import { labelTable } from '../../screens/ProductDetail/nutrition/labelTable.ts';

const pipe = '| Componente | Per 100 g |\n| --- | --- |\n| Proteine | 80 g |';
const sections = { per_100g: { Proteine: '70 g' } };
const grid = [{ name: 'Capacità', value: '700 ml' }];

const choose = (
  slug: string,
  nutritionSources: unknown[] = [],
  technicalGrid = [] as typeof grid,
) => chooseNutrition(slug, { nutritionSources, technicalGrid }, htmlReader);

const firstCell = (content: ReturnType<typeof choose>) =>
  content.kind === 'table' ? labelTable(content.table).rows[0]?.cells[0] : undefined;

describe('takes the first source that has something', () => {
  it('a pipe table before the fixed table of the slug', () => {
    expect(firstCell(choose('eaa-pro', [sections, pipe], grid))).toEqual([
      { amount: '80', unit: 'g' },
    ]);
  });

  it('the fixed table before the technical grid', () => {
    const content = choose('eaa-pro', [sections], grid);
    expect(content.kind === 'table' ? content.table.notes : []).toContain(
      '1 dose = 14 g (2 misurini)',
    );
  });

  it('the technical grid before the parsed block', () => {
    expect(choose('shaker', [sections], grid)).toEqual({ kind: 'technical' });
  });

  it('the parsed block before raw text', () => {
    expect(firstCell(choose('whey', ['Leggere la confezione.', sections]))).toEqual([
      { amount: '70', unit: 'g' },
    ]);
  });

  it('raw text before the fixed fallback of a named product', () => {
    expect(choose('miele-energetico', ['Leggere la confezione.'])).toEqual({
      kind: 'raw',
      text: 'Leggere la confezione.',
    });
  });

  it('the fixed fallback before nothing', () => {
    const content = choose('miele-energetico');
    expect(content.kind === 'table' ? content.table.title : '').toBe('Miele da Corsa');
    expect(choose('sconosciuto')).toEqual({ kind: 'unavailable' });
  });
});

it.each([
  ['aminoacidi-essenziali', '1 dose = 10 g', ['Per 100 g', 'Per dose (10 g)']],
  ['eaa-pro', '1 dose = 14 g (2 misurini)', ['Per 100 g', 'Per dose (14 g)', '% VNR*']],
  [
    'aminoacidi-plus',
    '1 dose = 5 compresse',
    ['Per compressa', 'Per dose (5 compresse)', '% VNR*'],
  ],
])('%s has its fixed dose', (slug, dose, columns) => {
  const content = choose(slug);
  if (content.kind !== 'table') throw new Error(`${slug} has no table.`);
  const label = labelTable(content.table);
  expect(label.columns.map((column) => column.label)).toEqual(columns);
  expect(label.footnotes).toContain(dose);
});

it.each([
  ['{"per_100g": [{"component": '],
  ['{"per_100g": [{"component": "Proteine", "value": null}]}'],
  ['{}'],
  ['[]'],
  ['null'],
  ['0'],
  ['N/A'],
  ['-'],
])('shows no remains of data as text: %s', (source) => {
  expect(choose('sconosciuto', [source])).toEqual({ kind: 'unavailable' });
  expect(firstCell(choose('miele-energetico', [source]))).toBeDefined();
});

it('reads an HTML table with its reader', () => {
  const html = '<table><tr><th>Valori medi<th>Per 100 g<tr><td>Proteine<td>82 g</table>';
  expect(firstCell(choose('caseina', [html]))).toEqual([{ amount: '82', unit: 'g' }]);
});

it('names an unnamed serving by the slug', () => {
  const content = choose('cla-1000-why-sport', [{ per_porzione: { CLA: '1600 mg' } }]);
  expect(content.kind === 'table' ? labelTable(content.table).columns[0]?.label : '').toBe(
    'Per 2 capsule**',
  );
});
