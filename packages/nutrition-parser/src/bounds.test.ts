import { expect, test } from 'vitest';
import { looksLikeHtml, parseIngredients, parseNutrition, splitSections } from './index.ts';

const many = 5000;
const each = (print: (i: number) => string): string[] =>
  Array.from({ length: many }, (_, i) => print(i));
const codes = (input: unknown): string[] =>
  parseNutrition(input).diagnostics.map(({ code }) => code);

test('more names and cells than are remembered are read all the same', () => {
  const { value } = parseNutrition(each((i) => `Sostanza ${i}x: ${i} mg`));
  expect(value.rows).toHaveLength(many);
  expect(value.rows[many - 1]).toMatchObject({
    name: 'Sostanza 4999x',
    values: [{ amount: 4999 }],
  });
  const pairs = Object.fromEntries(
    each((i) => `Sostanza ${i}y`).map((name, i) => [name, `${i} µg`]),
  );
  expect(parseNutrition(pairs).value.rows).toHaveLength(many);
});

test('more items and brackets than are remembered are read all the same', () => {
  const list = each((i) => `cosa${i} (parte${i}) (solo gusto ${i})`);
  const { value } = parseIngredients(list.join(', '));
  expect(value.ingredients).toHaveLength(many);
  expect(value.ingredients[many - 1]).toMatchObject({
    name: 'cosa4999 (solo gusto 4999)',
    children: [{ name: 'parte4999' }],
  });
});

test('an item behind a note or claim is found however long that is, and however many there are', () => {
  const long = `Cacao, certificato ${'biologico e '.repeat(300)}equo, latte, adatto ai vegani, uova`;
  expect(parseIngredients(long).value.allergens).toEqual(['milk', 'eggs']);
  const claims = each((i) => `senza glutine, cosa${i}, prodotto in Italia`);
  expect(parseIngredients(claims.join(', ')).value.ingredients).toHaveLength(many);
});

test('what lies beyond 256 Ki characters is cut off and told, once', () => {
  const rows = Array.from({ length: 30_000 }, (_, i) => ({
    nome: `Sostanza ${i}`,
    valore: '5 mg',
  }));
  expect(codes({ rows })).toEqual(['input-truncated']);
  expect(codes(each((i) => `Sostanza ${i}: ${'5'.repeat(60)} mg`))).toContain('input-truncated');
  const sections = Object.fromEntries(
    each((i) => `per_dose_${i + 1}g`).map((key) => [key, { Sale: `1 g ${'x'.repeat(60)}` }]),
  );
  expect(codes(sections)).toContain('input-truncated');
  expect(codes('Sale: 1 g\n'.repeat(40_000))).toEqual(['input-truncated']);
});

test('more columns than a table may have are left out and told, once', () => {
  const sections = each((i) => `per_dose_${i + 1}g`).map((key, i) => [
    key,
    { [`Sostanza ${i}`]: '5 mg' },
  ]);
  const { value, diagnostics } = parseNutrition(Object.fromEntries(sections.slice(0, 100)));
  expect(value.columns).toHaveLength(64);
  expect(value.rows).toHaveLength(64);
  expect(value.rows.every(({ values }) => values.length === 64)).toBe(true);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Only the first 64 columns were read.',
  ]);
});

test('long texts are looked at to the same bound', () => {
  expect(looksLikeHtml(`${' '.repeat(300_000)}<table>`)).toBe(false);
  expect(looksLikeHtml(Array.from({ length: 3000 }, () => ['x']))).toBe(false);
  expect(splitSections(`INGREDIENTI: riso.${' '.repeat(300_000)}AVVERTENZE: x`)).toEqual({
    ingredients: { text: 'riso.', span: { start: 13, end: 18 } },
  });
});

test('options that are none are no options', () => {
  const none: undefined = JSON.parse('null');
  expect(parseNutrition('Sale: 1 g', none).value.rows).toHaveLength(1);
  expect(parseIngredients('sale', none).value.ingredients).toHaveLength(1);
});

test('headings and values that go on and on make no more columns than tables have', () => {
  expect(parseNutrition('100 g\n'.repeat(many)).value.rows).toEqual([]);
  const { value } = parseNutrition(`${each((i) => `per ${i} g`).join('\n')}\nSale\n1 g\n2 g`);
  expect(value.columns).toHaveLength(12);
  const stacked = parseNutrition(`Sale\n${'1 g\n'.repeat(many)}`);
  expect(stacked.value.rows).toHaveLength(1);
});

test('a drawn line of many dashes ends where its line does', () => {
  const text = `Valori per 100 g\n${'-'.repeat(150)}\nSelenio: 5 µg\n${'='.repeat(150)}\nIodio: 20 µg`;
  const about = 'La descrizione del prodotto occupa il resto. '.repeat(30);
  const { value } = parseNutrition(`${text}\n${about}`);
  expect(value.columns).toEqual([{ kind: 'per100g', label: 'Valori per 100 g' }]);
  expect(value.rows.map(({ name, indent }) => [name, indent])).toEqual([
    ['Selenio', 0],
    ['Iodio', 0],
  ]);
  expect(value.rows[1]?.span).toEqual({
    start: text.indexOf('Iodio'),
    end: text.indexOf('Iodio') + 5,
  });
});

test('a name of the greatest length is read, as endings and beginnings without end', () => {
  for (const piece of ['di cui ', 'equivalenti di ', 'vit ', 'Lisina HCl ', 'l ', 'ac '])
    expect(parseNutrition([{ nome: piece.repeat(20_000), valore: '5 g' }]).value.rows).toHaveLength(
      1,
    );
});
