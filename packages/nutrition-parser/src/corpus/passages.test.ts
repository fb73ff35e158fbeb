import { expect, test } from 'vitest';
import { htmlReader } from '../html/index.ts';
import { parseIngredients, parseNutrition, type Ingredient } from '../index.ts';
import { botanicals } from './botanicals.ts';
import { counter } from './counter.ts';
import { counters } from './counters.ts';
import { cupboard } from './cupboard.ts';
import { feeds } from './feeds.ts';
import { flavours } from './flavours.ts';
import { foods } from './foods.ts';
import { jars } from './jars.ts';
import { kiosks } from './kiosks.ts';
import { lists } from './lists.ts';
import { mixtures } from './mixtures.ts';
import { pantry } from './pantry.ts';
import { performance } from './performance.ts';
import { proteins } from './proteins.ts';
import { servings } from './servings.ts';
import { shelves } from './shelves.ts';
import { snacks } from './snacks.ts';
import { vitamins } from './vitamins.ts';
import { wholes } from './wholes.ts';
import { windows } from './windows.ts';

/** What labels pass through on their way into a feed: none of it changes what they say. */

const isJson = (text: string): boolean => /^\s*[[{"`]/.test(text);
/** Dirt of its own, which a second passage would make worse. */
const isDirty = (text: string): boolean =>
  /[ÃÂâÎÐ&ß½¼\ud83c-\ud83e\uff10-\uff19\u3000-\u33ff]|\\n/.test(text);

/** Every string of a value changed. */
function each(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => each(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, each(item, change)]));
}

const strings =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    each(value, (text) => (isDirty(text) ? text : change(text)));

/** Plain texts alone: no JSON, markup or cells. */
const texts =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' && !isJson(value) && !/[<|\t]/.test(value) && !isDirty(value)
      ? change(value)
      : value;

const measure = /(\d) (?=[a-zµ%])/gi;

const passages: Readonly<Record<string, (value: unknown) => unknown>> = {
  'line ends of another system': strings((text) => text.replaceAll('\n', '\r\n')),
  'letters and accents apart': strings((text) => text.normalize('NFD')),
  'UTF-8 read as Latin-1': strings((text) =>
    String.fromCharCode(...new TextEncoder().encode(text)),
  ),
  'no-break spaces before units': strings((text) => text.replaceAll(measure, '$1\u00a0')),
  'narrow spaces before units': strings((text) => text.replaceAll(measure, '$1\u202f')),
  'zero-width spaces': strings((text) =>
    isJson(text) ? text : text.replaceAll(/ (?![^<]*>)/g, ' \u200b'),
  ),
  'spaces at the ends of lines': strings((text) => text.replaceAll('\n', '  \n')),
  'empty lines around it': strings((text) => `\n ${text} \n`),
  'a byte order mark': (value) => (typeof value === 'string' ? `\ufeff${value}` : value),
  'letters with accents as entities': strings((text) =>
    text.replaceAll(/[àèéìòùµ’“”–×²]/g, (char) => `&#${char.charCodeAt(0)};`),
  ),
  'the Greek letter for micro': strings((text) => text.replaceAll('µ', 'μ')),
  'numbers beside their units': strings((text) =>
    isJson(text) || /[Ol]\d|\d[Ol]|[a-z]\d+ mg /.test(text)
      ? text
      : text.replaceAll(/(\d) (?=(?:g|µg|mcg|kJ|kcal|ml)\b)/g, '$1'),
  ),
  JSON: (value) => JSON.stringify(value),
  'JSON within JSON': (value) => JSON.stringify(JSON.stringify(value)),
  'a JSON file': (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  'a block of code': (value) =>
    typeof value === 'string' ? value : `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``,
  // No paragraph ends within an item.
  paragraphs: texts((text) =>
    /[a-zà-ù-]\n[a-zà-ù]/.test(text)
      ? text
      : text
          .split('\n')
          .map((line) => `<p>${line}</p>`)
          .join(''),
  ),
  'line breaks of HTML': texts((text) => text.split('\n').join('<br />')),
};

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
  wholes.filter(({ table }) => table),
]);
const ingredients = all([
  wholes.filter(({ list }) => list),
  lists,
  botanicals,
  mixtures,
  pantry,
  flavours,
  jars,
  cupboard,
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

const item = ({ name, children, ...rest }: Ingredient): unknown => ({
  ...rest,
  span: null,
  name: name.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=m?c?g\b)/g, ''),
  children: children?.map(item),
});

function listOf(input: unknown): unknown {
  const { ingredients: first, variants, allergens, traces } = parseIngredients(input).value;
  return {
    first: first.map(item),
    variants: variants.map(({ label, ingredients: own }) => [label, own.map(item)]),
    allergens,
    traces,
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
  for (const { name, input } of ingredients)
    if (JSON.stringify(listOf(input)) !== JSON.stringify(listOf(pass(input)))) changed.push(name);
  expect(changed).toEqual([]);
});
