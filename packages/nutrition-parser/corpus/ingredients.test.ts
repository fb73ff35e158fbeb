import { expect, test } from 'vitest';
import { parseIngredients, type Ingredient } from '../src/index.ts';
import { printedList } from '../src/testing/print.ts';
import { passages } from './passages.ts';
import { readCases } from './readCases.ts';

const cases = readCases('ingredients');

/** A case tells its whole list, or its allergens and traces alone. */
const print: Readonly<Record<string, (input: unknown) => string[]>> = {
  list: printedList,
  allergens: (input) => printedList(input).filter((line) => /^(?:allergens|traces):/.test(line)),
};

test.each(cases.map((label) => [label.file, label.name, label] as const))(
  '%s: reads %s',
  (_file, _name, { input, sections }) => {
    const [kind = '', expected] = [...sections][0] ?? [];
    expect((print[kind] ?? printedList)(input)).toEqual(expected);
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
