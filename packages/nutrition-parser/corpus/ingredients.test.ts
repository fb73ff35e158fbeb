import { expect, test } from 'vitest';
import { parseIngredients, type Ingredient } from '../src/index.ts';
import { printedList } from '../src/testing/print.ts';
import { passages } from './passages.ts';
import { readCases } from './readCases.ts';

const cases = readCases('ingredients');

test.each(cases.map((label) => [label.file, label.name, label] as const))(
  '%s: reads %s',
  (_file, _name, { input, sections }) => {
    expect(printedList(input)).toEqual(sections.get('list'));
  },
);

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

test.each(Object.entries(passages))('%s change nothing', (_, pass) => {
  const changed = cases.filter(
    ({ input }) => JSON.stringify(listOf(input)) !== JSON.stringify(listOf(pass(input))),
  );
  expect(changed.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
