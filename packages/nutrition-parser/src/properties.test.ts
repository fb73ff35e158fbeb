import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlReader } from './html/index.ts';
import {
  checkNutrition,
  findDeclarations,
  looksLikeHtml,
  nutrientKey,
  parseIngredients,
  parseNutrition,
  parseQuantity,
  splitSections,
  type NutritionTable,
} from './index.ts';
import { readNutrition } from './parseNutrition.ts';
import { orderRows } from './nutrition/facts/RowSet.ts';

/** Runs of all properties together; a long run sets FC_RUNS. */
const runs = Math.ceil(Number(process.env['FC_RUNS'] ?? 5000) / 10);
const seed = process.env['FC_SEED'];
const settings = { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) };

const words = fc.constantFrom(
  'Energia',
  'Proteine',
  'Grassi',
  'di cui saturi',
  'Carboidrati',
  'di cui: zuccheri',
  'Sale',
  'Vitamina B12',
  'per 100 g',
  'Per dose (30 g)',
  'per 2 capsule',
  '%VNR',
  '24 g',
  '1.650 kJ',
  '370 kcal',
  '< 0,1 g',
  '5 mld UFC',
  'tracce',
  'n.d.',
  '(16% VNR*)',
  '|',
  '\n',
  '\t',
  ';',
  ':',
  ',',
  '.',
  ' ',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  '<td>',
  '<table>',
  '<tr>',
  '</td>',
  '<br>',
  '&nbsp;',
  '&lt;',
  'Ingredienti:',
  'latte',
  'SOIA',
  'E471',
  'Edulcoranti:',
  'sucralosio',
  'Gusto cacao:',
  'Può contenere tracce di',
  'senza',
  'Contiene',
  'Allergeni:',
  'assente',
  '12%',
  '- ',
  '*',
  '**',
  '_',
  'Ã',
  '\u0301',
  '1 250',
  'x 10^9',
);
const dirt = fc
  .array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 40 })
  .map((parts) => parts.join(' '));
const keys = fc.constantFrom(
  'per_100g',
  'per_porzione',
  'per_dose_30g',
  'porzione',
  'valori',
  'rows',
  'dose',
  'componente',
  'valore',
  'nome',
  'unita',
  'vnr',
  'sottocomponente',
  'Proteine',
  'Energia',
  'nutritional_table',
  'values',
  'title',
  'ingredienti',
  'allergeni',
  'latte',
  'features',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
);
const { tree: anything } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    dirt,
    fc.double(),
    fc.constantFrom(null, undefined, true, Number.NaN, Infinity, -1),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.oneof(keys, fc.string({ maxLength: 5 })), tie('tree'), { maxKeys: 5 }),
  ),
}));
const input = fc.oneof(
  anything,
  fc.anything(),
  dirt,
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

function expectAligned(table: NutritionTable): void {
  const width = table.columns.filter(({ kind }) => kind !== 'nrv').length;
  for (const row of table.rows) {
    expect(row.values).toHaveLength(width);
    expect(row.name.trim()).not.toBe('');
    const amounts = row.values.map((value) => value?.amount ?? 0);
    expect(amounts.every((amount) => Number.isFinite(amount) && amount >= 0)).toBe(true);
  }
  expect(table.rows.length > 0 || table.columns.length === 0).toBe(true);
}

test('reads any input without a throw, rows and columns lined up', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(
      input,
      fc.option(fc.string({ maxLength: 12 }), { nil: undefined }),
      (value, servingLabel) => {
        expectAligned(readNutrition(value, { servingLabel, html: htmlReader }).value);
      },
    ),
    settings,
  );
});

test('reads the same input without HTML, too', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(input, (value) => {
      expectAligned(parseNutrition(value).value);
    }),
    settings,
  );
});

test('reads ingredients of any input, each with a name', () => {
  fc.assert(
    fc.property(input, (value) => {
      const { value: list } = parseIngredients(value);
      const pending = [...list.ingredients];
      for (let next = pending.pop(); next; next = pending.pop()) {
        expect(next.name).not.toBe('');
        pending.push(...(next.children ?? []));
      }
    }),
    settings,
  );
});

/** Long texts take their time: a few of them. */
const longRuns = Math.min(200, Math.ceil(runs / 20));

test('reads words that come thousands of times without a throw', () => {
  const piece = fc.array(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(piece, fc.constantFrom('', ' '), (parts, gap) => {
      const once = parts.join(gap) + gap;
      const text = once.repeat(Math.ceil(50_000 / once.length));
      expect(() => parseNutrition(text, { html: htmlReader })).not.toThrow();
      expect(() => parseIngredients(text)).not.toThrow();
      expect(() => findDeclarations(text)).not.toThrow();
    }),
    { ...settings, numRuns: longRuns },
  );
});

test('finds declarations in any input, each with words to quote', () => {
  fc.assert(
    fc.property(input, (value) => {
      const quotes = findDeclarations(value).map(({ quote = '' }) => quote.trim());
      expect(quotes).not.toContain('');
    }),
    settings,
  );
});

