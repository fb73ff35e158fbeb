import { Table } from './nutrition/facts/Table.ts';
import { checkNutrition } from './checks/checkNutrition.ts';
import type { Diagnostic, HtmlReader, NutritionTable, Result, Shape } from './model.ts';
import { Entered, hasContent, readGuarded } from './document/guard.ts';
import { readValue } from './nutrition/objects/readValue.ts';
import type { Input } from './nutrition/objects/input.ts';

export type NutritionOptions = {
  /** Names a serving column that the input leaves unnamed, as a label would: 'Per 30 g**'. */
  servingLabel?: string;
  /** `htmlReader` of `@vetta/nutrition-parser/html`; needed where `looksLikeHtml(input)`. */
  html?: HtmlReader;
};

/**
 * Reads what a product feed says about nutrition: sections, lists of rows, tables as objects, JSON,
 * HTML, pipes, tabs or semicolons, lines and run-on text. Never throws; an input in which
 * nothing can be read gives a table without columns and rows.
 */
export function parseNutrition(
  input: unknown,
  options: NutritionOptions = {},
): Result<NutritionTable> {
  return readGuarded(input, (value, entered) => readNutrition(value, options, entered));
}

const nothingRead: Diagnostic = {
  code: 'nothing-read',
  severity: 'info',
  message: 'No row of a table was found.',
};

/** `parseNutrition` without its guard against inputs that throw themselves. */
export function readNutrition(
  value: unknown,
  options: NutritionOptions,
  entered = new Entered(),
): Result<NutritionTable> {
  const { servingLabel, html } = options ?? {};
  const table = new Table(typeof servingLabel === 'string' ? servingLabel : undefined);
  const input: Input = {
    table,
    html: typeof html === 'function' ? html : undefined,
    read: (inner, place, given) => {
      const read = (): Shape => readValue(inner, place, given);
      return typeof inner === 'object' && inner !== null
        ? entered.within(inner, read, 'none')
        : read();
    },
  };
  const shape = input.read(value, { path: [], basis: null, depth: 0 }, input);
  const read = table.finish(shape);
  const diagnostics = read.diagnostics.concat(checkNutrition(read.value));
  if (read.value.rows.length === 0 && hasContent(value)) diagnostics.push(nothingRead);
  return { value: read.value, diagnostics };
}
