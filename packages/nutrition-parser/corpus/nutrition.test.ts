import { afterEach, expect, test, vi } from 'vitest';
import { htmlReader } from '../src/html/index.ts';
import { parseNutrition } from '../src/index.ts';
import { lineForms } from '../src/nutrition/lines/lineFacts.ts';
import { printedTable } from '../src/testing/print.ts';
import { passages } from './passages.ts';
import { readCases, type Case } from './readCases.ts';

const cases = readCases('nutrition');

const labelOf = ({ sections }: Case): string | undefined => sections.get('serving label')?.[0];

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(cases.map((label) => [label.file, label.name, label] as const))(
  '%s: reads %s',
  (_file, _name, label) => {
    expect(printedTable(label.input, labelOf(label))).toEqual(label.sections.get('table'));
  },
);

/** The forms that read lines of an input, and the shape that it has. */
function formsOf(label: Case): string[] {
  const spies = lineForms.map((form) => [form.name, vi.spyOn(form, 'match')] as const);
  const { value } = parseNutrition(label.input, { html: htmlReader });
  const read = spies.filter(([, { mock }]) => mock.results.some((result) => result.value));
  vi.restoreAllMocks();
  return [value.shape, ...read.map(([name]) => name)];
}

test('every case is of the form that it tells', () => {
  const others = cases.filter((label) => {
    const [form = ''] = label.sections.get('form') ?? [];
    return !formsOf(label).includes(form);
  });
  expect(others.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test.each(lineForms)('the form of a $name has a case', ({ name }) => {
  expect(cases.some(({ sections }) => sections.get('form')?.[0] === name)).toBe(true);
});

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

test.each(Object.entries(passages))('%s change nothing', (_, pass) => {
  const changed = cases.filter((label) => {
    const before = tableOf(label.input, labelOf(label));
    const after = tableOf(pass(label.input), labelOf(label));
    return JSON.stringify(before) !== JSON.stringify(after);
  });
  expect(changed.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
