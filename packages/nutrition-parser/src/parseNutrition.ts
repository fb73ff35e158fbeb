import type { HtmlReader, NutritionTable, Result, Shape } from './model.ts';
import { readSource } from './text/clean.ts';
import { looksLikeJson, readJson, unfenced } from './text/readJson.ts';
import { hasStructure } from './text/readTag.ts';
import type { Path } from './text/source.ts';
import { checkNutrition } from './checks/checkNutrition.ts';
import type { Heading } from './lexer/heading.ts';
import { readArray } from './objects/readArray.ts';
import { readHtml } from './tables/readHtml.ts';
import { readObject } from './objects/readObject.ts';
import { readWholeText } from './lines/readText.ts';
import { newTextState, textShape } from './lines/context.ts';
import { unglued } from './lines/unglued.ts';
import { isObject } from './objects/values.ts';
import { TableBuilder } from './build/TableBuilder.ts';

export type NutritionOptions = {
  /** Names a serving column that the input leaves unnamed, as a label would: 'Per 30 g**'. */
  servingLabel?: string;
  /** `htmlReader` of `@vetta/nutrition-parser/html`; needed where `looksLikeHtml(input)`. */
  html?: HtmlReader;
};

/**
 * Reads what a product feed says about nutrition: sections, lists of rows, tables as objects, JSON,
 * HTML, pipes, tabs or semicolons, lines and run-on text (§3). Never throws; an input in which
 * nothing can be read gives a table without columns and rows.
 */
export function parseNutrition(
  input: unknown,
  options: NutritionOptions = {},
): Result<NutritionTable> {
  try {
    return readNutrition(input, options);
  } catch {
    // Only an input that throws when it is looked at (a getter, a proxy) comes here.
    return readNutrition(null, {});
  }
}

/** `parseNutrition` without its guard against inputs that throw themselves. */
export function readNutrition(input: unknown, options: NutritionOptions): Result<NutritionTable> {
  const { servingLabel, html } = options ?? {};
  const builder = new TableBuilder(typeof servingLabel === 'string' ? servingLabel : undefined);
  const readAny = readAnyWith(typeof html === 'function' ? html : undefined);
  const shape = readAny(input, [], builder, null, 0);
  const value = builder.finish(shape);
  return { value, diagnostics: builder.diagnostics.concat(checkNutrition(value)) };
}

/** JSON in JSON in JSON, and no more. */
const deepest = 12;

function readAnyWith(html: HtmlReader | undefined) {
  const readAny = (
    value: unknown,
    path: Path,
    builder: TableBuilder,
    basis: Heading | null,
    depth: number,
  ): Shape => {
    if (depth > deepest || !builder.budget.mayReadOn()) return 'none';
    if (typeof value === 'string') return readString(value, path, builder, basis, depth);
    if (Array.isArray(value)) return readArray(value, path, builder, basis, depth, readAny);
    return isObject(value) ? readObject(value, path, builder, basis, depth, readAny) : 'none';
  };
  const readString = (
    whole: string,
    path: Path,
    builder: TableBuilder,
    basis: Heading | null,
    depth: number,
  ): Shape => {
    const text = builder.budget.cut(whole);
    const bare = unfenced(text);
    if (looksLikeJson(bare)) {
      const json = readJson(bare);
      const before = builder.rowCount;
      const shape = readAny(json.value, path, builder, basis, depth + 1);
      if (!json.valid) builder.budget.invalidJson(path, text);
      if (json.valid || builder.rowCount > before) return shape;
    }
    const place = path.length > 0 ? path : undefined;
    if (hasStructure(text)) {
      if (html) return readHtml(html, text, place, builder, basis);
      builder.budget.missesHtml(path, text);
    }
    const state = newTextState(builder, basis);
    const source = unglued(readSource(text, place, true));
    readWholeText(source, state);
    return textShape(state);
  };
  return readAny;
}
