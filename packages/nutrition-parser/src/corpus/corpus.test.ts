import { describe, expect, test } from 'vitest';
import { htmlReader } from '../html/index.ts';
import { parseNutrition } from '../index.ts';
import { printedTable, printTable } from '../testing/print.ts';
import { arrivals } from './arrivals.ts';
import { counter } from './counter.ts';
import { counters } from './counters.ts';
import { exported } from './exports.ts';
import { feeds } from './feeds.ts';
import { foods } from './foods.ts';
import { kiosks } from './kiosks.ts';
import { pages } from './pages.ts';
import { performance } from './performance.ts';
import { proteins } from './proteins.ts';
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

test.each(
  [...windows, ...kiosks, ...counters, ...pages].map((label) => [label.name, label] as const),
)('reads the table of %s', (_, { input, servingLabel, lines }) => {
  expect(printedTable(input, servingLabel)).toEqual(lines);
});

test.each(wholes.map((label) => [label.name, label] as const))(
  'reads the table of the whole %s',
  (_, { input, servingLabel, table }) => {
    expect(printedTable(input, servingLabel)).toEqual(table);
  },
);
