import { looksLikeJson, unfenced } from './document/json.ts';
import { findMarkers } from './document/sections.ts';
import { parseIngredients } from './ingredients/parseIngredients.ts';
import type { Diagnostic, IngredientList, Language, NutritionTable } from './model.ts';
import { parseNutrition, type NutritionOptions } from './parseNutrition.ts';
import { readSource } from './text/clean.ts';

/** What a label says. */
export type Label = {
  nutrition: NutritionTable;
  ingredients: IngredientList;
  /** Of the list of ingredients. */
  language: Language;
  diagnostics: Diagnostic[];
};

export type LabelOptions = NutritionOptions;

/**
 * Reads a label: one text, HTML or object that holds a nutrition table, a list of ingredients or
 * both. A text whose headings do not tell what it is, is a table where most of its rows are of known
 * nutrients, else a list. Never throws.
 */
export function parseLabel(input: unknown, options: LabelOptions = {}): Label {
  const nutrition = parseNutrition(input, options);
  const ingredients = parseIngredients(input);
  const kind = kindOf(input, nutrition.value);
  const label = {
    nutrition: kind === 'list' ? { ...nutrition.value, columns: [], rows: [] } : nutrition.value,
    ingredients: kind === 'table' ? withoutItems(ingredients.value) : ingredients.value,
  };
  const told = [
    ...(kind === 'list' ? nutrition.diagnostics.filter(isOfWhole) : nutrition.diagnostics),
    ...(kind === 'table' ? ingredients.diagnostics.filter(isOfWhole) : ingredients.diagnostics),
  ];
  return {
    ...label,
    language: ingredients.value.language,
    diagnostics: together(told, isRead(label)),
  };
}

/** Fewer known nutrients may be among ingredients: 'vitamina C 80 mg'. */
const minNutrients = 2;

/** What a text without headings is; 'both' where they tell, or where keys do. */
function kindOf(input: unknown, { rows }: NutritionTable): 'table' | 'list' | 'both' {
  if (typeof input !== 'string' || looksLikeJson(unfenced(input))) return 'both';
  const headings = findMarkers(readSource(input, undefined, true).text);
  if (headings.some(({ kind }) => kind === 'nutrition' || kind === 'ingredients')) return 'both';
  const known = rows.filter(({ key }) => key !== undefined).length;
  return known >= minNutrients && known * 2 >= rows.length ? 'table' : 'list';
}

/** Beside a table may stand what it contains; its rows are no ingredients. */
const withoutItems = (list: IngredientList): IngredientList => ({
  ...list,
  ingredients: [],
  variants: [],
});

const isRead = ({ nutrition, ingredients }: Pick<Label, 'nutrition' | 'ingredients'>): boolean =>
  nutrition.rows.length > 0 || ingredients.ingredients.length > 0;

/** Told by both readers of the whole input. */
const ofWhole: ReadonlySet<string> = new Set(['json-invalid', 'input-truncated', 'nothing-read']);

const isOfWhole = ({ code }: Diagnostic): boolean => ofWhole.has(code);

/** The diagnostics of both readers, each of the whole input once. */
const together = (told: readonly Diagnostic[], anyRead: boolean): Diagnostic[] =>
  told.filter(
    ({ code }, i) =>
      !(code === 'nothing-read' && anyRead) &&
      !(ofWhole.has(code) && told.findIndex((other) => other.code === code) < i),
  );
