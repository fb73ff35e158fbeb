import { expect, test } from 'vitest';
import { passages } from '../../corpus/passages.ts';
import { htmlReader } from '../html/index.ts';
import { parseNutrition } from '../index.ts';
import { counter } from './counter.ts';
import { counters } from './counters.ts';
import { feeds } from './feeds.ts';
import { foods } from './foods.ts';
import { kiosks } from './kiosks.ts';
import { performance } from './performance.ts';
import { proteins } from './proteins.ts';
import { servings } from './servings.ts';
import { shelves } from './shelves.ts';
import { snacks } from './snacks.ts';
import { vitamins } from './vitamins.ts';
import { wholes } from './wholes.ts';
import { windows } from './windows.ts';

const all = (groups: readonly (readonly { name: string; input: unknown }[])[]) => groups.flat();
const tables = all([
  proteins,
  snacks,
  vitamins,
  performance,
  foods,
  servings,
  counter,
  feeds,
  shelves,
  windows,
  kiosks,
  counters,
  wholes,
]);
/** All but places and white space in names. */
function tableOf(input: unknown, servingLabel: string | undefined): unknown {
  const { value } = parseNutrition(input, { servingLabel, html: htmlReader });
  return {
    columns: value.columns.map(({ kind, amount, unit }) => [kind, amount, unit]),
    rows: value.rows.map(({ name, key, indent, values, nrvPercent }) => [
      name.replaceAll(/\s+/g, ' '),
      key,
      indent,
      nrvPercent,
      values.map((quantity) => quantity && { ...quantity, raw: '', span: null }),
    ]),
  };
}

const labelOf = (label: object): string | undefined =>
  'servingLabel' in label && typeof label.servingLabel === 'string'
    ? label.servingLabel
    : undefined;

test.each(Object.entries(passages))('%s', (_, pass) => {
  const changed: string[] = [];
  for (const label of tables) {
    const before = tableOf(label.input, labelOf(label));
    const after = tableOf(pass(label.input), labelOf(label));
    if (JSON.stringify(before) !== JSON.stringify(after)) changed.push(label.name);
  }
  expect(changed).toEqual([]);
});
