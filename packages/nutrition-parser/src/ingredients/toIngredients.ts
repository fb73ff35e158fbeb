import type { Ingredient } from '../model.ts';
import { spanOf, type Source } from '../text/source.ts';
import type { Branch, Node } from './tree.ts';

/** A list of one flavour, or the only one, as the model has it. */
export type Variant = { label?: string; ingredients: Ingredient[] };

function toIngredient(source: Source, node: Node): Ingredient {
  const { name, percent, code, role, exempt, children, start, end } = node;
  const ingredient: Ingredient = { name };
  if (percent !== undefined) ingredient.percent = percent;
  if (code !== undefined) ingredient.code = code;
  if (role !== undefined) ingredient.role = role;
  if (exempt) ingredient.exempt = true;
  if (children) ingredient.children = children.map((child) => toIngredient(source, child));
  ingredient.span = spanOf(source, start, end);
  return ingredient;
}

/** The model's form of a tree, with the places in the original text. */
export function toVariant(source: Source, { label, items }: Branch): Variant {
  const ingredients = items.map((item) => toIngredient(source, item));
  return label === undefined ? { ingredients } : { label, ingredients };
}