test('the small readers take any text', () => {
  fc.assert(
    fc.property(fc.oneof(dirt, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
      parseQuantity(text);
      nutrientKey(text);
      looksLikeHtml(text);
      for (const section of Object.values(splitSections(text))) {
        expect(section?.text).toBe(text.slice(section?.span.start, section?.span.end));
      }
    }),
    settings,
  );
});

test('an amount is what is printed at its place', () => {
  fc.assert(
    fc.property(dirt, (text) => {
      // What looks like JSON has its places in the strings inside it.
      fc.pre(!/^\s*[[{"]/.test(text));
      const cells = parseNutrition(text).value.rows.flatMap(({ values }) => values);
      const amounts = cells.filter((value) => value !== null);
      const printed = amounts.map(({ span }) => text.slice(span?.start, span?.end));
      expect(printed).toEqual(amounts.map(({ raw }) => raw));
    }),
    settings,
  );
});

const row = fc.record({
  key: fc.constantFrom(
    'fat',
    'saturates',
    'carbohydrate',
    'sugars',
    'protein',
    'salt',
    'polyols',
    'vitaminC',
    undefined,
  ),
  indent: fc.constantFrom(0, 1),
  id: fc.nat(),
} as const);

test('ordering an ordered table changes nothing', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const once = orderRows(rows.map((item) => ({ ...item })));
      const again = orderRows(once.map((item) => ({ ...item })));
      expect(again).toEqual(once);
      expect(once).toHaveLength(rows.length);
    }),
    settings,
  );
});

const printed = [
  'Grassi',
  'di cui acidi grassi saturi',
  'Carboidrati',
  'di cui zuccheri',
  'Fibre',
  'Proteine',
  'Sale',
] as const;
const grams = fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10);
const facts = fc.uniqueArray(fc.tuple(fc.constantFrom(...printed), grams, grams), {
  selector: ([name]) => name,
  minLength: 2,
  maxLength: 7,
});
const comma = (value: number): string => `${value}`.replace('.', ',');

/** Each notation of printing a table of two columns. */
const notations: Record<string, (rows: [string, number, number][]) => unknown> = {
  pipes: (rows) =>
    [
      '| Componente | Per 100 g | Per dose (30 g) |',
      '|---|---|---|',
      ...rows.map(([name, a, b]) => `| ${name} | ${comma(a)} g | ${comma(b)} g |`),
    ].join('\n'),
  tabs: (rows) =>
    [
      'Componente\tPer 100 g\tPer dose (30 g)',
      ...rows.map(([name, a, b]) => `${name}\t${comma(a)} g\t${comma(b)} g`),
    ].join('\n'),
  semicolons: (rows) =>
    [
      'Componente;Per 100 g;Per dose (30 g)',
      ...rows.map(([name, a, b]) => `${name};${comma(a)} g;${comma(b)} g`),
    ].join('\n'),
  sections: (rows) => ({
    per_100g: rows.map(([componente, valore]) => ({ componente, valore: `${comma(valore)} g` })),
    per_dose_30g: Object.fromEntries(rows.map(([name, , b]) => [name, `${comma(b)} g`])),
  }),
  rows: (rows) => ({
    dose: '30 g',
    rows: rows.map(([nutriente, a, b]) => ({ nutriente, per_100g: a, quantita: `${comma(b)} g` })),
  }),
  html: (rows) =>
    `<table><tr><th>Componente<th>Per 100 g<th>Per dose (30 g)${rows.map(([name, a, b]) => `<tr><td>${name}<td>${comma(a)}&nbsp;g<td>${comma(b)} g`).join('')}</table>`,
  lines: (rows) =>
    [
      'Per 100 g',
      ...rows.map(([name, a]) => `${name}: ${comma(a)} g`),
      'Per dose (30 g)',
      ...rows.map(([name, , b]) => `${name}: ${comma(b)} g`),
    ].join('\n'),
  running: (rows) =>
    `Valori per 100 g per dose (30 g) ${rows.map(([name, a, b]) => `${name} ${comma(a)} g ${comma(b)} g`).join(' ')}`,
};

test.each(Object.entries(notations))('a table printed as %s is read back', (_, print) => {
  fc.assert(
    fc.property(facts, (rows) => {
      const { value } = parseNutrition(print(rows), { html: htmlReader });
      expect(value.columns.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['per100g', undefined],
        ['serving', 30],
      ]);
      const read = new Map(
        value.rows.map(({ name, values }) => [name, values.map((cell) => cell?.amount)]),
      );
      expect(read).toEqual(new Map(rows.map(([name, a, b]) => [name, [a, b]])));
      expect(value.rows).toHaveLength(rows.length);
    }),
    { ...settings, numRuns: Math.ceil(runs / 2) },
  );
});

test('checking a table of any kind finds no fault in itself', () => {
  fc.assert(
    fc.property(input, (value) => {
      const { value: table } = parseNutrition(value);
      expect(checkNutrition(table)).toEqual(checkNutrition(structuredClone(table)));
    }),
    { ...settings, numRuns: Math.ceil(runs / 2) },
  );
});
