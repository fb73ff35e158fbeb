import { describe, expect, test } from 'vitest';
import { htmlReader } from '../html/index.ts';
import { parseIngredients, parseNutrition } from '../index.ts';
import { printedList, printedTable, printList, printTable } from '../testing/print.ts';
import { arrivals } from './arrivals.ts';
import { botanicals } from './botanicals.ts';
import { capitals } from './capitals.ts';
import { counter } from './counter.ts';
import { cupboard } from './cupboard.ts';
import { counters } from './counters.ts';
import { exported } from './exports.ts';
import { feeds } from './feeds.ts';
import { flavours } from './flavours.ts';
import { foods } from './foods.ts';
import { jars } from './jars.ts';
import { kiosks } from './kiosks.ts';
import { lists } from './lists.ts';
import { mixes } from './mixes.ts';
import { mixtures } from './mixtures.ts';
import { pages } from './pages.ts';
import { pantry } from './pantry.ts';
import { performance } from './performance.ts';
import { proteins } from './proteins.ts';
import { sachets } from './sachets.ts';
import { scans } from './scans.ts';
import { servings } from './servings.ts';
import { shelves } from './shelves.ts';
import { snacks } from './snacks.ts';
import { stands } from './stands.ts';
import { vitamins } from './vitamins.ts';
import { wholes } from './wholes.ts';
import { windows } from './windows.ts';

const families = {
  proteins,
  snacks,
  vitamins,
  performance,
  scans,
  foods,
  servings,
  counter,
  feeds,
  arrivals,
  shelves,
  exported,
  stands,
};

for (const [family, labels] of Object.entries(families)) {
  describe(`${family}`, () => {
    test.each(labels.map((label) => [label.name, label] as const))('reads %s', (_, label) => {
      const { servingLabel } = label;
      const { value, diagnostics } = parseNutrition(label.input, {
        servingLabel,
        html: htmlReader,
      });
      expect(printTable(value)).toEqual(label.table);
      expect(value.title).toBe(label.title);
      expect(value.servingsPerPack).toBe(label.servingsPerPack);
      expect(value.notes).toEqual(label.notes ?? []);
      expect(diagnostics.map(({ code }) => code)).toEqual(label.diagnostics ?? []);
    });
  });
}

describe('ingredients', () => {
  test.each(
    [...lists, ...botanicals, ...mixtures, ...pantry, ...flavours, ...sachets, ...mixes].map(
      (label) => [label.name, label] as const,
    ),
  )('reads %s', (_, label) => {
    const { value, diagnostics } = parseIngredients(label.input);
    expect(printList(value)).toEqual(label.list);
    expect(value.notes).toEqual(label.notes ?? []);
    expect(diagnostics).toEqual([]);
  });
});

test.each(
  [...windows, ...kiosks, ...counters, ...pages].map((label) => [label.name, label] as const),
)('reads the table of %s', (_, { input, servingLabel, lines }) => {
  expect(printedTable(input, servingLabel)).toEqual(lines);
});

test.each([...jars, ...cupboard, ...capitals].map((label) => [label.name, label] as const))(
  'reads the list of %s',
  (_, { input, lines }) => {
    expect(printedList(input)).toEqual(lines);
  },
);

test.each(
  wholes.flatMap(({ name, input, servingLabel, table }) =>
    table ? [[name, input, servingLabel, table] as const] : [],
  ),
)('reads the table of the whole %s', (_, input, servingLabel, table) => {
  expect(printedTable(input, servingLabel)).toEqual(table);
});

test.each(wholes.flatMap(({ name, input, list }) => (list ? [[name, input, list] as const] : [])))(
  'reads the list of the whole %s',
  (_, input, list) => {
    expect(printedList(input)).toEqual(list);
  },
);
