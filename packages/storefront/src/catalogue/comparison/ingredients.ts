import type { Ingredient } from '@vetta/nutrition-parser';
import type { GivenList } from './comparedLabel.ts';
import { foldText } from '../foldText.ts';
import { italianNumber } from '../italianNumber.ts';

export type ComparedIngredients = {
  /** As the label lists them, with what stands in their brackets. */
  ingredients: readonly string[];
  /** Those with an E-number or the name of an additive class. */
  additives: readonly string[];
  /** The list is that of this flavour, where the label has several. */
  flavour: string | undefined;
};

/** The list of the chosen flavour, or the label's first. */
export function comparedIngredients(list: GivenList, flavour: string): ComparedIngredients {
  const wanted = foldText(flavour);
  const own = list.variants.find(
    ({ label = '' }) => wanted !== '' && foldText(label).includes(wanted),
  );
  const ingredients = own?.ingredients ?? list.ingredients;
  return {
    ingredients: ingredients.map(textOf),
    additives: [...new Set(ingredients.flatMap((item) => additivesOf(item)))],
    flavour: list.variants.some(({ label }) => label !== undefined) ? own?.label : undefined,
  };
}

function textOf({ name, percent, children = [] }: Ingredient): string {
  const share = percent === undefined ? '' : ` ${italianNumber(percent)}%`;
  const inner = children.length === 0 ? '' : ` (${children.map(textOf).join(', ')})`;
  return `${name}${share}${inner}`;
}

function additivesOf(item: Ingredient, isOfClass = false): readonly string[] {
  const { name, code, role, children = [] } = item;
  const inClass = isOfClass || role !== undefined;
  if (children.length > 0) return children.flatMap((child) => additivesOf(child, inClass));
  if (code === undefined && !inClass) return [];
  return [code === undefined || name === code ? name : `${name} (${code})`];
}
