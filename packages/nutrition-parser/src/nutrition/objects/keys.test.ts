import { expect, test } from 'vitest';
import { printedTable } from '../../testing/print.ts';
import { readKey } from './keys.ts';

const read = (name: string, value: string, unit: string, percent: string): string[] =>
  printedTable([{ [name]: 'Magnesio', [value]: 187.5, [unit]: 'mg', [percent]: '50%' }]);

const expected = ['serving | nrv', 'Magnesio [magnesium] 187.5 mg (50%)'];

test.each(
  'componente component nutriente nutrient nome name label NOME voce nome_componente nutrientName titolo descrizione key'.split(
    ' ',
  ),
)('%s is a name', (key) => {
  expect(read(key, 'valore', 'unita', 'vnr')).toEqual(expected);
});

test.each('valore value quantita amount quantità Valore qty val valore_nutrizionale'.split(' '))(
  '%s is a value',
  (key) => {
    expect(read('nome', key, 'unita', 'vnr')).toEqual(expected);
  },
);

test.each('unita unit unità um unita_misura uom unitOfMeasure'.split(' '))(
  '%s is a unit',
  (key) => {
    expect(read('nome', 'valore', key, 'vnr')).toEqual(expected);
  },
);

test.each('vnr nrv daily_value %VNR vnr_percent dv rda percentuale'.split(' '))(
  '%s is a reference percentage',
  (key) => {
    expect(read('nome', 'valore', 'unita', key)).toEqual(['serving | nrv', expected[1]]);
  },
);

test('a title that names a basis is no row', () => {
  expect(printedTable([{ titolo: 'Per 100 g', testo: 'Proteine: 80 g' }])).toEqual([
    'serving',
    'Proteine [protein] 80 g',
    'title: Per 100 g',
  ]);
});

test('a key of thousands of words is read without an end', () => {
  expect(readKey(`${'nutr_'.repeat(20_000)}proteine`).role).toBe('other');
});
